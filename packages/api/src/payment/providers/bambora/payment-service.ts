import { createCircuitBreaker } from '../circuit-breaker.ts'
import type { ProviderPayment } from '../provider-account.ts'
import { ProviderFailure } from '../provider-failure.ts'
import { postToProvider, type ProviderHttp } from '../provider-http.ts'
import { currencyOfNumber } from './currency-number.ts'
import { elements, elementText, paymentNamespace, soapRequest } from './soap-message.ts'

export interface PaymentServiceOptions {
  /** Address of `payment.asmx`. */
  readonly url: string
  readonly merchantNumber: string
  readonly password: string
  readonly group: string
  readonly http: ProviderHttp
}

/** ePay's code for "no error". */
const noError = '-1'
/** ePay: the password, or the right to use the service, is wrong or missing; not allowed from this address. */
const accessErrors = new Set(['-1002', '-1003', '-1019'])
/** ePay: there is no such transaction. */
export const noSuchTransaction = 'epay -1008'

type Members = readonly (readonly [string, string | number])[]

/**
 * Client of ePay's web service (`remote/payment.asmx`); answers are plain values. Every method throws
 * ProviderFailure.
 */
export function paymentService({ url, merchantNumber, password, group, http }: PaymentServiceOptions) {
  const breaker = createCircuitBreaker()

  /** Calls that move money repeat only when the request cannot have arrived. */
  const readers = new Set(['gettransaction', 'gettransactionlist'])

  async function call(operation: string, members: Members): Promise<string> {
    const answer = await breaker.call(async () => {
      const { status, text } = await postToProvider(
        {
          url,
          headers: {
            'content-type': 'text/xml; charset=utf-8',
            soapaction: `"${paymentNamespace}/${operation}"`,
          },
          body: () => soapRequest(operation, [['merchantnumber', merchantNumber], ...members]),
          repeat: readers.has(operation) ? 'always' : 'unsent',
        },
        http,
      )
      if (status === 401 || status === 403) throw new ProviderFailure('unauthorised', `http-${status}`)
      if (status !== 200 || elementText(text, `${operation}Result`) === undefined)
        throw new ProviderFailure('unknown', `http-${status}`)
      return text
    })
    if (elementText(answer, `${operation}Result`) === 'true') return answer
    const epay = elementText(answer, 'epayresponse') ?? noError
    const acquirer = elementText(answer, 'pbsresponse') ?? noError
    if (accessErrors.has(epay)) throw new ProviderFailure('unauthorised', `epay ${epay}`)
    throw new ProviderFailure('refused', epay === noError ? `acquirer ${acquirer}` : `epay ${epay}`)
  }

  const amountOf = (transactionId: string, amount: number) =>
    [
      ['transactionid', transactionId],
      ['amount', amount],
      ['group', group],
    ] as const

  return {
    async transaction(transactionId: string): Promise<ProviderPayment> {
      const answer = await call('gettransaction', [
        ['transactionid', transactionId],
        ['pwd', password],
        ['epayresponse', noError],
      ])
      const [information] = elements(answer, 'transactionInformation')
      const payment = information && paymentOf(information)
      if (!payment) throw new ProviderFailure('unknown', 'unreadable answer')
      return payment
    },

    /** Transactions between two moments; of one order number, or of all when it is empty. */
    async transactions(from: Date, to: Date, orderNumber = ''): Promise<ProviderPayment[]> {
      const answer = await call('gettransactionlist', [
        ['status', 'PAYMENT_UNDEFINED'],
        ['searchdatestart', from.toISOString()],
        ['searchdateend', to.toISOString()],
        ['searchorderid', orderNumber],
        ['searchgroup', group],
        ['pwd', password],
        ['epayresponse', noError],
      ])
      return elements(answer, 'TransactionInformationType').flatMap((one) => paymentOf(one) ?? [])
    },

    async capture(transactionId: string, amount: number): Promise<void> {
      await call('capture', [
        ...amountOf(transactionId, amount),
        ['pwd', password],
        ['pbsResponse', noError],
        ['epayresponse', noError],
      ])
    },

    async credit(transactionId: string, amount: number): Promise<void> {
      await call('credit', [
        ...amountOf(transactionId, amount),
        ['pwd', password],
        ['pbsresponse', noError],
        ['epayresponse', noError],
      ])
    },

    async delete(transactionId: string): Promise<void> {
      await call('delete', [
        ['transactionid', transactionId],
        ['group', group],
        ['pwd', password],
        ['epayresponse', noError],
      ])
    },
  }
}

/** Undefined for an element without the fields that every transaction has. */
function paymentOf(xml: string): ProviderPayment | undefined {
  // The history contains other transactions; read only what is beside it.
  const transaction = elements(xml, 'history').reduce((text, history) => text.replace(history, ''), xml)
  const whole = (name: string): number => {
    const text = elementText(transaction, name) ?? '0'
    return /^\d{1,10}$/.test(text) ? Number(text) : 0
  }
  const transactionId = elementText(transaction, 'transactionid')
  const amount = elementText(transaction, 'authamount')
  if (!transactionId || !/^\d{1,19}$/.test(transactionId) || !amount || !/^\d{1,10}$/.test(amount))
    return undefined
  return {
    transactionId,
    orderNumber: elementText(transaction, 'orderid') ?? null,
    amount: Number(amount),
    fee: whole('fee'),
    currency: currencyOfNumber(elementText(transaction, 'currency') ?? ''),
    capturedAmount: whole('capturedamount'),
    creditedAmount: whole('creditedamount'),
    captureId: null,
    isTest: elementText(transaction, 'mode') !== 'MODE_PRODUCTION',
    hasLiabilityShift: null,
    isCancelled: elementText(transaction, 'status') === 'PAYMENT_DELETED',
  }
}
