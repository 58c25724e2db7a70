import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { type EditionWords, editionWords } from '../../platform/mail/edition-words.ts'
import type { MailContent, MailTable } from '../../platform/mail/mail-content.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'
import { bookingLink } from '../documents/booking-link.ts'
import type { BookingRecord } from '../documents/booking-record.ts'
import { paymentTable } from '../documents/booking-sheet.ts'

/** A ledger entry as a mail reports it. Minor units; refunds are negative. */
export type MoneyEntry = Pick<
  Selectable<Database['ledger']>,
  'kind' | 'amount' | 'fee' | 'currency' | 'provider' | 'provider_transaction_id' | 'created_at'
> & {
  /** What is on the gift voucher of the entry when the mail is sent. */
  readonly voucherLeft?: number
}

/** The words of a mail about money. */
export function moneyMailContent(
  identity: MailIdentity,
  record: BookingRecord,
  entry: MoneyEntry,
): MailContent {
  const words = editionWords(identity)
  const { t, day, money, brand } = words
  const { booking } = record
  const isRefund = entry.kind === 'refund'
  // No bank takes part in what goes back to a voucher, and nobody has to wait for it.
  const refund = entry.provider === 'gift_voucher' ? 'mail.refund.voucher' : 'mail.refund'
  const news = isRefund ? 'refund' : 'payment'
  const amount = money(Math.abs(entry.amount), entry.currency)
  const payment = booking.state === 'cancelled' ? undefined : paymentTable(record, words)
  return {
    subject: t(`mail.${news}.subject`, { amount, ref: booking.ref }),
    preview: t('mail.booking.preview', { from: day(booking.stay.dateFrom), to: day(booking.stay.dateTo) }),
    heading: t(isRefund ? `${refund}.heading` : 'paid.paid', { amount }),
    paragraphs: isRefund ? [t(`${refund}.text`)] : [balanceText(record, words, entry.amount)],
    button: { text: t('mail.booking.button'), href: bookingLink(identity, record) },
    tables: [entryTable(record, entry, words), ...(payment ? [payment] : [])],
    notes: [
      t('confirmation.next.contact', { email: identity.email, phone: identity.phone }),
      t('mail.booking.why', { brand }),
    ],
  }
}

/** The state of payment after this entry: by sums, as everywhere. */
function balanceText({ booking }: BookingRecord, { t, money }: EditionWords, received: number): string {
  const { state, paid, payable, currency } = booking
  if (state === 'cancelled') {
    const back = paid - payable
    if (back >= received) return t('mail.payment.cancelled')
    if (back > 0) return t('mail.payment.excess', { amount: money(back, currency) })
    return back === 0
      ? t('mail.payment.cost')
      : t('mail.payment.costPart', { amount: money(-back, currency) })
  }
  if (paid === payable) return t('confirmation.payment.all')
  return t(paid > payable ? 'confirmation.payment.more' : 'confirmation.payment.part', {
    paid: money(paid, currency),
    due: money(Math.max(0, payable - paid), currency),
  })
}

function entryTable(
  { booking, offer }: BookingRecord,
  { kind, amount, fee, currency, provider_transaction_id, created_at, voucherLeft }: MoneyEntry,
  { t, money, moment }: EditionWords,
): MailTable {
  return {
    title: t(kind === 'refund' ? 'mail.refund.table' : 'mail.payment.table'),
    rows: [
      { label: t('confirmation.reference'), value: booking.ref },
      { label: t('confirmation.site'), value: offer.site.name },
      { label: t('mail.payment.at'), value: moment(created_at) },
      { label: t('mail.payment.number'), value: provider_transaction_id },
      ...(fee > 0 ? [{ label: t('mail.payment.fee'), value: money(fee, currency) }] : []),
      { label: t('mail.payment.amount'), value: money(Math.abs(amount), currency), strong: true },
      ...(voucherLeft === undefined
        ? []
        : [{ label: t('mail.payment.voucherLeft'), value: money(voucherLeft, currency) }]),
    ],
  }
}
