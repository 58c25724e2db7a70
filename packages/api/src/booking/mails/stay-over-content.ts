import { editionWords } from '../../platform/mail/edition-words.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'
import { bookingLink } from '../documents/booking-link.ts'
import type { BookingRecord } from '../documents/booking-record.ts'

/** The words of the mail that asks a guest for a review. */
export function stayOverContent(
  identity: MailIdentity,
  record: BookingRecord,
  refuseUrl: string,
): MailContent {
  const { t, day, brand } = editionWords(identity)
  const { booking, offer } = record
  const site = offer.site.name
  return {
    subject: t('mail.review.subject', { site }),
    preview: t('mail.booking.preview', { from: day(booking.stay.dateFrom), to: day(booking.stay.dateTo) }),
    heading: t('mail.review.heading', { name: booking.firstName }),
    paragraphs: [t('mail.review.text', { site }), t('mail.review.how')],
    // The page opens at its form; knowing the address is the right to write.
    button: { text: t('mail.review.button'), href: `${bookingLink(identity, record)}#review` },
    notes: [t('mail.review.once', { brand })],
    footerLink: { text: t('mail.review.refuse'), href: refuseUrl },
  }
}
