import type { OrderIdRequest } from '@camping/contract/payment.schemas.ts'
import { majorOf } from '../major-of.ts'
import type { PaymentIntent } from './provider.types.ts'

/** What getOrderId is told for every provider. Amounts in the major unit (SPEC.md §7). */
export function orderOf(intent: PaymentIntent): Omit<OrderIdRequest, 'slug'> {
  const { bookingId, amount, rateIndex, extras, idempotencyKey } = intent
  return {
    ref: bookingId,
    amount: majorOf(amount),
    idempotencyKey,
    ...(rateIndex === undefined ? {} : { rateIndex }),
    ...(extras ? { extras } : {}),
  }
}
