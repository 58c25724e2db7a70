import type { Currency } from '@camping/editions/markets.ts'
import { currencyNumbers } from './currency-number.ts'
import { epayHash } from './epay-hash.ts'

/** SPEC.md §7: "language 1 and own receipt 1". The window's language per edition is a setting for later (GAPS.md). */
const windowLanguage = '1'
const ownReceipt = '1'
/** Full screen: the provider's pages never stand inside ours (RELIABILITY.md 3e, PCI). */
const fullScreen = '3'
const windowMinutes = '60'

export interface PaymentWindow {
  readonly merchantNumber: string
  /** Signs the fields; without one the merchant has not switched signatures on. */
  readonly key: string | undefined
  /** Minor units. */
  readonly amount: number
  readonly currency: Currency
  /** The number of the attempt at the provider. */
  readonly orderNumber: string
  readonly acceptUrl: string
  readonly cancelUrl: string
  readonly callbackUrl: string
  /** Takes the money at once, where nobody could capture later. */
  readonly instantCapture: boolean
}

/** The fields of the payment window in the order in which they are signed. They have to be sent in this order, all of them. */
export function windowFields(window: PaymentWindow): [name: string, value: string][] {
  const fields: [string, string][] = [
    ['merchantnumber', window.merchantNumber],
    ['amount', String(window.amount)],
    ['currency', currencyNumbers[window.currency]],
    ['orderid', window.orderNumber],
    ['windowstate', fullScreen],
    ['language', windowLanguage],
    ['encoding', 'UTF-8'],
    ['ownreceipt', ownReceipt],
    ['instantcapture', window.instantCapture ? '1' : '0'],
    ['instantcallback', '1'],
    ['timeout', windowMinutes],
    ['accepturl', window.acceptUrl],
    ['cancelurl', window.cancelUrl],
    ['callbackurl', window.callbackUrl],
  ]
  if (window.key === undefined) return fields
  const values = fields.map(([, value]) => value)
  return [...fields, ['hash', epayHash(values, window.key)]]
}
