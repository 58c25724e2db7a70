import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** The outbox event of a stay that is over. */
export const stayOverKind = 'stay-over'

/** Guests of older stays are not asked for a review, for example after a long outage. */
const reviewWithinDays = 30

/**
 * Completes confirmed stays whose departure is before `today` ('YYYY-MM-DD') and requests a review from each
 * booker once, in one statement. Any number of instances may run it together: each skips rows that another one
 * has locked. Returns how many stays it completed.
 */
export async function completeStays(db: Kysely<Database>, today: string, batch = 100): Promise<number> {
  const { rows } = await sql<{ completed: number }>`
    with over as (
      select id from bookings
      where state = 'confirmed' and date_to < ${today}::date
      order by date_to, id limit ${batch} for update skip locked
    ), completed as (
      update bookings b set state = 'completed' from over where b.id = over.id
      returning b.id, b.booking_ref, b.brand, b.site_code, b.date_to
    ), asked as (
      insert into outbox (kind, dedupe_key, payload)
      select ${stayOverKind}, ${`${stayOverKind}:`} || booking_ref, jsonb_build_object(
        'bookingId', id, 'bookingRef', booking_ref, 'brand', brand, 'siteCode', site_code)
      from completed where date_to >= ${today}::date - ${reviewWithinDays}::int
      on conflict (dedupe_key) do nothing
    )
    select count(*)::int as completed from completed`.execute(db)
  return rows[0]?.completed ?? 0
}
