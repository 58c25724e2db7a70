import type { MailContent } from '../mail/compose-mail.ts'
import type { MailIdentity } from '../mail/mail-identity.ts'
import { bookingLink } from './booking-link.ts'
import type { BookingRecord } from './booking-record.ts'
import { notices, paymentTable, priceTable, stayTable } from './booking-sheet.ts'
import { type EditionWords, editionWords } from './edition-words.ts'

/** What a mail tells: a request arrived, a booking was made, a site said yes, a booking is off. */
export type BookingNews = 'requested' | 'booked' | 'confirmed' | 'cancelled'

const headings = {
  requested: 'confirmation.state.requested',
  booked: 'confirmation.state.confirmed',
  confirmed: 'confirmation.state.confirmed',
  cancelled: 'confirmation.state.cancelled',
} as const

/** The words of a mail about a booking. A cancelled one has no price any more. */
export function bookingMailContent(
  identity: MailIdentity,
  record: BookingRecord,
  news: BookingNews,
): MailContent {
  const words = editionWords(identity)
  const { t, day, brand } = words
  const { booking, offer } = record
  const site = offer.site.name
  const payment = paymentTable(record, words)
  const off = news === 'cancelled'
  return {
    subject: t(`mail.booking.${news}.subject`, { site, ref: booking.ref }),
    preview: t('mail.booking.preview', { from: day(booking.stay.dateFrom), to: day(booking.stay.dateTo) }),
    heading: t(headings[news], { name: booking.firstName }),
    paragraphs: [t(`mail.booking.${news}.text`, { site }), ...(off ? [moneyOfCancelled(record, words)] : [])],
    button: {
      text: t('mail.booking.button'),
      href: bookingLink(identity, record),
    },
    tables: [
      stayTable(record, words),
      ...(off ? [] : [priceTable(record, words)]),
      ...(off || !payment ? [] : [payment]),
    ],
    notes: [
      t('confirmation.next.contact', { email: identity.email, phone: identity.phone }),
      ...(off ? [] : notices(record, words)),
      t('mail.booking.why', { brand }),
    ],
  }
}

function moneyOfCancelled({ booking }: BookingRecord, { t, money }: EditionWords): string {
  return booking.paid > 0
    ? t('mail.booking.cancelled.paid', { amount: money(booking.paid, booking.currency) })
    : t('mail.booking.cancelled.unpaid')
}
