/** A payment page from Initialize, and the customer's progress on it. */
export interface PaymentPage {
  readonly token: string
  /** Secret of the single-use RedirectUrl. */
  readonly visit: string
  readonly customerId: string
  readonly terminalId: string
  readonly orderId: string
  /** Minor units. */
  readonly amount: number
  readonly currency: string
  readonly description: string
  readonly returnUrl: string
  readonly successUrl: string
  readonly failUrl: string
  readonly language: string
  /** Refuses payments without liability shift before they execute. */
  readonly needsLiabilityShift: boolean
  /** The names that `PaymentMethods` allows; absent: all. */
  readonly paymentMethods?: readonly string[]
  readonly openedAt: number
  state: 'new' | 'visited' | 'paid' | 'aborted'
  challenged: string | null
  /** Error of the last card; Assert reports it when the customer gives up. */
  decline: Decline | null
  transactionId: string | null
}

export interface Decline {
  readonly errorName: string
  readonly processorResult: string
}

/** A payment or a refund. */
export interface SaferpayTransaction {
  readonly id: string
  readonly type: 'PAYMENT' | 'REFUND'
  readonly customerId: string
  readonly orderId: string
  readonly amount: number
  readonly currency: string
  readonly at: number
  status: 'AUTHORIZED' | 'CAPTURED' | 'CANCELED' | 'PENDING'
  /** When PENDING becomes CAPTURED. */
  readonly settlesAt: number | null
  captureId: string | null
  captured: number
  /** For a refund: the refunded capture. */
  readonly refundOf: string | null
  /** Saferpay's name of the method: VISA, TWINT. */
  readonly scheme: string
  readonly maskedCard: string
  readonly liabilityShift: boolean
  readonly authenticated: boolean
  readonly dcc: { readonly value: number; readonly currency: string } | null
}

/** The answer to a request, for a repetition of it. */
export interface StoredAnswer {
  readonly operation: string
  readonly retryIndicator: number
  readonly status: number
  readonly body: object
}
