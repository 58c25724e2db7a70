import { z } from 'zod'

const seconds = z.int().min(0).max(1_000_000)
const minor = z.int().min(0).max(999_999_999)

/** What a test may set for every order or for one. Everything that is not set behaves as the provider documents it. */
export const orderKnobs = z
  .strictObject({
    /** The server-to-server call (ePay's callback, Saferpay's notification) is never made. */
    notice: z.enum(['send', 'drop']),
    /** `documented`: ePay's queue is served each minute, or before the return with instantcallback=1; Saferpay calls at once. */
    noticeTiming: z.enum(['documented', 'before-return', 'after-return']),
    /** On top of the timing. */
    noticeDelaySeconds: seconds,
    /** All of them at the same moment. */
    noticeCopies: z.int().min(1).max(50),
    /** ePay: what is wrong with the callback. Changes of names and order keep the hash valid. */
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
    /** Saferpay: FailNotifyUrl is called for a payment that was made (F23). */
    noticeWrong: z.boolean(),
    /** The customer closes the browser after paying. */
    return: z.enum(['send', 'drop']),
    /** What is authorised instead of what was ordered, correctly signed. */
    receivedAmount: minor,
    receivedCurrency: z.string().regex(/^[A-Z]{3}$/),
    /** Saferpay: the OrderId that Assert tells. */
    receivedOrderId: z.string().min(1).max(80),
    /** ePay: txnfee, on top of the amount. */
    fee: minor,
    /** ePay: what gettransaction says the transaction was made in. */
    mode: z.enum(['test', 'production']),
    /** ePay: acquirers differ in whether an order id can be paid a second time. */
    orderReuse: z.enum(['accept', 'reject']),
    /** ePay: MD5 in both directions; the account's setting where it is not set. */
    checkRequestHash: z.boolean(),
    signNotices: z.boolean(),
    /** Saferpay: what a card that would be accepted leads to. */
    outcome: z.enum(['AUTHORIZED', 'CAPTURED', 'PENDING']),
    /** Saferpay: when PENDING becomes CAPTURED. */
    pendingSeconds: seconds,
    liabilityShift: z.boolean(),
    /** Saferpay: the eCommerce licence has no interface for refunds. */
    licence: z.enum(['business', 'ecommerce']),
    /** Saferpay: what a repeated RequestId with a higher RetryIndicator does; nothing is documented. */
    repeatedRequest: z.enum(['execute', 'replay']),
  })
  .partial()

export type OrderKnobs = z.infer<typeof orderKnobs>
