import { z } from 'zod'
import { minor, stayDate } from './values.schemas.ts'

/**
 * Why a code pays nothing. `unknown`: there is none, not of this brand, or it is closed: one answer, so that guesses learn nothing.
 * The others are told only to who has the code. `too-little`: what it pays would leave less open than can be paid.
 */
const voucherRefusal = z.enum(['unknown', 'currency', 'expired', 'empty', 'too-little'])
export type VoucherRefusal = z.infer<typeof voucherRefusal>

/** What a gift voucher pays of a booking at this moment. It is a payment: the price stays as it is. Minor units. */
export const voucherOffer = z.object({
  hint: z.string().describe('The last four signs of the code'),
  pays: minor.describe('0 where it is refused'),
  left: minor.describe('What stays on the voucher then'),
  open: minor.describe('What is then still to pay to the shop'),
  validUntil: stayDate.nullable(),
  refusal: voucherRefusal.nullable(),
})
export type VoucherOffer = z.infer<typeof voucherOffer>

/** What gift vouchers pay of a booking; null where none does. */
export const voucherPart = z.object({
  paid: minor.describe('Part of `paid`, less what went back to vouchers'),
  reserved: minor.describe(
    'Set aside: pays a request once its campsite has accepted, a booking once a card has paid the rest that is due',
  ),
  until: z.iso
    .datetime()
    .nullable()
    .describe('When `reserved` goes back unless a card has paid; null for a request'),
  released: z
    .array(z.object({ hint: z.string(), amount: minor }))
    .describe('What went back to vouchers, as no card has paid; each may be taken again without its code'),
})
export type VoucherPart = z.infer<typeof voucherPart>

/** Additional members of the problem `voucher-refused`. */
export type VoucherRefused = Partial<Pick<VoucherOffer, 'refusal'>>
