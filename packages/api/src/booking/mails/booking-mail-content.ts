import type { MailContent, MailLink } from '../../platform/mail/mail-content.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'
import { alternativesLink, bookAgainLink } from './alternatives-link.ts'
import { bookingLink } from '../documents/booking-link.ts'
import type { BookingRecord } from '../documents/booking-record.ts'
import {
  agreedTable,
  answeredBy,
  cancellationTable,
  cancelledTable,
  journeyTables,
  notices,
  paymentTable,
  priceTable,
  stayTable,
} from '../documents/booking-sheet.ts'
import { type EditionWords, editionWords } from '../../platform/mail/edition-words.ts'

/**
 * The event that a mail reports: a request arrived, a booking was made, a site accepted or declined, a booking
 * was cancelled, or ended because nobody paid.
 */
export type BookingNews = 'requested' | 'booked' | 'confirmed' | 'declined' | 'cancelled' | 'ended'

const headings = {
  requested: 'confirmation.state.requested',
  booked: 'confirmation.state.confirmed',
  confirmed: 'confirmation.state.confirmed',
  declined: 'confirmation.state.declined',
  cancelled: 'confirmation.state.cancelled',
  ended: 'confirmation.state.ended',
} as const

/** The words of a mail about a booking. A cancelled booking shows what that came to instead of a price. */
export function bookingMailContent(
  identity: MailIdentity,
  record: BookingRecord,
  news: BookingNews,
): MailContent {
  const words = editionWords(identity)
  const { t, day, brand } = words
  const { booking, offer } = record
  const site = offer.site.name
  const off = news === 'cancelled' || news === 'declined' || news === 'ended'
  const agreed = off
    ? [cancelledTable(record, words)]
    : [paymentTable(record, words), cancellationTable(record, words), agreedTable(record, words)]
  return {
    subject: t(news === 'ended' ? 'unpaid.ended.subject' : `mail.booking.${news}.subject`, {
      site,
      ref: booking.ref,
    }),
    preview: t('mail.booking.preview', { from: day(booking.stay.dateFrom), to: day(booking.stay.dateTo) }),
    heading: t(headings[news], { name: booking.firstName }),
    paragraphs: paragraphsOf(news, record, { words, identity }),
    button: buttonOf(news, record, { words, identity }),
    tables: [
      stayTable(record, words),
      ...(off ? [] : [priceTable(record, words)]),
      ...agreed.filter((table) => table !== undefined),
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
  if (news === 'ended') return [t('unpaid.ended.text', { site }), moneyOfCancelled(record, words)]
  const text = t(`mail.booking.${news}.text`, { site, until: answeredBy(record, words) })
  return news === 'cancelled' ? [text, moneyOfCancelled(record, words)] : [text]
}

/** A declined customer needs alternatives, and one whose booking ended unpaid the same stay, not a link to this booking. */
function buttonOf(news: BookingNews, record: BookingRecord, { words, identity }: Writing): MailLink {
  const again = news === 'ended' ? bookAgainLink(identity, record) : undefined
  if (again) return { text: words.t('unpaid.ended.button'), href: again }
  const elsewhere = news === 'declined' ? alternativesLink(identity, record) : undefined
  return elsewhere
    ? { text: words.t('confirmation.alternatives'), href: elsewhere }
    : { text: words.t('mail.booking.button'), href: bookingLink(identity, record) }
}

/** What comes next about the money, by the stored sums (rule booking-16). */
function moneyOfCancelled(
  { booking: { cancellation, currency } }: BookingRecord,
  { t, money }: EditionWords,
): string {
  const { paid, cost, owed, refund } = cancellation ?? { paid: 0, cost: 0, owed: 0, refund: 0 }
  if (owed > 0) return t('mail.booking.cancelled.owed', { amount: money(owed, currency) })
  if (refund > 0) return t('mail.booking.cancelled.back', { amount: money(refund, currency) })
  return t(paid + cost > 0 ? 'mail.booking.cancelled.settled' : 'mail.booking.cancelled.unpaid')
}
