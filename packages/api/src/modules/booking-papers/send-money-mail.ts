import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../db/schema.ts'
import { LastingFailure, type OutboxHandler } from '../../jobs/outbox-handler.ts'
import { composeMail, type MailContent, type MailTable } from '../mail/compose-mail.ts'
import type { MailIdentity } from '../mail/mail-identity.ts'
import { messageIdOf } from '../mail/message-id.ts'
import { bookingLink } from './booking-link.ts'
import { type BookingRecord, readRecord } from './booking-record.ts'
import { paymentTable } from './booking-sheet.ts'
import { type EditionWords, editionWords } from './edition-words.ts'
import type { BookingMailParts } from './send-booking-mail.ts'

/** An entry of the ledger as a mail tells it. Minor units; what went back is negative. */
export type MoneyEntry = Pick<
  Selectable<Database['ledger']>,
  'kind' | 'amount' | 'fee' | 'currency' | 'provider_transaction_id' | 'created_at'
>

/** What recordMoney puts into the outbox. */
const moneyPayload = z.object({
  bookingId: z.number(),
  ledgerId: z.number(),
  brand: z.string(),
  siteCode: z.string(),
})

/** Kinds of outbox events that are mails about money. */
export const moneyMailKinds = ['money-payment', 'money-refund'] as const

/** Writes to the booker what came in or went back, and what is open now: read when the mail is sent. */
export function sendMoneyMail({ db, findIdentity, transport }: BookingMailParts): OutboxHandler {
  return async ({ payload, dedupeKey }) => {
    const { bookingId, ledgerId, brand, siteCode } = moneyPayload.parse(payload)
    const record = await readRecord(db, { bookingId })
    const entry = await db.selectFrom('ledger').selectAll().where('id', '=', ledgerId).executeTakeFirst()
    // Erased since: there is nobody to write to.
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

/** Where the booking stands with this payment: by sums, as everywhere. */
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
