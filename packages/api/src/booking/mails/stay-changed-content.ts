import { z } from 'zod'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'
import { editionWords, type EditionWords } from '../../platform/mail/edition-words.ts'
import { bookingLink } from '../documents/booking-link.ts'
import type { BookingRecord } from '../documents/booking-record.ts'
import {
  agreedTable,
  cancellationTable,
  notices,
  paymentTable,
  priceTable,
  stayTable,
} from '../documents/booking-sheet.ts'

/** The part of a log entry that the mail reports. */
export const stayBefore = z.object({ dateFrom: z.string(), dateTo: z.string(), total: z.int() })
type StayBefore = z.infer<typeof stayBefore>

/** The words of the mail about a booking that was changed: what was, and everything that counts now. */
export function stayChangedContent(
  identity: MailIdentity,
  record: BookingRecord,
  before: StayBefore,
): MailContent {
  const words = editionWords(identity)
  const { t, day, brand } = words
  const { booking, offer } = record
  const site = offer.site.name
  const { dateFrom, dateTo } = booking.stay
  const agreed = [paymentTable(record, words), cancellationTable(record, words), agreedTable(record, words)]
  return {
    subject: t('mail.changed.subject', { site, ref: booking.ref }),
    preview: t('mail.booking.preview', { from: day(dateFrom), to: day(dateTo) }),
    heading: t('mail.changed.heading', { name: booking.firstName }),
    paragraphs: [
      before.dateFrom === dateFrom && before.dateTo === dateTo
        ? t('mail.changed.other', { site, from: day(dateFrom), to: day(dateTo) })
        : t('mail.changed.text', {
            site,
            from: day(dateFrom),
            to: day(dateTo),
            oldFrom: day(before.dateFrom),
            oldTo: day(before.dateTo),
          }),
      moneyOfChange(record, before, words),
    ],
    button: { text: t('mail.booking.button'), href: bookingLink(identity, record) },
    tables: [
      stayTable(record, words),
      priceTable(record, words),
      ...agreed.filter((table) => table !== undefined),
    ],
    notes: [
      t('confirmation.next.contact', { email: identity.email, phone: identity.phone }),
      ...notices(record, words),
      t('mail.booking.why', { brand }),
    ],
  }
}

/** The total before and now, and what comes next about the money. */
export function moneyOfChange(
  { booking: { total, currency, due, goingBack } }: BookingRecord,
  before: Pick<StayBefore, 'total'>,
  { t, money }: EditionWords,
): string {
  const amounts = { before: money(before.total, currency), total: money(total, currency) }
  const text = t('mail.changed.total', amounts)
  if (due > 0) return `${text} ${t('mail.changed.due', { amount: money(due, currency) })}`
  return goingBack > 0 ? `${text} ${t('mail.changed.back', { amount: money(goingBack, currency) })}` : text
}
