import { z } from 'zod'
import { bookingRefInput } from './account.schemas.ts'
import { cartId } from './booking.schemas.ts'
import { code, line } from './stored-text.ts'
import { currency, idempotencyKey, minor } from './values.schemas.ts'

/**
 * An amount in payment calls (payment-8), which is multiplied by 100 for the payment window: a decimal number of
 * the major unit, 123.45, with two decimals at most. Everywhere else money is in minor units.
 */
const paymentAmount = z
  .number()
  .min(0.01)
  .max(10_000_000)
  .refine((amount) => Math.round(amount * 100) / 100 === amount, 'Two decimals at most')

/** A method of a payment provider, with its fees (payment-2, payment-20): both identifiers name an entry. */
const paymentProvider = z.object({
  paymentProviderIdentifier: z.enum(['bambora', 'saferpay', 'gift_voucher']),
  paymentMethodIdentifier: z
    .string()
    .describe('`card` alone stands for all that the provider’s window offers'),
  /** The fee for each rate, in their order; 0 for paid rates. */
  feePrices: z.array(z.object({ rateIndex: z.int().min(0), amount: minor, currency })),
  /** The fee for the whole open amount, or for the requested amount. */
  fullFeeAmount: minor,
  currency,
})
export type PaymentProvider = z.infer<typeof paymentProvider>
export const paymentProviders = z.array(paymentProvider)

/** The right to pay a guest's booking right after the checkout; a customer's session needs none. */
const guest = { cartId: cartId.optional() }

export const providersRequest = z.object({ bookingId: bookingRefInput, ...guest })
export const dynamicProvidersRequest = z.object({
  bookingId: bookingRefInput,
  amount: paymentAmount,
  ...guest,
})

const orderExtras = z.array(z.object({ id: z.int().positive(), quantity: z.int().min(0).max(50) })).max(40)

/** Starts a payment (api-6, getOrderId). The handler checks the fields of single slugs. */
export const orderIdRequest = z.object({
  ref: bookingRefInput,
  slug: z.enum(['bambora', 'saferpay', 'gift_voucher']),
  amount: paymentAmount,
  /** The complete new choice of extras that this pays for: 409 `changes-not-allowed`, 401 without a session. */
  extras: orderExtras.optional(),
  /** The held change of the booking that this pays for: 409 `hold-over` when its time is over, 401 without a session. */
  heldChange: z.int().positive().optional(),
  /** As the list of providers names it; 400 for another one. Without it the first of the provider. */
  paymentMethod: code(/^[a-z0-9_-]{0,40}$/i).optional(),
  /**
   * saferpay: contains apiLocale, redirectUrl and bookingId; only redirectUrl is used, and only as a path of the
   * edition.
   */
  successUrl: line(4000, 0).optional(),
  /** bambora: the return path. A path of this edition; anything else leads to the booking. */
  redirectUrl: line(2000, 0).optional(),
  /** The chosen rate, where more than one is pending. */
  rateIndex: z.int().min(0).max(20).optional(),
  /** Same key, same attempt: a double click opens one order (F32). */
  idempotencyKey: idempotencyKey.optional(),
  ...guest,
})
export type OrderIdRequest = z.input<typeof orderIdRequest>

/** The reply to a started payment (payment-9). Empty for the gift voucher, which pays by its code (voucher.endpoints.ts). */
export const orderIdReply = z.object({
  orderIdHash: z.string().optional(),
  /** bambora */
  merchantId: z.string().optional(),
  amount: z
    .number()
    .optional()
    .describe('Decimal: the amount that was asked for and the fee of its method, which is what is charged'),
  /**
   * bambora: the fields of the payment window in the order of their signature, and their target (GET or POST).
   * Send them unchanged: another order or value breaks the signature.
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

export const paymentOrderRequest = z.object({ orderIdHash: code(/^[A-Za-z0-9_-]{22}$/) })

/**
 * The outcome of an attempt, for the page that the customer returns to. Nothing personal: the id is part of
 * addresses.
 */
export const paymentOrder = z.object({
  /** `checking`: not known yet, and never to be shown as a success or a failure (I10). */
  result: z.enum(['open', 'checking', 'paid', 'failed', 'expired']),
  paymentProviderIdentifier: z.enum(['bambora', 'saferpay']),
  /** The requested amount, without fee. */
  amount: minor,
  /** The amount that counts for the booking; in rare cases it differs from the requested one. */
  received: minor,
  currency,
  bookingStatus: z.enum(['PAYMENT_OK', 'PARTIALLY_PAID', 'PAID_TOO_MUCH', 'NO_PAYMENT_MADE']),
})
export type PaymentOrder = z.infer<typeof paymentOrder>
