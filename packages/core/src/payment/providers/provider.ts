import type { OrderIdReply, OrderIdRequest, PaymentProvider } from '@camping/contract/payment.schemas.ts'
import { majorOfMinor } from '@camping/contract/major-amount.ts'

/** The browser's next step of a payment. */
export type PaymentStep =
  | { readonly kind: 'leave'; readonly url: string }
  /** Nothing, without an error (payment-7: the gift voucher). */
  | { readonly kind: 'nothing' }

export interface PaymentIntent {
  readonly bookingId: string
  /** Minor units. */
  readonly amount: number
  readonly rateIndex?: number
  /** The method that the list named: its fee is the fee of this payment (payment-20). */
  readonly paymentMethod: string
  readonly extras?: OrderIdRequest['extras']
  readonly heldChange?: OrderIdRequest['heldChange']
  readonly idempotencyKey: string
  /** From the page's address. */
  readonly origin: string
  readonly apiLocale: string
  /** Path of the page to which the customer returns. */
  readonly returnPath: string
}

/** A payment provider in the browser: its request, and the step that follows the answer. */
export interface Provider {
  readonly id: PaymentProvider['paymentProviderIdentifier']
  /** Undefined when the provider needs no request. */
  readonly request: ((intent: PaymentIntent) => OrderIdRequest) | undefined
  /** Undefined when the answer cannot start a payment. */
  readonly next: (reply: OrderIdReply) => PaymentStep | undefined
  /** Hosts of its pages; redirects to others are refused. */
  readonly hosts: readonly string[]
}

/** The order data for getOrderId of every provider. Amounts in the major unit (payment-8). */
export function orderOf(intent: PaymentIntent): Omit<OrderIdRequest, 'slug'> {
  const { bookingId, amount, rateIndex, paymentMethod, extras, heldChange, idempotencyKey } = intent
  return {
    ref: bookingId,
    amount: majorOfMinor(amount),
    paymentMethod,
    idempotencyKey,
    ...(rateIndex === undefined ? {} : { rateIndex }),
    ...(extras ? { extras } : {}),
    ...(heldChange === undefined ? {} : { heldChange }),
  }
}
