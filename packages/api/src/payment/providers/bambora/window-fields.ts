import type { Currency } from '@camping/editions/markets.ts'
import { currencyNumbers } from './currency-number.ts'
import { epayHash } from './epay-hash.ts'

/** payment-5. */
const ownReceipt = '1'
/** Full screen: the provider's pages never open inside ours (payment-15). */
const fullScreen = '3'
const windowMinutes = '60'

export interface PaymentWindow {
  readonly merchantNumber: string
  /** Signs the fields; undefined when the merchant has switched signatures off. */
  readonly key: string | undefined
  /** Minor units. */
  readonly amount: number
  readonly currency: Currency
  /** The attempt's number at the provider. */
  readonly orderNumber: string
  readonly acceptUrl: string
  readonly cancelUrl: string
  readonly callbackUrl: string
  /** ePay's number of the language (window-language.ts). */
  readonly language: string
  /** Captures at once, for an account that cannot capture afterwards. */
  readonly instantCapture: boolean
  /** ePay's card-type ids, where the customer has chosen a method (payment-20). */
  readonly paymentTypes?: string | undefined
}

/** The fields of the payment window, all of them and in the order of the signature: they must be sent in this order. */
export function windowFields(window: PaymentWindow): [name: string, value: string][] {
  const fields: [string, string][] = [
    ['merchantnumber', window.merchantNumber],
    ['amount', String(window.amount)],
    ['currency', currencyNumbers[window.currency]],
    ['orderid', window.orderNumber],
    ['windowstate', fullScreen],
    ['language', window.language],
    ['encoding', 'UTF-8'],
    ['ownreceipt', ownReceipt],
    ['instantcapture', window.instantCapture ? '1' : '0'],
    ['instantcallback', '1'],
    ['timeout', windowMinutes],
    ['accepturl', window.acceptUrl],
    ['cancelurl', window.cancelUrl],
    ['callbackurl', window.callbackUrl],
    ...(window.paymentTypes ? [['paymenttype', window.paymentTypes] as [string, string]] : []),
  ]
  if (window.key === undefined) return fields
  const values = fields.map(([, value]) => value)
  return [...fields, ['hash', epayHash(values, window.key)]]
}
