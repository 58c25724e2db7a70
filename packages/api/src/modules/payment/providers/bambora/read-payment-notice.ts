import type { Currency } from '@camping/editions/markets.ts'
import { currencyOfNumber } from './currency-number.ts'

/** What ePay says on the callback and on the way back, and what stood on our own address before (SPEC.md §7). */
export interface PaymentNotice {
  readonly transactionId: string
  /** Our number of the attempt. */
  readonly orderNumber: string
  /** Minor units, as authorised. */
  readonly amount: number
  /** Minor units the customer paid on top; 0 without. */
  readonly fee: number
  /** undefined for a currency that no edition sells in. */
  readonly currency: Currency | undefined
  readonly orderIdHash: string
  readonly apiLocale: string
  readonly bookingId: string
  readonly hash: string
  /** Every value but the hash, decoded, in the order received: what the hash is made of. */
  readonly signedValues: readonly string[]
}

export type ReadNotice = { readonly notice: PaymentNotice } | { readonly refused: string }

const number = /^(0|[1-9]\d{0,8})$/
const country = /^([A-Z]{2})?$/

/** Form of every name that may arrive. Names and boundaries are not signed, so nothing else is let in (F19). */
const formats: Readonly<Record<string, RegExp>> = {
  orderIdHash: /^[A-Za-z0-9_-]{22}$/,
  apiLocale: /^[a-z]{2,4}$/,
  redirectUrl: /^.{0,2000}$/su,
  bookingId: /^[0-9A-Z]{10}$/,
  txnid: /^[1-9]\d{0,18}$/,
  orderid: /^[0-9A-Za-z]{1,20}$/,
  amount: /^[1-9]\d{0,8}$/,
  currency: /^\d{3}$/,
  date: /^\d{8}$/,
  time: /^([01]\d|2[0-3])[0-5]\d$/,
  txnfee: number,
  subscriptionid: /^\d{0,19}$/,
  paymenttype: /^\d{1,3}$/,
  cardno: /^([0-9X*]{8,24})?$/,
  fraud: /^[01]?$/,
  payercountry: country,
  issuercountry: country,
  hash: /^[0-9a-fA-F]{32}$/,
}

/**
 * Always there, and in this order: with names swapped but values left in place the signature would still be right, and a
 * transaction number could pass for an amount.
 */
const mandatory = ['txnid', 'orderid', 'amount', 'currency', 'date', 'time'] as const
const ours = ['orderIdHash', 'apiLocale', 'bookingId'] as const

/** Days around today that a payment's date may lie in: the callback is repeated for a day, clocks and zones differ. */
const earliestDay = -4
const latestDay = 1

/**
 * Reads the raw query string of a callback or of the way back. Says why it is refused; whether it is signed is the next
 * question (epay-hash.ts).
 */
export function readPaymentNotice(query: string, now: Date): ReadNotice {
  const pairs = decodedPairs(query)
  if (!pairs) return { refused: 'not decodable' }
  const values = new Map<string, string>()
  for (const [name, value] of pairs) {
    const format = Object.hasOwn(formats, name) ? formats[name] : undefined
    if (!format) return { refused: 'unknown name' }
    if (values.has(name)) return { refused: `${name} twice` }
    if (!format.test(value)) return { refused: `form of ${name}` }
    values.set(name, value)
  }
  const missing = [...mandatory, ...ours, 'hash'].find((name) => !values.has(name))
  if (missing) return { refused: `${missing} missing` }
  const names = pairs.map(([name]) => name)
  const places = mandatory.map((name) => names.indexOf(name))
  if (places.some((place, at) => at > 0 && place < (places[at - 1] ?? 0)))
    return { refused: 'order of names' }
  const value = (name: string): string => values.get(name) ?? ''
  if (!isNear(value('date'), now)) return { refused: 'date' }
  return {
    notice: {
      transactionId: value('txnid'),
      orderNumber: value('orderid'),
      amount: Number(value('amount')),
      fee: Number(value('txnfee')),
      currency: currencyOfNumber(value('currency')),
      orderIdHash: value('orderIdHash'),
      apiLocale: value('apiLocale'),
      bookingId: value('bookingId'),
      hash: value('hash'),
      signedValues: pairs.filter(([name]) => name !== 'hash').map(([, text]) => text),
    },
  }
}

function decodedPairs(query: string): [string, string][] | undefined {
  const decode = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '))
  try {
    return query.split('&').map((pair) => {
      const at = pair.indexOf('=')
      return at < 0 ? [decode(pair), ''] : [decode(pair.slice(0, at)), decode(pair.slice(at + 1))]
    })
  } catch {
    return undefined
  }
}

/** A real date near today. The provider's clock has no zone, so it serves for nothing else (F56). */
function isNear(yyyymmdd: string, now: Date): boolean {
  const iso = `${yyyymmdd.slice(0, 4)}-${yyyymmdd.slice(4, 6)}-${yyyymmdd.slice(6)}`
  const day = new Date(`${iso}T12:00:00Z`)
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== iso) return false
  const days = (day.getTime() - now.getTime()) / 86_400_000
  return days > earliestDay && days < latestDay + 1
}
