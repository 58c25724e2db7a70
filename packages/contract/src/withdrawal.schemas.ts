import { z } from 'zod'
import { email } from './email.schemas.ts'
import { withdrawalLimits } from './sale-limits.ts'
import { personName } from './person-name.schemas.ts'
import { line, paragraphs } from './stored-text.ts'
import { currency, idempotencyKey, minor } from './values.schemas.ts'

/** A statement of withdrawal, as article 11a of Directive 2011/83/EU asks for it. */
export const withdrawalRequest = z.object({
  name: personName,
  /** Where the acknowledgement goes. */
  email,
  /** The number of the purchase, or other words by which a person finds the contract. */
  contract: line(withdrawalLimits.contract),
  remarks: paragraphs(withdrawalLimits.remarks),
  /** Same key, same statement: a repeat returns the first result. */
  idempotencyKey,
})
export type WithdrawalRequest = z.input<typeof withdrawalRequest>

/** What became of it. Every statement is acknowledged by mail, with these words and this time. */
export const withdrawal = z.object({
  /**
   * `withdrawn`, `partly` (the rest of a voucher): `amount` goes back. `repeated`: it was withdrawn before. `used`: nothing is left.
   * `booking`: of a stay, which has no right of withdrawal. `late`, `unmatched`: a person looks at it.
   */
  outcome: z.enum(['withdrawn', 'partly', 'repeated', 'used', 'late', 'booking', 'unmatched']),
  amount: minor.nullable(),
  currency: currency.nullable(),
  receivedAt: z.iso.datetime(),
  email: z.string(),
})
export type Withdrawal = z.infer<typeof withdrawal>
