import { z } from 'zod'

const seconds = z.int().min(0).max(1_000_000)
const minor = z.int().min(0).max(999_999_999)

/** Overrides for every order or for one. Unset knobs behave as the provider documents it. */
export const orderKnobs = z
  .strictObject({
    /** Never sends the server-to-server call (ePay's callback, Saferpay's notification). */
    notice: z.enum(['send', 'drop']),
    /**
     * `documented`: ePay serves its queue every minute, or before the return with instantcallback=1; Saferpay calls at
     * once.
     */
    noticeTiming: z.enum(['documented', 'before-return', 'after-return']),
    /** Added to the timing. */
    noticeDelaySeconds: seconds,
    /** Number of calls at the same moment. */
    noticeCopies: z.int().min(1).max(50),
    /** ePay: the error in the callback. Changes of names and order leave the hash valid. */
    noticeChange: z.enum([
      'none',
      'bad-hash',
      'missing-hash',
      'reordered',
      'shifted-names',
      'renamed-field',
      'duplicate-field',
      'unknown-field',
    ]),
    /** Saferpay: calls FailNotifyUrl although the payment succeeded (F23). */
    noticeWrong: z.boolean(),
    /** The customer closes the browser after the payment. */
    return: z.enum(['send', 'drop']),
    /** Authorises this amount instead of the ordered one, correctly signed. */
    receivedAmount: minor,
    receivedCurrency: z.string().regex(/^[A-Z]{3}$/),
    /** Saferpay: the OrderId that Assert returns. */
    receivedOrderId: z.string().min(1).max(80),
    /** ePay: txnfee, added to the amount. */
    fee: minor,
    /** ePay: the currency that gettransaction reports. */
    mode: z.enum(['test', 'production']),
    /** ePay: acquirers differ in whether they accept a second payment of an order id. */
    orderReuse: z.enum(['accept', 'reject']),
    /** ePay: MD5 in both directions; the account's setting by default. */
    checkRequestHash: z.boolean(),
    signNotices: z.boolean(),
    /** Saferpay: outcome of a card that would otherwise succeed. */
    outcome: z.enum(['AUTHORIZED', 'CAPTURED', 'PENDING']),
    /** Saferpay: time until PENDING becomes CAPTURED. */
    pendingSeconds: seconds,
    liabilityShift: z.boolean(),
    /** Saferpay: the eCommerce licence has no interface for refunds. */
    licence: z.enum(['business', 'ecommerce']),
    /** Saferpay: effect of a repeated RequestId with a higher RetryIndicator, which Saferpay does not document. */
    repeatedRequest: z.enum(['execute', 'replay']),
  })
  .partial()

export type OrderKnobs = z.infer<typeof orderKnobs>
