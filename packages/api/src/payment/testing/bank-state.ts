/** A transaction in the bank's books. */
export interface BankTransaction {
  id: string
  provider: 'bambora' | 'saferpay'
  orderNumber: string
  amount: number
  fee: number
  /** ISO code; ePay's double also accepts currencies that no edition sells in. */
  currency: string
  captured: number
  credited: number
  isDeleted: boolean
  isTest: boolean
  status: 'AUTHORIZED' | 'PENDING'
  liabilityShift: boolean
  type: 'PAYMENT' | 'REFUND'
}

/** A fault for the next calls of an operation. */
export interface BankFault {
  /** `capture`, `PaymentPage/Assert`, … or `*` */
  readonly operation: string
  /** Before the call is executed, or afterwards so that only the answer is lost. */
  readonly kind: 'not-sent' | 'before' | 'answer-lost' | 'http-502' | 'denied' | 'named'
  /** ErrorName of Saferpay, with its Behavior. */
  readonly name?: string
  times: number
}

/** A request of ours as the bank received it. */
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
