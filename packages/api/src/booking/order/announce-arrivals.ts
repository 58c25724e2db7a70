import { daysBeforeArrival } from '@camping/editions/days-before-arrival.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** The outbox event of a stay that begins soon; send-before-arrival.ts sends it if it still applies. */
export const beforeArrivalKind = 'before-arrival'

/**
 * Queues the mail before arrival for confirmed stays that begin within days, those of `today` ('YYYY-MM-DD') included
 * (booking-17). The key names booking and day of arrival: any number of processes queue it once, and a stay on another
 * day is announced for that day. One statement, so that a process that dies leaves all or nothing. Returns how many it
 * queued.
 */
export async function announceArrivals(db: Kysely<Database>, today: string, batch = 100): Promise<number> {
  const { rows } = await sql<{ queued: number }>`
    with soon as (
      select b.id, b.booking_ref, b.brand, b.site_code, b.date_from::text as day,
        ${`${beforeArrivalKind}:`} || b.booking_ref || ':' || b.date_from::text as key
      from bookings b
      where b.state = 'confirmed'
        and b.date_from between ${today}::date and ${today}::date + ${daysBeforeArrival}::int
    ), queued as (
      insert into outbox (kind, dedupe_key, payload)
      select ${beforeArrivalKind}, key, jsonb_build_object(
        'bookingId', id, 'bookingRef', booking_ref, 'brand', brand, 'siteCode', site_code, 'dateFrom', day)
      from soon where not exists (select 1 from outbox o where o.dedupe_key = soon.key)
      order by day, id limit ${batch}
      on conflict (dedupe_key) do nothing returning 1
    )
    select count(*)::int as queued from queued`.execute(db)
  return rows[0]?.queued ?? 0
}
