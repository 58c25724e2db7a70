import { z } from 'zod'
import { line } from './stored-text.ts'
import { currency, minor, stayDate } from './values.schemas.ts'
import { withdrawal } from './withdrawal.schemas.ts'

/** Sold gift vouchers and withdrawals as an operator sees them; never a code. */
export const purchasesRequest = z.object({})
export const purchases = z.array(
  z.object({
    purchaseRef: z.string(),
    brand: z.string(),
    siteCode: z.string(),
    state: z.enum(['open', 'paid', 'issued', 'withdrawn', 'erased']),
    amount: minor,
    currency,
    email: z.string(),
    hint: z.string().describe('The last signs of the code'),
    validUntil: stayDate,
    createdAt: z.iso.datetime(),
  }),
)
export type Purchases = z.infer<typeof purchases>

export const withdrawalsRequest = z.object({})
export const withdrawals = z.array(
  withdrawal.pick({ outcome: true, receivedAt: true, email: true }).extend({
    id: z.int(),
    brand: z.string(),
    siteCode: z.string(),
    name: z.string(),
    contract: z.string(),
    remarks: z.string(),
  }),
)
export type Withdrawals = z.infer<typeof withdrawals>

export const resolveWithdrawalRequest = z.object({
  id: z.int().positive(),
  /** The purchase to withdraw from, whatever its age; without it the statement is closed alone. */
  purchaseRef: line(40).optional(),
  resolution: line(300),
})
export const resolvedWithdrawal = withdrawal.pick({ outcome: true, amount: true, currency: true })
export type ResolvedWithdrawal = z.infer<typeof resolvedWithdrawal>
