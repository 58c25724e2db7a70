import { editionWords } from '../../platform/mail/edition-words.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'
import { bookingLink } from '../documents/booking-link.ts'
import type { BookingRecord } from '../documents/booking-record.ts'
import { paymentTable, stayTable } from '../documents/booking-sheet.ts'
import type { PayBy } from '../dues/pay-by.ts'

/** When a reminder is sent: before the due day, on it, or after the due time. */
export type ReminderNews = 'before' | 'on' | 'after'

/** The words of a reminder of an unpaid rate. */
export function reminderContent(
  identity: MailIdentity,
  record: BookingRecord,
  { news, payBy }: { news: ReminderNews; payBy: PayBy },
): MailContent {
  const words = editionWords(identity)
  const { t, moment, money, day, brand } = words
  const { booking, offer } = record
  const site = offer.site.name
  const amount = money(payBy.open, booking.currency)
  const payment = paymentTable(record, words)
  return {
    subject: t(`unpaid.${news}.subject`, { site, ref: booking.ref }),
    preview: t('mail.booking.preview', { from: day(booking.stay.dateFrom), to: day(booking.stay.dateTo) }),
    heading: t(`unpaid.${news}.heading`, { amount }),
    paragraphs: [
      t(`unpaid.${news}.text`, { amount, site, due: moment(payBy.dueAt) }),
      ...(payBy.endsAt ? [t('unpaid.ends', { ends: moment(payBy.endsAt) })] : []),
    ],
    button: { text: t('unpaid.button'), href: bookingLink(identity, record) },
    tables: [...(payment ? [payment] : []), stayTable(record, words)],
    notes: [
      t('unpaid.crossed'),
      t('unpaid.help'),
      t('confirmation.next.contact', { email: identity.email, phone: identity.phone }),
      t('mail.booking.why', { brand }),
    ],
  }
}
