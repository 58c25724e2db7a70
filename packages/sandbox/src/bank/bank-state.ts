import type { EpayTransaction, EpayWindow } from '../epay/epay.types.ts'
import type { Fault } from '../knobs/fault.ts'
import type { OrderKnobs } from '../knobs/order-knobs.ts'
import type { Notice } from '../notices/notice.ts'
import type { PaymentPage, SaferpayTransaction, StoredAnswer } from '../saferpay/saferpay.types.ts'

/** Everything the banks know. Maps keep the order in which things happened. */
export interface BankState {
  /** Milliseconds that the sandbox's clock is ahead of the machine's. */
  clockOffset: number
  nextNumber: number
  /** Knobs for every order, and those for one order by our number of it. */
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
  /** Answers to requests of the JSON API by customer and RequestId. */
  answers: Map<string, StoredAnswer>
  /** Server-to-server calls, those made and those to come. */
  notices: Map<string, Notice>
}

export const emptyBank = (): BankState => ({
  clockOffset: 0,
  // Numbers of a bank look like that, and never like one of ours.
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
