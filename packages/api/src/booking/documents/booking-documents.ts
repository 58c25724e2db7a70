import type { RequestContext } from '../../platform/server/request-context.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { ServedFile } from '../../platform/server/serve.ts'
import { openByCart } from '../stored/open-by-cart.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'
import { bookingCalendarFile } from './booking-calendar.ts'
import { bookingDocumentFile } from './booking-document.ts'
import { type BookingRecord, readRecord } from './booking-record.ts'
import { textsDocumentFile } from './texts-document.ts'

type Request = { readonly cartId: string }
type Context = Pick<RequestContext, 'db' | 'brand' | 'siteCode' | 'headers' | 'identity' | 'today'>

/**
 * The calendar file of a booking.
 * @throws ProblemError 404 and 401 as `openByCart`.
 */
export async function bookingCalendar(request: Request, context: Context): Promise<ServedFile> {
  const { identity, record } = await readEditionRecord(request, context)
  return bookingCalendarFile(identity, record)
}

/**
 * The printable document of a booking.
 * @throws ProblemError 404 as bookingCalendar.
 */
export async function bookingDocument(request: Request, context: Context): Promise<ServedFile> {
  const { identity, record } = await readEditionRecord(request, context)
  return await bookingDocumentFile(identity, record, context.today())
}

/**
 * What the booker agreed to, in the words of that day (booking-15).
 * @throws ProblemError 404 as bookingCalendar, and for a booking without stored texts.
 */
export async function bookingTexts(request: Request, context: Context): Promise<ServedFile> {
  const { identity, record } = await readEditionRecord(request, context)
  const file = await textsDocumentFile(identity, record)
  if (!file) throw notFound()
  return file
}

async function readEditionRecord(
  { cartId }: Request,
  { db, brand, siteCode, headers, identity }: Context,
): Promise<{ identity: MailIdentity; record: BookingRecord }> {
  await openByCart(db, cartId, { brand, siteCode, headers })
  const record = await readRecord(db, { cartId, brand, siteCode })
  const writer = record && identity()
  if (!writer) throw notFound()
  return { identity: writer, record }
}
