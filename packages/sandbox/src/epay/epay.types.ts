/** What a payment window was opened with, and how far the customer has come. */
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
  /** Skips ePay's own receipt. */
  readonly ownReceipt: boolean
  /** In a frame of the shop's page. */
  readonly framed: boolean
  /** ePay's number of a language; 0 reads the browser's. */
  readonly language: string
  readonly text: string
  readonly declineText: string
  readonly group: string
  readonly openedAt: number
  /** Idle longer than this, and the window is closed: minutes. */
  readonly timeoutMinutes: number
  touchedAt: number
  /** Card that waits for its 3-D Secure step. */
  challenged: string | null
  /** Set once it is paid. */
  transactionId: string | null
  isCancelled: boolean
}

export interface EpayHistory {
  readonly id: number
  readonly at: number
  readonly text: string
}

/** A transaction as gettransaction tells it. */
export interface EpayTransaction {
  readonly id: string
  readonly merchantNumber: string
  readonly orderId: string
  readonly amount: number
  readonly currency: string
  /** On top of the amount. */
  readonly fee: number
  /** The card-type id of callbacks (PAYMENTS.md). */
  readonly paymentType: number
  /** The card-type number of the web service, which counts differently. */
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
