import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { RequestContext, SignedIn } from '../../platform/server/request-context.ts'
import { notFound } from '../../platform/problem-error.ts'
import { isCustomerBooking } from './is-customer-booking.ts'

/**
 * The row of one of the customer's bookings.
 * @param lock for a caller in a transaction that changes it
 * @throws ProblemError 404 for another customer's booking as for none.
 */
export async function customerBookingRow(
  db: Kysely<Database>,
  { bookingId, lock = false }: { bookingId: string; lock?: boolean },
  context: Pick<SignedIn<RequestContext>, 'brand' | 'session'>,
): Promise<Selectable<Database['bookings']>> {
  const row = await db
    .selectFrom('bookings')
    .selectAll()
    .where('booking_ref', '=', bookingId)
    .where((eb) => isCustomerBooking(eb, context))
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
