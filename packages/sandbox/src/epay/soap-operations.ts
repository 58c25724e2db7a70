import type { EpayAccount } from '../accounts/test-accounts.data.ts'
import type { Bank } from '../bank/bank.ts'
import type { EpayTransaction } from '../bank/epay.types.ts'
import type { SoapCall, SoapElement } from './soap-envelope.ts'
import { statusOf, transactionElements, wallTime } from './transaction-elements.ts'

/** -1 for both codes means success. */
const noError = -1
/** Transaction not found: the only code that published answers show. The other negative numbers are the sandbox's. */
const unknownTransaction = -1008
const accessDenied = -1019
const wrongAmount = -1006
const wrongState = -1010

export interface SoapContext {
  readonly bank: Bank
  readonly accounts: readonly EpayAccount[]
}

export type SoapOperation = (call: SoapCall, context: SoapContext) => readonly SoapElement[]

const number = ({ values }: SoapCall, name: string): number => {
  const text = values.get(name) ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
}

/** ePay's code when the caller may not act for the merchant. */
function accessProblem({ values }: SoapCall, { accounts }: SoapContext): number | undefined {
  const account = accounts.find((one) => one.merchantNumber === values.get('merchantnumber'))
  return account && account.soapPassword === values.get('pwd') ? undefined : accessDenied
}

function findTransaction({ values }: SoapCall, { bank }: SoapContext): EpayTransaction | undefined {
  const transaction = bank.state.epay.get(values.get('transactionid') ?? '')
  // Another merchant's transaction gets the same answer as an unknown one.
  return transaction?.merchantNumber === values.get('merchantnumber') ? transaction : undefined
}

interface Change {
  readonly result: string
  /** The WSDL spells it `pbsResponse` for capture and `pbsresponse` for credit; delete lacks it. */
  readonly pbs: string | undefined
  /** ePay's code when the operation is impossible. */
  apply(transaction: EpayTransaction, amount: number, now: number): number | undefined
}

/** An operation that changes a transaction: all three check, apply and answer in the same way. */
const changing =
  ({ result, pbs, apply }: Change): SoapOperation =>
  (call, context) => {
    const { bank } = context
    const answer = (code: number | undefined): SoapElement[] => [
      [result, code === undefined],
      ...(pbs ? [[pbs, code === undefined ? 0 : noError] satisfies SoapElement] : []),
      ['epayresponse', code ?? noError],
    ]
    const denied = accessProblem(call, context)
    if (denied !== undefined) return answer(denied)
    const transaction = findTransaction(call, context)
    if (!transaction) return answer(unknownTransaction)
    const amount = number(call, 'amount')
    const now = bank.now()
    const problem = apply(transaction, amount, now)
    if (problem === undefined) {
      const text = `${call.operation} ${Number.isNaN(amount) ? '' : amount}`.trim()
      transaction.history.push({ id: bank.nextNumber(), at: now, text })
      bank.save()
    }
    return answer(problem)
  }

const capture = changing({
  result: 'captureResult',
  pbs: 'pbsResponse',
  apply(transaction, amount, now) {
    // One capture per authorisation: these merchants have no split payments.
    if (transaction.deletedAt !== null || transaction.captured > 0) return wrongState
    if (!(amount > 0 && amount <= transaction.amount)) return wrongAmount
    transaction.captured = amount
    transaction.capturedAt = now
    return undefined
  },
})

const credit = changing({
  result: 'creditResult',
  pbs: 'pbsresponse',
  apply(transaction, amount, now) {
    if (transaction.captured === 0) return wrongState
    // Credits may repeat up to the captured amount: two clicks make two credits, as at ePay.
    if (!(amount > 0 && transaction.credited + amount <= transaction.captured)) return wrongAmount
    transaction.credited += amount
    transaction.creditedAt = now
    return undefined
  },
})

const remove = changing({
  result: 'deleteResult',
  pbs: undefined,
  apply(transaction, _amount, now) {
    if (transaction.deletedAt !== null || transaction.captured > 0) return wrongState
    transaction.deletedAt = now
    return undefined
  },
})

/** A deleted authorisation can be restored for a day. */
const renew = changing({
  result: 'renewResult',
  pbs: 'pbsResponse',
  apply(transaction, _amount, now) {
    if (transaction.deletedAt === null || now - transaction.deletedAt > 86_400_000) return wrongState
    transaction.deletedAt = null
    return undefined
  },
})

const gettransaction: SoapOperation = (call, context) => {
  const denied = accessProblem(call, context)
  const transaction = denied === undefined ? findTransaction(call, context) : undefined
  return [
    ['gettransactionResult', transaction !== undefined],
    ...(transaction
      ? [['transactionInformation', transactionElements(transaction)] satisfies SoapElement]
      : []),
    ['epayresponse', denied ?? (transaction ? noError : unknownTransaction)],
  ]
}

const gettransactionlist: SoapOperation = (call, context) => {
  const denied = accessProblem(call, context)
  if (denied !== undefined)
    return [
      ['gettransactionlistResult', false],
      ['epayresponse', denied],
    ]
  const { values } = call
  const from = asWallTime(values.get('searchdatestart') ?? '')
  const to = asWallTime(values.get('searchdateend') ?? '')
  const status = values.get('status') ?? ''
  const found = [...context.bank.state.epay.values()].filter(
    (one) =>
      one.merchantNumber === values.get('merchantnumber') &&
      matches(values.get('searchorderid'), one.orderId) &&
      matches(values.get('searchgroup'), one.group) &&
      (status === '' || status === 'PAYMENT_UNDEFINED' || status === statusOf(one)) &&
      (from === '' || wallTime(one.authorisedAt) >= from) &&
      (to === '' || wallTime(one.authorisedAt) <= to),
  )
  return [
    ['gettransactionlistResult', true],
    [
      'transactionInformationAry',
      found.map((one) => ['TransactionInformationType', transactionElements(one)]),
    ],
    ['epayresponse', noError],
  ]
}

/** Parses a dateTime of a call in the provider's local time; a value without a zone is local already. */
const asWallTime = (text: string): string =>
  /(Z|[+-]\d\d:\d\d)$/.test(text) ? wallTime(Date.parse(text)) : text.slice(0, 19)

const matches = (filter: string | undefined, value: string): boolean => !filter || filter === value

const errorText =
  (name: 'Epay' | 'Pbs'): SoapOperation =>
  (call, context) => {
    const denied = accessProblem(call, context)
    const field = name.toLowerCase()
    return [
      [`get${name}ErrorResult`, denied === undefined],
      [
        `${field}responsestring`,
        denied === undefined ? `Code ${call.values.get(`${field}responsecode`) ?? ''}` : '',
      ],
      ['epayresponse', denied ?? noError],
    ]
  }

/** The operations of remote/payment.asmx that a shop uses. */
export const soapOperations: ReadonlyMap<string, SoapOperation> = new Map([
  ['capture', capture],
  ['credit', credit],
  ['delete', remove],
  ['renew', renew],
  ['gettransaction', gettransaction],
  ['gettransactionlist', gettransactionlist],
  ['getEpayError', errorText('Epay')],
  ['getPbsError', errorText('Pbs')],
])
