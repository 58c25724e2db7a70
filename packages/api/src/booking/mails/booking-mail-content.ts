import type { MailContent, MailLink } from '../../platform/mail/mail-content.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'
import { alternativesLink } from './alternatives-link.ts'
import { bookingLink } from '../documents/booking-link.ts'
import type { BookingRecord } from '../documents/booking-record.ts'
import {
  answeredBy,
  journeyTables,
  notices,
  paymentTable,
  priceTable,
  stayTable,
} from '../documents/booking-sheet.ts'
import { type EditionWords, editionWords } from '../documents/edition-words.ts'

/**
 * The event that a mail reports: a request arrived, a booking was made, a site accepted or declined, a booking
 * was cancelled.
 */
export type BookingNews = 'requested' | 'booked' | 'confirmed' | 'declined' | 'cancelled'

const headings = {
  requested: 'confirmation.state.requested',
  booked: 'confirmation.state.confirmed',
  confirmed: 'confirmation.state.confirmed',
  declined: 'confirmation.state.declined',
  cancelled: 'confirmation.state.cancelled',
} as const

/** The words of a mail about a booking. A cancelled booking shows no price. */
export function bookingMailContent(
  identity: MailIdentity,
  record: BookingRecord,
  news: BookingNews,
): MailContent {
  const words = editionWords(identity)
  const { t, day, brand } = words
  const { booking, offer } = record
  const site = offer.site.name
  const off = news === 'cancelled' || news === 'declined'
  const payment = off ? undefined : paymentTable(record, words)
  return {
    subject: t(`mail.booking.${news}.subject`, { site, ref: booking.ref }),
    preview: t('mail.booking.preview', { from: day(booking.stay.dateFrom), to: day(booking.stay.dateTo) }),
    heading: t(headings[news], { name: booking.firstName }),
    paragraphs: paragraphsOf(news, record, { words, identity }),
    button: buttonOf(news, record, { words, identity }),
    tables: [
      stayTable(record, words),
      ...(off ? [] : [priceTable(record, words)]),
      ...(payment ? [payment] : []),
      ...(news === 'booked' || news === 'confirmed' ? journeyTables(record, words) : []),
    ],
    notes: [
      t('confirmation.next.contact', { email: identity.email, phone: identity.phone }),
      ...(off ? [] : notices(record, words)),
      t(isRequest(news) ? 'mail.booking.whyRequest' : 'mail.booking.why', { brand }),
    ],
  }
}

/** The booking was never confirmed. */
const isRequest = (news: BookingNews) => news === 'requested' || news === 'declined'

interface Writing {
  readonly words: EditionWords
  readonly identity: MailIdentity
}

function paragraphsOf(news: BookingNews, record: BookingRecord, { words, identity }: Writing): string[] {
  const { t } = words
  const { booking, offer } = record
  const site = offer.site.name
  if (news === 'declined')
    return [
      t(`confirmation.declined.${booking.declined ?? 'unstated'}`, { site }),
      t(identity.hasSearch ? 'confirmation.declined.free' : 'confirmation.declined.over'),
    ]
  const text = t(`mail.booking.${news}.text`, { site, until: answeredBy(record, words) })
  return news === 'cancelled' ? [text, moneyOfCancelled(record, words)] : [text]
}

/** A declined customer needs alternatives, not a link to this booking. */
function buttonOf(news: BookingNews, record: BookingRecord, { words, identity }: Writing): MailLink {
  const elsewhere = news === 'declined' ? alternativesLink(identity, record) : undefined
  return elsewhere
    ? { text: words.t('confirmation.alternatives'), href: elsewhere }
    : { text: words.t('mail.booking.button'), href: bookingLink(identity, record) }
}

function moneyOfCancelled({ booking }: BookingRecord, { t, money }: EditionWords): string {
  return booking.paid > 0
    ? t('mail.booking.cancelled.paid', { amount: money(booking.paid, booking.currency) })
    : t('mail.booking.cancelled.unpaid')
}
