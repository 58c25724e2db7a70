/** The parameters of a payment window, and the customer's progress in it. */
export interface EpayWindow {
  readonly id: string
  readonly merchantNumber: string
  readonly orderId: string
  /** Minor units, as ordered. */
  readonly amount: number
  /** ISO number. */
  readonly currency: string
  readonly acceptUrl: string
  readonly cancelUrl: string
  readonly callbackUrl: string
  readonly instantCallback: boolean
  readonly instantCapture: boolean
  /** Skips ePay's receipt page. */
  readonly ownReceipt: boolean
  /** Runs in a frame of the shop's page. */
  readonly framed: boolean
  /** ePay's number of a language; 0 uses the browser's. */
  readonly language: string
  readonly text: string
  readonly declineText: string
  readonly group: string
  /** The card-type ids that `paymenttype` allows; absent: all. */
  readonly paymentTypes?: readonly number[]
  readonly openedAt: number
  /** Minutes without activity after which the window closes. */
  readonly timeoutMinutes: number
  touchedAt: number
  /** The card whose 3-D Secure step is pending. */
  challenged: string | null
  /** Set after payment. */
  transactionId: string | null
  isCancelled: boolean
}

interface EpayHistory {
  readonly id: number
  readonly at: number
  readonly text: string
}

/** A transaction as gettransaction returns it. */
export interface EpayTransaction {
  readonly id: string
  readonly merchantNumber: string
  readonly orderId: string
  readonly amount: number
  readonly currency: string
  /** Added to the amount. */
  readonly fee: number
  /** The card-type id of callbacks. */
  readonly paymentType: number
  /** The card-type number of the web service, which differs from that of callbacks. */
  readonly cardType: string
  readonly maskedCard: string
  readonly mode: 'MODE_TEST' | 'MODE_PRODUCTION'
  readonly group: string
  readonly description: string
  readonly authorisedAt: number
  captured: number
  credited: number
  capturedAt: number | null
  creditedAt: number | null
  deletedAt: number | null
  readonly history: EpayHistory[]
}
