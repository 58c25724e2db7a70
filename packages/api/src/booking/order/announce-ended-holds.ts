import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** Minutes after the end of a hold in which its owner may still order and gets no mail. */
const graceMinutes = 10

/**
 * Announces holds that ended without a booking, once each, where a failed order left an address. A customer who
 * has booked something else since gets no mail. Any number of instances may run it together. Returns how many it
 * announced.
 */
export async function announceEndedHolds(db: Kysely<Database>, batch = 100): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into outbox (kind, dedupe_key, payload)
    select 'hold-ended', 'hold-ended:' || c.id,
      jsonb_build_object('cartId', c.id, 'brand', c.brand, 'siteCode', c.site_code)
    from carts c
    where c.state = 'open' and c.contact_email is not null
      and c.expires_at <= clock_timestamp() - ${graceMinutes} * interval '1 minute'
      and not exists (select 1 from outbox o where o.dedupe_key = 'hold-ended:' || c.id)
      and not exists (
        select 1 from bookings b
        where b.brand = c.brand and lower(b.email) = lower(c.contact_email) and b.created_at >= c.created_at)
    order by c.expires_at limit ${batch}
    on conflict (dedupe_key) do nothing`.execute(db)
  return Number(numAffectedRows)
}
