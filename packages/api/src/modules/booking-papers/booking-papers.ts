import type { ApiContext } from '../../server/api-context.ts'
import { notFound } from '../../server/problem-error.ts'
import type { ServedFile } from '../../server/serve.ts'
import type { MailIdentity } from '../mail/mail-identity.ts'
import { bookingCalendarFile } from './booking-calendar.ts'
import { bookingDocumentFile } from './booking-document.ts'
import { type BookingRecord, readRecord } from './booking-record.ts'

type Request = { readonly cartId: string }
type Context = Pick<ApiContext, 'db' | 'brand' | 'siteCode' | 'identity' | 'today'>

/** The calendar file of a booking. @throws ProblemError 404 when nothing was booked from this cart in this edition. */
export async function bookingCalendar(request: Request, context: Context): Promise<ServedFile> {
  const { identity, record } = await readPaper(request, context)
  return bookingCalendarFile(identity, record)
}

/** The printable document of a booking. @throws ProblemError 404 as bookingCalendar. */
export async function bookingDocument(request: Request, context: Context): Promise<ServedFile> {
  const { identity, record } = await readPaper(request, context)
  return await bookingDocumentFile(identity, record, context.today())
}

async function readPaper(
  { cartId }: Request,
  { db, brand, siteCode, identity }: Context,
): Promise<{ identity: MailIdentity; record: BookingRecord }> {
  const record = await readRecord(db, { cartId, brand, siteCode })
  const writer = record && identity()
  if (!writer) throw notFound()
  return { identity: writer, record }
}
