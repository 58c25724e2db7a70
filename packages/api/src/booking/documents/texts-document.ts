import type { ServedFile } from '../../platform/server/serve.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'
import { imprintOf } from './booking-document.ts'
import type { BookingRecord } from './booking-record.ts'
import { agreedTable } from './booking-sheet.ts'
import { editionWords } from '../../platform/mail/edition-words.ts'

/**
 * What the booker agreed to as a PDF: each text in full, in its own words and language, with its whole hash (booking-15).
 * Undefined for a booking that has none stored.
 */
export async function textsDocumentFile(
  identity: MailIdentity,
  record: BookingRecord,
): Promise<ServedFile | undefined> {
  const { texts, booking, createdAt } = record
  const words = editionWords(identity)
  const { t } = words
  const table = agreedTable(record, words)
  if (!table) return undefined
  // Loaded with the first document: the libraries are large.
  const { renderPdf } = await import('./render-pdf.ts')
  const content = await renderPdf({
    language: texts[0]?.language ?? identity.languageTag,
    colours: identity.colours,
    sender: identity.displayName,
    title: `${t('documents.agreed')} ${booking.ref}`,
    issued: t('documents.agreed.as'),
    tables: [{ title: table.title, rows: table.rows }],
    lists: [],
    texts: texts.map(({ title, blocks, hash }) => ({
      title,
      blocks,
      foot: t('documents.agreed.version', { version: hash }),
    })),
    notes: [t('confirmation.next.contact', { email: identity.email, phone: identity.phone })],
    imprint: imprintOf(identity),
    writtenAt: createdAt,
  })
  return { contentType: 'application/pdf', fileName: `${booking.ref}-texts.pdf`, show: 'inline', content }
}
