import * as endpoints from '@camping/contract/payment.endpoints.ts'
import * as schemas from '@camping/contract/payment.schemas.ts'
import * as vouchers from '@camping/contract/voucher.endpoints.ts'
import { voucherPaid, voucherPayRequest, voucherQuoteRequest } from '@camping/contract/voucher.schemas.ts'
import { voucherOffer } from '@camping/contract/cart-voucher.schemas.ts'
import { serve, type PaymentEndpoint } from '../payment-serving.ts'
import { listDynamicProviders, listProviders } from './list-providers.ts'
import { readPaymentOrder } from './read-payment-order.ts'
import { startPayment } from './start-payment.ts'
import { payWithVoucher, quoteVoucher } from './pay-with-voucher.ts'

/** Limits customers by their session and guests by their network. */
const perMinute = (max: number) => ({ max, windowMs: 60_000, bySession: true })

/** The handlers of payment.endpoints.ts. All replies are `no-store`: they concern one person's booking. */
export const paymentRoutes: readonly PaymentEndpoint[] = [
  serve(
    endpoints.getPaymentProviders,
    {
      request: schemas.providersRequest,
      reply: schemas.paymentProviders,
      summary: 'How a booking can be paid',
      rateLimit: perMinute(120),
    },
    listProviders,
  ),
  serve(
    endpoints.getDynamicProviders,
    {
      request: schemas.dynamicProvidersRequest,
      reply: schemas.paymentProviders,
      summary: 'How an amount can be paid, and what that costs on top',
      rateLimit: perMinute(120),
    },
    listDynamicProviders,
  ),
  serve(
    endpoints.getOrderId,
    {
      request: schemas.orderIdRequest,
      reply: schemas.orderIdReply,
      summary: 'Start a payment',
      rateLimit: perMinute(30),
    },
    startPayment,
  ),
  serve(
    vouchers.quoteVoucher,
    {
      request: voucherQuoteRequest,
      reply: voucherOffer,
      summary: 'What a gift voucher would pay of a booking',
      rateLimit: perMinute(30),
    },
    quoteVoucher,
  ),
  serve(
    vouchers.payWithVoucher,
    {
      request: voucherPayRequest,
      reply: voucherPaid,
      summary: 'Pay with a gift voucher',
      rateLimit: perMinute(30),
    },
    payWithVoucher,
  ),
  serve(
    endpoints.getPaymentOrder,
    {
      request: schemas.paymentOrderRequest,
      reply: schemas.paymentOrder,
      summary: 'What became of a payment',
      rateLimit: perMinute(120),
    },
    readPaymentOrder,
  ),
]
