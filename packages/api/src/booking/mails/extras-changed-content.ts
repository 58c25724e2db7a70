import { editionWords } from '../../platform/mail/edition-words.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'
import { bookingLink } from '../documents/booking-link.ts'
import type { BookingRecord } from '../documents/booking-record.ts'
import { notices, paymentTable, priceTable, stayTable } from '../documents/booking-sheet.ts'
import { moneyOfChange } from './stay-changed-content.ts'

/** The words of the mail about extras that were changed: the price line by line, and what comes next about the money. */
export function extrasChangedContent(
  identity: MailIdentity,
  record: BookingRecord,
  before: { readonly total: number },
): MailContent {
  const words = editionWords(identity)
  const { t, day, brand } = words
  const { booking, offer } = record
  const payment = paymentTable(record, words)
  return {
    subject: t('mail.extras.subject', { site: offer.site.name, ref: booking.ref }),
    preview: t('mail.booking.preview', { from: day(booking.stay.dateFrom), to: day(booking.stay.dateTo) }),
    heading: t('mail.extras.heading', { name: booking.firstName }),
    paragraphs: [t('mail.extras.text'), moneyOfChange(record, before, words)],
    button: { text: t('mail.booking.button'), href: bookingLink(identity, record) },
    tables: [priceTable(record, words), ...(payment ? [payment] : []), stayTable(record, words)],
    notes: [
      t('confirmation.next.contact', { email: identity.email, phone: identity.phone }),
      ...notices(record, words),
      t('mail.booking.why', { brand }),
    ],
  }
}
