import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** The quantity of each booked extra, by its id. */
export async function bookedExtras(db: Kysely<Database>, bookingId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('booking_extras')
    .select(['extra_id', 'quantity'])
    .where('booking_id', '=', bookingId)
    .orderBy('extra_id')
    .execute()
  return new Map(rows.map((row) => [row.extra_id, row.quantity]))
}
