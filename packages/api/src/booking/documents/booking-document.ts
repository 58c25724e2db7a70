import type { MessageKey } from '@camping/editions/messages/message-key.ts'
import type { BookingState } from '../../platform/db/booking-tables.ts'
import type { ServedFile } from '../../platform/server/serve.ts'
import type { MailTable } from '../../platform/mail/mail-content.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'
import type { BookingRecord } from './booking-record.ts'
import {
  agreedTable,
  cancellationTable,
  cancelledTable,
  notices,
  paymentTable,
  priceTable,
  stayTable,
} from './booking-sheet.ts'
import { editionWords } from '../../platform/mail/edition-words.ts'

const titles: Record<BookingState | 'declined' | 'ended', MessageKey> = {
  requested: 'mail.document.requested',
  confirmed: 'mail.document.confirmed',
  completed: 'mail.document.confirmed',
  cancelled: 'mail.document.cancelled',
  declined: 'mail.document.declined',
  ended: 'mail.document.ended',
}

/** The sender line at the foot of every page. */
export const imprintOf = ({ company, address, registration }: MailIdentity): string =>
  `${company} · ${address} · ${registration}`

/** The booking as a PDF, with the tables of its mail. `today` is the date of issue. */
export async function bookingDocumentFile(
  identity: MailIdentity,
  record: BookingRecord,
  today: string,
): Promise<ServedFile> {
  const words = editionWords(identity)
  const { t, date } = words
  const { booking } = record
  const off = booking.state === 'cancelled'
  const outcome = booking.declined ? 'declined' : booking.ended ? 'ended' : booking.state
  const tables: (MailTable | undefined)[] = off
    ? [stayTable(record, words), cancelledTable(record, words), agreedTable(record, words)]
    : [
        stayTable(record, words),
        priceTable(record, words),
        paymentTable(record, words),
        cancellationTable(record, words),
        agreedTable(record, words),
      ]
  // Loaded with the first document: the libraries are large.
  const { renderPdf: paperDocument } = await import('./render-pdf.ts')
  const content = await paperDocument({
    language: identity.languageTag,
    colours: identity.colours,
    sender: identity.displayName,
    title: `${t(titles[outcome])} ${booking.ref}`,
    issued: t('mail.document.issued', { date: date(today) }),
    tables: tables.filter((table) => table !== undefined),
    lists: [{ title: t('confirmation.goodToKnow'), items: off ? [] : record.offer.site.goodToKnow }],
    notes: [
      t('confirmation.next.contact', { email: identity.email, phone: identity.phone }),
      ...(off ? [] : notices(record, words)),
    ],
    imprint: imprintOf(identity),
    writtenAt: record.createdAt,
  })
  return { contentType: 'application/pdf', fileName: `${booking.ref}.pdf`, show: 'inline', content }
}
