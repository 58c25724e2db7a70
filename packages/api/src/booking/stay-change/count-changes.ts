import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** How often a booking was changed: who refers to its rows of persons states it. */
export async function countChanges(db: Kysely<Database>, bookingId: number): Promise<number> {
  const { count } = await db
    .selectFrom('booking_changes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
