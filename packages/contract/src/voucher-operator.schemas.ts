import { z } from 'zod'
import { currency, minor, stayDate } from './values.schemas.ts'
import { line } from './stored-text.ts'

/** Gift vouchers as an operator sees them: their sums, never their codes. */
export const vouchersRequest = z.object({})
export const vouchers = z.array(
  z.object({
    id: z.int(),
    brand: z.string(),
    currency,
    note: z.string(),
    createdAt: z.iso.datetime(),
    validUntil: stayDate.nullable(),
    issued: minor,
    refunded: minor,
    balance: minor.describe('What can be spent'),
    reserved: minor.describe('Set aside for payments that are not final'),
    redeemed: minor,
  }),
)
export type Vouchers = z.infer<typeof vouchers>

export const issueVoucherRequest = z.object({
  brand: line(40),
  currency,
  /** Minor units, up to 5,000.00. */
  amount: z.int().min(100).max(500_000),
  note: line(300, 0).default(''),
  /** The last day on which it pays; without it for ever. */
  validUntil: stayDate.optional(),
})
export const issuedVoucher = z.object({ id: z.int(), code: z.string().describe('Told once') })
export type IssuedVoucher = z.infer<typeof issuedVoucher>
