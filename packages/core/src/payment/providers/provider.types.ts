import type { OrderIdReply, OrderIdRequest, PaymentProvider } from '@camping/contract/payment.schemas.ts'

/** What the browser has to do to go on with a payment. */
export type PaymentStep =
  | { readonly kind: 'leave'; readonly url: string }
  /** Nothing, and no error either (SPEC.md §4: the gift voucher). */
  | { readonly kind: 'nothing' }

export interface PaymentIntent {
  readonly bookingId: string
  /** Minor units. */
  readonly amount: number
  readonly rateIndex?: number
  readonly paymentMethod: string
  readonly extras?: OrderIdRequest['extras']
  readonly idempotencyKey: string
  /** Of the page's address. */
  readonly origin: string
  readonly apiLocale: string
  /** Path of the page that the customer comes back to. */
  readonly returnPath: string
}

/** A payment provider as the browser knows it: what it asks for, and what to do with the answer. */
export interface Provider {
  readonly id: PaymentProvider['paymentProviderIdentifier']
  /** Undefined: there is nothing to ask. */
  readonly request: ((intent: PaymentIntent) => OrderIdRequest) | undefined
  /** Undefined when the answer leads nowhere: an answer that a payment cannot be started with. */
  readonly next: (reply: OrderIdReply) => PaymentStep | undefined
  /** Hosts of its pages; no other is left to. */
  readonly hosts: readonly string[]
}
