import type { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type {
  PaymentTasks,
  RefundReply,
  paymentTasksRequest,
  refundRequest,
  refundedByHandRequest,
  resolveUnmatchedRequest,
} from './payment-operator.schemas.ts'

// For the operator, with the operator's token (decision 126); not for browsers.

/** Payments and refunds that need an operator. */
export const listPaymentTasks = endpoint<z.input<typeof paymentTasksRequest>, PaymentTasks>(
  'GET',
  'operator/payments',
  'root',
)
/** 404 unknown, 409 `resolved-before`, `counted-before`, `other-currency`, `test-mode`. */
export const resolveUnmatched = endpoint<z.input<typeof resolveUnmatchedRequest>, object>(
  'POST',
  'operator/unmatched/{id}/resolve',
  'root',
)
/** Pays a refund at its provider, once. */
export const runRefund = endpoint<z.input<typeof refundRequest>, RefundReply>(
  'POST',
  'operator/refunds/{id}/run',
  'root',
)
/** The operator refunded it elsewhere; only for refunds that wait for manual work. */
export const refundedByHand = endpoint<z.input<typeof refundedByHandRequest>, RefundReply>(
  'POST',
  'operator/refunds/{id}/by-hand',
  'root',
)
/** The operator found a sent refund in the provider's books; only for refunds that nobody has compared. */
export const comparedByHand = endpoint<z.input<typeof refundedByHandRequest>, RefundReply>(
  'POST',
  'operator/refunds/{id}/compared',
  'root',
)
