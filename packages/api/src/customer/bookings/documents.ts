import type { BookingDocumentItem, customerDocumentRequest } from '@camping/contract/portal.schemas.ts'
import { editionToday } from '@camping/editions/edition-today.ts'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/db/schema.ts'
import type { SignedInContext } from '../customer-context.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { ServedFile } from '../../platform/server/serve.ts'
import { bookingDocumentFile } from '../../booking/documents/booking-document.ts'
import { readRecord } from '../../booking/documents/booking-record.ts'
import { readTexts } from '../../booking/agreed/read-texts.ts'
import { textsDocumentFile } from '../../booking/documents/texts-document.ts'
import { hasVoucher, voucherFile } from '../../booking/documents/voucher-document.ts'
import { type StoredBooking, storedBookingOf } from '../../booking/stored/stored-booking.ts'
import { invoiceNumber } from '../../booking/invoice/invoice-number.ts'
import { invoiceFile, readLedger } from '../../booking/invoice/invoice-document.ts'
import { issueInvoices } from '../../booking/invoice/issue-invoices.ts'
import { readInvoices } from '../../booking/invoice/read-invoices.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'
import { customerBookingRow } from '../../booking/stored/customer-booking-row.ts'

type BookingRow = Selectable<Database['bookings']>

/**
 * The documents of a booking (decision 174): always its confirmation; the texts agreed to (booking-15); the voucher once it is paid; invoices and
 * credit notes, including those that are issued when opened. None when the booking's edition is no longer
 * served.
 */
export async function listDocuments(
  row: BookingRow,
  booking: StoredBooking,
  { db, identity, today }: SignedInContext,
): Promise<BookingDocumentItem[]> {
  if (!identity(row.site_code)) return []
  const { issued, planned } = await readInvoices(db, row, booking)
  const texts = await readTexts(db, row.id)
  const document = (kind: 'confirmation' | 'voucher' | 'texts', date: string) => ({
    id: kind,
    kind,
    date,
    number: null,
  })
  return [
    ...(hasVoucher(booking) ? [document('voucher', today())] : []),
    document('confirmation', editionToday(row.created_at)),
    ...(texts.length > 0 ? [document('texts', editionToday(row.created_at))] : []),
    ...issued.map((invoice) => ({
      id: idOf(invoice),
      kind: invoice.kind,
      date: invoice.issuedOn,
      number: invoiceNumber(invoice),
    })),
    ...planned.map((invoice) => ({ id: idOf(invoice), kind: invoice.kind, date: today(), number: null })),
  ]
}

const idOf = ({ kind, position }: { kind: string; position: number }): string => `${kind}-${position}`

/**
 * A document of the customer's booking, in the words of the booking's edition. Opening an unissued invoice
 * issues it (issue-invoices.ts).
 * @throws ProblemError 404 for another customer's booking as for none, and for a document that the booking does
 * not have.
 */
export async function getDocument(
  { bookingId, documentId }: z.output<typeof customerDocumentRequest>,
  context: SignedInContext,
): Promise<ServedFile> {
  const { db, identity, today } = context
  const row = await customerBookingRow(db, { bookingId }, context)
  const writer = identity(row.site_code)
  if (!writer) throw notFound()
  if (documentId !== 'confirmation' && documentId !== 'texts' && documentId !== 'voucher')
    return await invoiceOf({ row, documentId, writer }, context)
  const record = await readRecord(db, { bookingId: row.id })
  if (!record) throw notFound()
  if (documentId === 'confirmation') return await bookingDocumentFile(writer, record, today())
  if (documentId === 'texts') {
    const file = await textsDocumentFile(writer, record)
    if (!file) throw notFound()
    return file
  }
  if (!hasVoucher(record.booking)) throw notFound()
  return await voucherFile(writer, record, today())
}

interface RequestedInvoice {
  readonly row: BookingRow
  readonly documentId: string
  readonly writer: MailIdentity
}

async function invoiceOf(
  { row, documentId, writer }: RequestedInvoice,
  { db, today, session }: SignedInContext,
): Promise<ServedFile> {
  const present = await readInvoices(db, row, await storedBookingOf(db, row))
  const isRequested = (document: { kind: string; position: number }) => idOf(document) === documentId
  if (![...present.issued, ...present.planned].some(isRequested)) throw notFound()
  const all =
    present.planned.length > 0
      ? await issueInvoices(db, { bookingId: row.id, identity: writer, today })
      : present.issued
  const document = all.find(isRequested)
  // The planned invoice may be obsolete by now.
  if (!document) throw notFound()
  return await invoiceFile(writer, {
    invoice: document,
    all,
    currency: row.currency,
    ledger: await readLedger(db, row.id),
    // A reference and access to a mailbox do not prove who lives where.
    withAddress: session.kind === 'email',
    today: today(),
  })
}
