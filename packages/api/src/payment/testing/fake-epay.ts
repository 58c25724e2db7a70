import { createHash } from 'node:crypto'
import type { BankCall, BankState, BankTransaction } from './bank-state.ts'

/** The key and the password that payment-desk.ts gives its accounts. */
export const epayKey = 'Schlüssel-1'
export const epayPassword = 'pass & <word>'

/** The day of booking-world.ts on the provider's clock. */
const noticeDay = '20270301'
const numbers: Readonly<Record<string, string>> = { EUR: '978', GBP: '826', CHF: '756', DKK: '208' }

/** Implemented twice on purpose: two independent versions that agree are a test. */
const md5 = (text: string): string => createHash('md5').update(text).digest('hex')

const inside = (xml: string, name: string): string =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''

export interface WindowPayment {
  readonly amount?: number
  readonly fee?: number
  readonly currency?: string
  /** YYYYMMDD and HHMM by ePay's clock. */
  readonly date?: string
  readonly time?: string
  readonly orderNumber?: string
  readonly isTest?: boolean
}

export function fakeEpay(state: BankState) {
  const element = (one: BankTransaction): string =>
    `<group/><authamount>${one.amount}</authamount><currency>${numbers[one.currency]}</currency>` +
    `<capturedamount>${one.captured}</capturedamount><creditedamount>${one.credited}</creditedamount>` +
    `<orderid>${one.orderNumber}</orderid><status>${one.isDeleted ? 'PAYMENT_DELETED' : 'PAYMENT_NEW'}</status>` +
    '<history><TransactionHistoryInfo><transactionid>1</transactionid><authamount>1</authamount></TransactionHistoryInfo></history>' +
    `<transactionid>${one.id}</transactionid><mode>${one.isTest ? 'MODE_TEST' : 'MODE_PRODUCTION'}</mode><fee>${one.fee}</fee>`

  const reply = (operation: string, isDone: boolean, more = '', code = -1): Response =>
    new Response(
      `<?xml version="1.0"?><soap:Envelope xmlns:soap="s"><soap:Body><${operation}Response>` +
        `<${operation}Result>${isDone}</${operation}Result>${more}<epayresponse>${code}</epayresponse>` +
        `</${operation}Response></soap:Body></soap:Envelope>`,
    )

  function change(operation: string, body: string): Response {
    const one = state.transactions.get(inside(body, 'transactionid'))
    const amount = Number(inside(body, 'amount'))
    if (!one) return reply(operation, false, '', -1008)
    const isAllowed =
      operation === 'capture'
        ? !one.isDeleted && one.captured === 0 && amount > 0 && amount <= one.amount
        : operation === 'credit'
          ? amount > 0 && one.credited + amount <= one.captured
          : !one.isDeleted && one.captured === 0
    if (!isAllowed) return reply(operation, false, '', -1010)
    if (operation === 'capture') one.captured = amount
    if (operation === 'credit') one.credited += amount
    if (operation === 'delete') one.isDeleted = true
    return reply(operation, true)
  }

  return {
    read(_url: string, body: string): BankCall {
      const operation = /<soap:Body><(\w+)/.exec(body)?.[1] ?? ''
      return { operation, requestId: undefined, retryIndicator: undefined }
    },
    denied: (operation: string) => reply(operation, false, '', -1019),
    answer(operation: string, body: string): Response {
      if (inside(body, 'pwd') !== 'pass &#38; &#60;word&#62;') return reply(operation, false, '', -1019)
      const all = [...state.transactions.values()].filter(({ provider }) => provider === 'bambora')
      if (operation === 'gettransaction') {
        const one = all.find(({ id }) => id === inside(body, 'transactionid'))
        if (!one) return reply(operation, false, '', -1008)
        return reply(operation, true, `<transactionInformation>${element(one)}</transactionInformation>`)
      }
      if (operation !== 'gettransactionlist') return change(operation, body)
      const searched = inside(body, 'searchorderid')
      const list = all
        .filter(({ orderNumber }) => searched === '' || orderNumber === searched)
        .map((one) => `<TransactionInformationType>${element(one)}</TransactionInformationType>`)
      return reply(operation, true, `<transactionInformationAry>${list.join('')}</transactionInformationAry>`)
    },
    /**
     * A customer pays in the window. Returns the query string of callback and accept: our parameters first, then
     * ePay's, signed over all values in order.
     */
    pay(fields: readonly { name: string; value: string }[], payment: WindowPayment = {}): string {
      const sent = new Map(fields.map(({ name, value }) => [name, value]))
      const currency =
        payment.currency ?? Object.entries(numbers).find(([, n]) => n === sent.get('currency'))?.[0] ?? ''
      const one: BankTransaction = {
        id: String(state.nextId()),
        provider: 'bambora',
        orderNumber: payment.orderNumber ?? sent.get('orderid') ?? '',
        amount: payment.amount ?? Number(sent.get('amount')),
        fee: payment.fee ?? 0,
        currency,
        captured: sent.get('instantcapture') === '1' ? Number(sent.get('amount')) : 0,
        credited: 0,
        isDeleted: false,
        isTest: payment.isTest ?? false,
        status: 'AUTHORIZED',
        liabilityShift: true,
        type: 'PAYMENT',
      }
      state.transactions.set(one.id, one)
      const addressPairs = [...new URL(sent.get('callbackurl') ?? '').searchParams]
      const pairs: [string, string][] = [
        ...addressPairs,
        ['txnid', one.id],
        ['orderid', one.orderNumber],
        ['amount', String(one.amount)],
        ['currency', numbers[currency] ?? ''],
        ['date', payment.date ?? noticeDay],
        ['time', payment.time ?? '1102'],
        ['txnfee', String(one.fee)],
        ['paymenttype', '3'],
        ['cardno', '444444XXXXXX4000'],
      ]
      const hash = md5(pairs.map(([, value]) => value).join('') + epayKey)
      return [...pairs, ['hash', hash]]
        .map(([name = '', value = '']) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
        .join('&')
    },
  }
}
