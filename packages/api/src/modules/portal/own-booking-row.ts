import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { SignedInContext } from '../../server/api-context.ts'
import { notFound } from '../../server/problem-error.ts'
import { isOwnBooking } from './own-bookings.ts'

/**
 * The row of a booking of the customer who asks.
 * @param lock for a caller in a transaction that changes it
 * @throws ProblemError 404 for a foreign one as for none.
 */
export async function ownBookingRow(
  db: Kysely<Database>,
  { bookingId, lock = false }: { bookingId: string; lock?: boolean },
  context: Pick<SignedInContext, 'brand' | 'session'>,
): Promise<Selectable<Database['bookings']>> {
  const row = await db
    .selectFrom('bookings')
    .selectAll()
    .where('booking_ref', '=', bookingId)
    .where((eb) => isOwnBooking(eb, context))
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
