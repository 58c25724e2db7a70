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

/** SPEC.md §7. The first is the selected one; empty when nothing is to be paid. 401 `signed-out` without session and cart id. */
export const getPaymentProviders = endpoint<z.input<typeof providersRequest>, PaymentProvider[]>(
  'GET',
  'payment/providers/booking/{bookingId}',
)
/** SPEC.md §7: the providers for an amount, `fullFeeAmount` being the fee for it. */
export const getDynamicProviders = endpoint<z.input<typeof dynamicProvidersRequest>, PaymentProvider[]>(
  'POST',
  'payment/providers/booking/{bookingId}',
)
/**
 * SPEC.md §7, both slugs. 409 `not-payable` (requested, cancelled, paid), `amount-not-allowed` (with `open`, minor units),
 * `in-progress`; 422 `idempotency-key-reused`; 502 `payment-failed` when the provider could not be reached or refused.
 */
export const getOrderId = endpoint<OrderIdRequest, OrderIdReply>('POST', 'customer/payment/getOrderId')
/** What became of an attempt: asked every few seconds by the page that a customer returns to. */
export const getPaymentOrder = endpoint<z.input<typeof paymentOrderRequest>, PaymentOrder>(
  'GET',
  'payment/orders/{orderIdHash}',
)
