import type { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type {
  OrderIdReply,
  OrderIdRequest,
  PaymentOrder,
  PaymentProvider,
  dynamicProvidersRequest,
  paymentOrderRequest,
  providersRequest,
} from './payment.schemas.ts'

/**
 * The providers for a booking (payment-1). The first is preselected; empty when nothing is owed. 401
 * `signed-out` without session and cart id.
 */
export const getPaymentProviders = endpoint<z.input<typeof providersRequest>, PaymentProvider[]>(
  'GET',
  'payment/providers/booking/{bookingId}',
)
/** payment-2: the providers for an amount; `fullFeeAmount` is the fee for it. */
export const getDynamicProviders = endpoint<z.input<typeof dynamicProvidersRequest>, PaymentProvider[]>(
  'POST',
  'payment/providers/booking/{bookingId}',
)
/**
 * Starts a payment, for both slugs (api-6). 400 `validation` for a method that is not offered; 409 `not-payable` (requested, cancelled, paid), `amount-not-allowed`
 * (with `open`, minor units), `in-progress`; 422 `idempotency-key-reused`; 502 `payment-failed` when the
 * provider was unreachable or refused.
 */
export const getOrderId = endpoint<OrderIdRequest, OrderIdReply>('POST', 'customer/payment/getOrderId')
/** The outcome of an attempt; the page that a customer returns to polls it every few seconds. */
export const getPaymentOrder = endpoint<z.input<typeof paymentOrderRequest>, PaymentOrder>(
  'GET',
  'payment/orders/{orderIdHash}',
)
