import { z } from 'zod'
import { cartId } from './booking.schemas.ts'
import { currency, minor } from './values.schemas.ts'

/** Payment calls name a booking by its reference: ten characters, Crockford's base32. */
export const bookingRef = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[0-9A-HJKMNP-TV-Z]{10}$/)

/**
 * An amount as SPEC.md §7 has it in payment calls, which multiplies it by 100 for the payment window: a decimal number of the
 * major unit, 123.45, with two decimals at most. Everywhere else money is in minor units.
 */
export const paymentAmount = z
  .number()
  .min(0.01)
  .max(10_000_000)
  .refine((amount) => Math.round(amount * 100) / 100 === amount, 'Two decimals at most')

/** SPEC.md §3, "Payment provider". */
export const paymentProvider = z.object({
  paymentProviderIdentifier: z.enum(['bambora', 'saferpay', 'gift_voucher']),
  paymentMethodIdentifier: z.string(),
  /** What paying a rate by this provider costs on top: one for each rate, in their order; what is paid already costs nothing. */
  feePrices: z.array(z.object({ rateIndex: z.int().min(0), amount: minor, currency })),
  /** The same for everything that is open, or for the amount that was asked about. */
  fullFeeAmount: minor,
  currency,
})
export type PaymentProvider = z.infer<typeof paymentProvider>
export const paymentProviders = z.array(paymentProvider)

/** The right to pay a guest's booking right after the checkout; a customer's session does without. */
const guest = { cartId: cartId.optional() }

export const providersRequest = z.object({ bookingId: bookingRef, ...guest })
export const dynamicProvidersRequest = z.object({ bookingId: bookingRef, amount: paymentAmount, ...guest })

export const orderExtras = z
  .array(z.object({ id: z.int().positive(), quantity: z.int().min(0).max(50) }))
  .max(40)

/** SPEC.md §7, getOrderId. What is only for one of the slugs is checked by the handler. */
export const orderIdRequest = z.object({
  ref: bookingRef,
  slug: z.enum(['bambora', 'saferpay', 'gift_voucher']),
  amount: paymentAmount,
  /** The whole new choice of extras, which this pays for: 409 `changes-not-allowed`, 401 without a session. */
  extras: orderExtras.optional(),
  /** saferpay */
  paymentMethod: z
    .string()
    .max(40)
    .regex(/^[a-z0-9_-]*$/i)
    .optional(),
  /** saferpay: carries apiLocale, redirectUrl and bookingId; only redirectUrl is taken from it, and only as a path of ours. */
  successUrl: z.string().max(4000).optional(),
  /** bambora: where to go afterwards. A path of this edition; anything else leads to the booking. */
  redirectUrl: z.string().max(2000).optional(),
  /** The rate that was chosen, where there is more than one pending. */
  rateIndex: z.int().min(0).max(20).optional(),
  /** Same key, same attempt: a double click opens one order (RELIABILITY.md F32). */
  idempotencyKey: z
    .string()
    .min(16)
    .max(64)
    .regex(/^[A-Za-z0-9_-]+$/)
    .optional(),
  ...guest,
})
export type OrderIdRequest = z.input<typeof orderIdRequest>

/** SPEC.md §3, "Payment order request result". Empty for the gift voucher, which does nothing yet. */
export const orderIdReply = z.object({
  orderIdHash: z.string().optional(),
  /** bambora */
  merchantId: z.string().optional(),
  amount: z
    .number()
    .optional()
    .describe('Decimal, as it was asked for; with the fee of the provider where it is ours to add'),
  /**
   * bambora: the fields of the payment window in the order in which they are signed, and where they go (GET or POST). To be
   * sent as they stand: another order or value breaks the signature.
   */
  window: z
    .object({
      url: z.string(),
      fields: z.array(z.object({ name: z.string(), value: z.string() })),
    })
    .optional(),
  /** saferpay: opens once. */
  saferpayUrl: z.string().optional(),
})
export type OrderIdReply = z.infer<typeof orderIdReply>

export const paymentOrderRequest = z.object({ orderIdHash: z.string().regex(/^[A-Za-z0-9_-]{22}$/) })

/** What became of an attempt, for the page that the customer returns to. Nothing personal: the id is on addresses. */
export const paymentOrder = z.object({
  /** `checking`: not known yet, and never to be shown as a success or a failure (RELIABILITY.md I10). */
  result: z.enum(['open', 'checking', 'paid', 'failed', 'expired']),
  paymentProviderIdentifier: z.enum(['bambora', 'saferpay']),
  /** What was asked for, without fee. */
  amount: minor,
  /** What counts for the booking; another amount than asked for in rare cases. */
  received: minor,
  currency,
  bookingStatus: z.enum(['PAYMENT_OK', 'PARTIALLY_PAID', 'PAID_TOO_MUCH', 'NO_PAYMENT_MADE']),
})
export type PaymentOrder = z.infer<typeof paymentOrder>
