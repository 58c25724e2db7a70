import type { Currency } from '@camping/editions/markets.ts'
import { currencyOfNumber } from './currency-number.ts'

/**
 * What ePay sends to the callback and the accept address, with the parameters that our address already had
 * (payment-5).
 */
export interface PaymentNotice {
  readonly transactionId: string
  /** The attempt's number. */
  readonly orderNumber: string
  /** Minor units, as authorised. */
  readonly amount: number
  /** Fee in minor units that the customer paid on top; 0 without. */
  readonly fee: number
  /** Undefined for a currency that no edition sells in. */
  readonly currency: Currency | undefined
  readonly orderIdHash: string
  readonly apiLocale: string
  readonly bookingId: string
  readonly hash: string
  /** Every value except the hash, decoded, in the order received: the input of the hash. */
  readonly signedValues: readonly string[]
}

export type ReadNotice = { readonly notice: PaymentNotice } | { readonly refused: string }

const number = /^(0|[1-9]\d{0,8})$/
const country = /^([A-Z]{2})?$/

/**
 * The format of every allowed parameter. The signature does not cover names and boundaries, so no other
 * parameter passes (F19).
 */
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
 * Required, in this order: with swapped names and values left in place the signature would still match, and a
 * transaction number could pass for an amount.
 */
const mandatory = ['txnid', 'orderid', 'amount', 'currency', 'date', 'time'] as const
const shopParameters = ['orderIdHash', 'apiLocale', 'bookingId'] as const

/**
 * Days around today in which a payment's date may lie: ePay repeats the callback for a day, and clocks and zones
 * differ.
 */
const earliestDay = -4
const latestDay = 1

/**
 * Parses the raw query string of a callback or an accept redirect, or returns why it is refused. epay-hash.ts
 * checks the signature afterwards.
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
  const missing = [...mandatory, ...shopParameters, 'hash'].find((name) => !values.has(name))
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

/** A real date near today. The provider's clock has no zone, so this check is its only use (F56). */
function isNear(yyyymmdd: string, now: Date): boolean {
  const iso = `${yyyymmdd.slice(0, 4)}-${yyyymmdd.slice(4, 6)}-${yyyymmdd.slice(6)}`
  const day = new Date(`${iso}T12:00:00Z`)
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== iso) return false
  const days = (day.getTime() - now.getTime()) / 86_400_000
  return days > earliestDay && days < latestDay + 1
}
