import type { OrderKnobs } from '../bank/order-knobs.ts'
import type { EpayTransaction } from '../bank/epay.types.ts'
import { md5OfValues } from './md5-of-values.ts'
import { encodedFields, orderedFields } from './ordered-fields.ts'
import type { Field } from './ordered-fields.ts'

/** How to sign a callback or return address, and which error to plant. */
export interface NoticeSigning {
  /** undefined when the merchant disabled the signature. */
  readonly md5Key: string | undefined
  readonly change: OrderKnobs['noticeChange']
}

/** The shop's address with ePay's parameters. The shop's own parameters come first, and the signature covers them. */
export function signedNotice(
  address: string,
  transaction: EpayTransaction,
  { md5Key, change = 'none' }: NoticeSigning,
): string {
  const url = new URL(address)
  const fields = changed([...orderedFields(url.search), ...fieldsOf(transaction)], change)
  const values = fields.map(([, value]) => value)
  if (md5Key !== undefined && change !== 'missing-hash') {
    const hash = md5OfValues(values, change === 'bad-hash' ? `${md5Key}x` : md5Key)
    fields.push(['hash', hash])
  }
  url.search = ''
  url.hash = ''
  return `${url.href}?${encodedFields(fields)}`
}

function fieldsOf(transaction: EpayTransaction): Field[] {
  const { id, orderId, amount, currency, authorisedAt, fee, paymentType, maskedCard } = transaction
  const [date, time] = providerTime(authorisedAt)
  return [
    ['txnid', id],
    ['orderid', orderId],
    ['amount', String(amount)],
    ['currency', currency],
    ['date', date],
    ['time', time],
    ['txnfee', String(fee)],
    ['paymenttype', String(paymentType)],
    ['cardno', maskedCard],
  ]
}

/** Local time of the provider: YYYYMMDD and HHMM in Copenhagen, without seconds or zone. */
function providerTime(at: number): [date: string, time: string] {
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Copenhagen',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(at)
  const [date = '', time = ''] = text.split(' ')
  return [date.replaceAll('-', ''), time.replace(':', '')]
}

/** Changes that preserve the string of values and so the signature (except the one that adds a value). */
function changed(fields: Field[], change: NonNullable<OrderKnobs['noticeChange']>): Field[] {
  const renamed = (names: Readonly<Record<string, string>>): Field[] =>
    fields.map(([name, value]) => [names[name] ?? name, value])
  switch (change) {
    case 'shifted-names':
      return renamed({ amount: 'date', date: 'amount' })
    case 'renamed-field':
      return renamed({ amount: 'sum' })
    case 'duplicate-field':
      return [...fields, ['orderid', '']]
    case 'unknown-field':
      return [...fields, ['note', 'sandbox']]
    case 'reordered':
      return fields.toReversed()
    case 'none':
    case 'bad-hash':
    case 'missing-hash':
      return [...fields]
  }
}
