import type { EpayTransaction, EpayWindow } from './epay.types.ts'
import type { Fault } from './fault.ts'
import type { OrderKnobs } from './order-knobs.ts'
import type { Notice } from './notice.ts'
import type { PaymentPage, SaferpayTransaction, StoredAnswer } from './saferpay.types.ts'

/** The complete state of both banks. Maps preserve the order of events. */
export interface BankState {
  /** Milliseconds by which the sandbox's clock is ahead of the machine's. */
  clockOffset: number
  nextNumber: number
  /** Knobs for every order, and for single orders by the shop's order number. */
  knobs: OrderKnobs
  orderKnobs: Map<string, OrderKnobs>
  faults: Fault[]
  /** Payment windows of ePay by their secret id. */
  windows: Map<string, EpayWindow>
  /** Transactions of ePay by txnid. */
  epay: Map<string, EpayTransaction>
  /** Payment pages of Saferpay by token. */
  pages: Map<string, PaymentPage>
  /** Transactions of Saferpay by id, refunds among them. */
  saferpay: Map<string, SaferpayTransaction>
  /** Answers to requests of the JSON API by customer and RequestId, for repetitions. */
  answers: Map<string, StoredAnswer>
  /** Server-to-server calls, sent and pending. */
  notices: Map<string, Notice>
}

export const emptyBank = (): BankState => ({
  clockOffset: 0,
  // Realistic provider numbers that never equal an order number of the shop.
  nextNumber: 60_000_001,
  knobs: {},
  orderKnobs: new Map(),
  faults: [],
  windows: new Map(),
  epay: new Map(),
  pages: new Map(),
  saferpay: new Map(),
  answers: new Map(),
  notices: new Map(),
})
