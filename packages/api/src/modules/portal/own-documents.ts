import type { BookingDocumentItem, ownDocumentRequest } from '@camping/contract/portal.schemas.ts'
import { editionToday } from '@camping/editions/edition-today.ts'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../db/schema.ts'
import type { SignedInContext } from '../../server/api-context.ts'
import { notFound } from '../../server/problem-error.ts'
import type { ServedFile } from '../../server/serve.ts'
import { bookingDocumentFile } from '../booking-papers/booking-document.ts'
import { readRecord } from '../booking-papers/booking-record.ts'
import { hasVoucher, voucherFile } from '../booking-papers/voucher-document.ts'
import { type StoredBooking, storedBookingOf } from '../booking/stored-booking.ts'
import { invoiceNumber } from '../invoice/invoice-number.ts'
import { invoiceFile, readLedger } from '../invoice/invoice-paper.ts'
import { issueInvoices } from '../invoice/issue-invoices.ts'
import { readInvoices } from '../invoice/read-invoices.ts'
import type { MailIdentity } from '../mail/mail-identity.ts'
import { ownBookingRow } from './own-booking-row.ts'

type BookingRow = Selectable<Database['bookings']>

/**
 * Which papers a booking has now (docs/decisions/174): always its confirmation; the voucher once it is paid; invoices and credit
 * notes, those among them that are issued when they are opened. None where the edition it was made in is served no more.
 */
export async function listOwnDocuments(
  row: BookingRow,
  booking: StoredBooking,
  { db, identity, today }: SignedInContext,
): Promise<BookingDocumentItem[]> {
  if (!identity(row.site_code)) return []
  const { issued, planned } = await readInvoices(db, row, booking)
  const paper = (kind: 'confirmation' | 'voucher', date: string) => ({ id: kind, kind, date, number: null })
  return [
    ...(hasVoucher(booking) ? [paper('voucher', today())] : []),
    paper('confirmation', editionToday(row.created_at)),
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
 * A paper of a booking of the customer who asks, in the words of the edition it was made in. Opening an invoice that is not issued
 * yet issues it (issue-invoices.ts), whoever asks first.
 * @throws ProblemError 404 for a foreign booking as for none, and for a paper that the booking does not have.
 */
export async function getOwnDocument(
  { bookingId, documentId }: z.output<typeof ownDocumentRequest>,
  context: SignedInContext,
): Promise<ServedFile> {
  const { db, identity, today } = context
  const row = await ownBookingRow(db, { bookingId }, context)
  const writer = identity(row.site_code)
  if (!writer) throw notFound()
  if (documentId !== 'confirmation' && documentId !== 'voucher')
    return await invoiceOf({ row, documentId, writer }, context)
  const record = await readRecord(db, { bookingId: row.id })
  if (!record) throw notFound()
  if (documentId === 'confirmation') return await bookingDocumentFile(writer, record, today())
  if (!hasVoucher(record.booking)) throw notFound()
  return await voucherFile(writer, record, today())
}

interface InvoiceAsked {
  readonly row: BookingRow
  readonly documentId: string
  readonly writer: MailIdentity
}

async function invoiceOf(
  { row, documentId, writer }: InvoiceAsked,
  { db, today, session }: SignedInContext,
): Promise<ServedFile> {
  const present = await readInvoices(db, row, await storedBookingOf(db, row))
  const isAsked = (paper: { kind: string; position: number }) => idOf(paper) === documentId
  if (![...present.issued, ...present.planned].some(isAsked)) throw notFound()
  const all =
    present.planned.length > 0
      ? await issueInvoices(db, { bookingId: row.id, identity: writer, today })
      : present.issued
  const paper = all.find(isAsked)
  // What was to be issued a moment ago is not any more.
  if (!paper) throw notFound()
  return await invoiceFile(writer, {
    paper,
    all,
    currency: row.currency,
    ledger: await readLedger(db, row.id),
    // A reference and an address of a mailbox are no proof of who lives where (RELIABILITY.md §3, 6.1.3).
    withAddress: session.kind === 'email',
    today: today(),
  })
}
