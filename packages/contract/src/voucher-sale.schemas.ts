import { z } from 'zod'
import { email } from './email.schemas.ts'
import { voucherMessageLimit } from './sale-limits.ts'
import { orderIdReply } from './payment.schemas.ts'
import { personName, personNameOrNone } from './person-name.schemas.ts'
import { code, paragraphs } from './stored-text.ts'
import { currency, idempotencyKey, minor, stayDate } from './values.schemas.ts'

/** The header that identifies a buyer's browser. The host sets it from a cookie that scripts cannot read. */
export const purchaseKeyHeader = 'x-purchase-key'

export const voucherSaleRequest = z.object({})

/** What an edition sells, and how it can be paid. */
export const voucherSale = z.object({
  currency,
  least: minor,
  most: minor,
  presets: z.array(minor),
  validUntil: stayDate.describe('The last day on which a voucher pays that is bought now'),
  /** In order, the first is preselected. Empty: nothing can be bought at the moment. A method costs nothing on top. */
  providers: z.array(
    z.object({
      paymentProviderIdentifier: z.enum(['bambora', 'saferpay']),
      paymentMethodIdentifier: z.string(),
    }),
  ),
})
export type VoucherSale = z.infer<typeof voucherSale>

export const buyVoucherRequest = z.object({
  /** Minor units: whole amounts of the currency, between the limits of the sale. */
  amount: minor,
  /** Printed on the voucher. */
  recipient: personNameOrNone,
  message: paragraphs(voucherMessageLimit),
  buyerName: personName,
  email,
  /** Terms of gift vouchers and information about withdrawal, as they were shown. */
  acceptsTerms: z.literal(true),
  provider: z.enum(['bambora', 'saferpay']),
  /** As the sale names it; 400 for another one. */
  paymentMethod: code(/^[a-z0-9_-]{1,40}$/i),
  /** Same key in the same browser, same purchase: a double click opens one payment. */
  idempotencyKey,
})
export type BuyVoucherRequest = z.input<typeof buyVoucherRequest>

const address = code(/^[A-Za-z0-9_-]{22}$/)

/** The started payment, and the address of the purchase's page. */
export const startedPurchase = orderIdReply.extend({ address })
export type StartedPurchase = z.infer<typeof startedPurchase>

export const voucherPurchaseRequest = z.object({ address })

/** A purchase, for whoever knows its address. What names a person, and the code, is for the buyer's browser alone: null for others. */
export const voucherPurchase = z.object({
  /** `paid`: the voucher follows within moments. `checking` is never to be shown as a success or a failure (I10). */
  state: z.enum(['open', 'checking', 'failed', 'paid', 'issued', 'withdrawn']),
  amount: minor,
  currency,
  validUntil: stayDate,
  withdrawableUntil: stayDate,
  boughtAt: z.iso.datetime(),
  /** Where the mail goes: m…@example.org. */
  email: z.string(),
  purchaseRef: z.string().nullable(),
  /** Null until it is issued. */
  code: z.string().nullable(),
  recipient: z.string().nullable(),
  message: z.string().nullable(),
})
export type VoucherPurchase = z.infer<typeof voucherPurchase>
