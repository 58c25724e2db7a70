/** A transaction as the bank has it. */
export interface BankTransaction {
  id: string
  provider: 'bambora' | 'saferpay'
  orderNumber: string
  amount: number
  fee: number
  /** ISO code; for ePay any, also one that we do not sell in. */
  currency: string
  captured: number
  credited: number
  isDeleted: boolean
  isTest: boolean
  status: 'AUTHORIZED' | 'PENDING'
  liabilityShift: boolean
  type: 'PAYMENT' | 'REFUND'
}

/** What goes wrong with the next calls of an operation. */
export interface BankFault {
  /** `capture`, `PaymentPage/Assert`, … or `*` */
  readonly operation: string
  /** Before anything is done, or after it was done and only the answer is lost. */
  readonly kind: 'not-sent' | 'before' | 'answer-lost' | 'http-502' | 'denied' | 'named'
  /** ErrorName of Saferpay, with its Behavior. */
  readonly name?: string
  times: number
}

/** A request of ours as it arrived. */
export interface BankCall {
  readonly operation: string
  readonly requestId: string | undefined
  readonly retryIndicator: number | undefined
}

export interface BankState {
  readonly transactions: Map<string, BankTransaction>
  readonly pages: Map<
    string,
    { orderNumber: string; amount: number; currency: string; state: 'open' | 'aborted' }
  >
  faults: BankFault[]
  readonly calls: BankCall[]
  nextId(): number
}
