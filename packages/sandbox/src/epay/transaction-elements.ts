import type { EpayTransaction } from '../bank/epay.types.ts'
import type { SoapElement } from './soap-envelope.ts'

/** The web service's value for a date that is not set. */
const never = '0001-01-01T00:00:00'

/** The provider's local time, without a zone. */
export const wallTime = (at: number | null): string =>
  at === null
    ? never
    : new Intl.DateTimeFormat('sv-SE', {
        timeZone: 'Europe/Copenhagen',
        dateStyle: 'short',
        timeStyle: 'medium',
      })
        .format(at)
        .replace(' ', 'T')

export function statusOf({ deletedAt, captured }: EpayTransaction): string {
  if (deletedAt !== null) return 'PAYMENT_DELETED'
  return captured > 0 ? 'PAYMENT_CAPTURED' : 'PAYMENT_NEW'
}

/** TransactionInformationType in the order of the WSDL. */
export const transactionElements = (transaction: EpayTransaction): readonly SoapElement[] => [
  ['group', transaction.group],
  ['authamount', transaction.amount],
  ['currency', Number(transaction.currency)],
  ['cardtypeid', Number(transaction.cardType)],
  ['capturedamount', transaction.captured],
  ['creditedamount', transaction.credited],
  ['orderid', transaction.orderId],
  ['description', transaction.description],
  ['authdate', wallTime(transaction.authorisedAt)],
  ['captureddate', wallTime(transaction.capturedAt)],
  ['deleteddate', wallTime(transaction.deletedAt)],
  ['crediteddate', wallTime(transaction.creditedAt)],
  ['status', statusOf(transaction)],
  [
    'history',
    transaction.history.map(({ id, at, text }) => [
      'TransactionHistoryInfo',
      [
        ['transactionHistoryID', id],
        ['logonID', 0],
        ['username', 'sandbox'],
        ['eventMsg', text],
        ['created', wallTime(at)],
      ],
    ]),
  ],
  ['transactionid', transaction.id],
  ['cardholder', ''],
  ['mode', transaction.mode],
  ['msc', false],
  ['fraudStatus', 0],
  ['fee', transaction.fee],
  ['splitpayment', false],
  ['acquirer', 'EPAY'],
  ['tcardno', transaction.maskedCard],
  ['expmonth', 12],
  ['expyear', 34],
]
