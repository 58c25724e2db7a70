import { editionWords } from '../../platform/mail/edition-words.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'
import { bookingLink } from '../documents/booking-link.ts'
import type { BookingRecord } from '../documents/booking-record.ts'
import { stayTable } from '../documents/booking-sheet.ts'

/** The words of the mail about travellers who were named or changed: who comes now. The price stays, so none is named. */
export function travellersChangedContent(identity: MailIdentity, record: BookingRecord): MailContent {
  const words = editionWords(identity)
  const { t, day, brand } = words
  const { booking, offer } = record
  return {
    subject: t('mail.travellers.subject', { site: offer.site.name, ref: booking.ref }),
    preview: t('mail.booking.preview', { from: day(booking.stay.dateFrom), to: day(booking.stay.dateTo) }),
    heading: t('mail.travellers.heading', { name: booking.firstName }),
    paragraphs: [t('mail.travellers.text')],
    button: { text: t('mail.booking.button'), href: bookingLink(identity, record) },
    tables: [stayTable(record, words)],
    notes: [
      t('confirmation.next.contact', { email: identity.email, phone: identity.phone }),
      t('mail.booking.why', { brand }),
    ],
  }
}
