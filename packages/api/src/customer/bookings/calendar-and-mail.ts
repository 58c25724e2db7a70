import type { BookingMailReply } from '@camping/contract/booking-documents.schemas.ts'
import type { customerBookingRequest } from '@camping/contract/portal.schemas.ts'
import type { z } from 'zod'
import { bookingCalendarFile } from '../../booking/documents/booking-calendar.ts'
import { readRecord } from '../../booking/documents/booking-record.ts'
import { repeatBookingMail } from '../../booking/documents/resend-confirmation.ts'
import { customerBookingRow } from '../../booking/stored/customer-booking-row.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { ServedFile } from '../../platform/server/serve.ts'
import type { SignedInContext } from '../customer-context.ts'

type Request = z.output<typeof customerBookingRequest>

/**
 * Sends the mail about one of the customer's bookings again (booking-10).
 * @throws ProblemError 404 for another customer's booking as for none, 429 within ten minutes of the last mail.
 */
export function sendCustomerConfirmation(
  { bookingId }: Request,
  context: SignedInContext,
): Promise<BookingMailReply> {
  return context.db
    .transaction()
    .execute(async (transaction) =>
      repeatBookingMail(transaction, await customerBookingRow(transaction, { bookingId }, context)),
    )
}

/**
 * The calendar file of one of the customer's bookings, in the words of the booking's edition.
 * @throws ProblemError 404 for another customer's booking as for none.
 */
export async function getCustomerCalendar(
  { bookingId }: Request,
  context: SignedInContext,
): Promise<ServedFile> {
  const row = await customerBookingRow(context.db, { bookingId }, context)
  const writer = context.identity(row.site_code)
  const record = await readRecord(context.db, { bookingId: row.id })
  if (!writer || !record) throw notFound()
  return bookingCalendarFile(writer, record)
}
