import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../platform/db/schema.ts'
import { LastingFailure, type OutboxHandler } from '../../platform/jobs/outbox-handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { MailContent, MailTable } from '../../platform/mail/mail-content.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'
import { messageIdOf } from '../../platform/mail/message-id.ts'
import { bookingLink } from '../documents/booking-link.ts'
import { type BookingRecord, readRecord } from '../documents/booking-record.ts'
import { paymentTable } from '../documents/booking-sheet.ts'
import { type EditionWords, editionWords } from '../documents/edition-words.ts'
import type { BookingMailParts } from './send-booking-mail.ts'

/** A ledger entry as a mail reports it. Minor units; refunds are negative. */
export type MoneyEntry = Pick<
  Selectable<Database['ledger']>,
  'kind' | 'amount' | 'fee' | 'currency' | 'provider_transaction_id' | 'created_at'
>

/** The outbox payload of recordMoney. */
const moneyPayload = z.object({
  bookingId: z.number(),
  ledgerId: z.number(),
  brand: z.string(),
  siteCode: z.string(),
})

/** Kinds of outbox events that are mails about money. */
export const moneyMailKinds = ['money-payment', 'money-refund'] as const

/** Sends the booker a mail about a payment or refund with the open amount at sending time. */
export function sendMoneyMail({ db, findIdentity, transport }: BookingMailParts): OutboxHandler {
  return async ({ payload, dedupeKey }) => {
    const { bookingId, ledgerId, brand, siteCode } = moneyPayload.parse(payload)
    const record = await readRecord(db, { bookingId })
    const entry = await db.selectFrom('ledger').selectAll().where('id', '=', ledgerId).executeTakeFirst()
    // The booking was erased meanwhile.
    if (!record || !entry) return
    const identity = findIdentity(brand, siteCode)
    if (!identity) throw new LastingFailure(`No edition ${siteCode} of ${brand} is served`)
    await transport.send({
      messageId: messageIdOf(dedupeKey, identity.email),
      from: { name: identity.displayName, address: identity.email },
      to: record.booking.email,
      ...composeMail(identity, moneyMailContent(identity, record, entry)),
    })
  }
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
  const news = isRefund ? 'refund' : 'payment'
  const amount = money(Math.abs(entry.amount), entry.currency)
  const payment = booking.state === 'cancelled' ? undefined : paymentTable(record, words)
  return {
    subject: t(`mail.${news}.subject`, { amount, ref: booking.ref }),
    preview: t('mail.booking.preview', { from: day(booking.stay.dateFrom), to: day(booking.stay.dateTo) }),
    heading: t(isRefund ? 'mail.refund.heading' : 'payment.result.paid', { amount }),
    paragraphs: isRefund ? [t('mail.refund.text')] : [balanceText(record, words)],
    button: { text: t('mail.booking.button'), href: bookingLink(identity, record) },
    tables: [entryTable(record, entry, words), ...(payment ? [payment] : [])],
    notes: [
      t('confirmation.next.contact', { email: identity.email, phone: identity.phone }),
      t('mail.booking.why', { brand }),
    ],
  }
}

/** The state of payment after this entry: by sums, as everywhere. */
function balanceText({ booking }: BookingRecord, { t, money }: EditionWords): string {
  const { state, paid, payable, currency } = booking
  if (state === 'cancelled') return t('mail.payment.cancelled')
  if (paid === payable) return t('confirmation.payment.all')
  return t(paid > payable ? 'confirmation.payment.more' : 'confirmation.payment.part', {
    paid: money(paid, currency),
    due: money(Math.max(0, payable - paid), currency),
  })
}

function entryTable(
  { booking, offer }: BookingRecord,
  { kind, amount, fee, currency, provider_transaction_id, created_at }: MoneyEntry,
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
    ],
  }
}
