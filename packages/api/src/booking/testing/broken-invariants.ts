import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/**
 * The invariants, each as a query that finds violations (docs/product/outages.md; I1, I6, I7 and what follows
 * from them).
 */
const offenders: Readonly<Record<string, RawBuilder<{ offender: string }>>> = {
  'two live stays share a night of a unit': sql`
    select a.id || ' and ' || b.id as offender from unit_occupations a
    join unit_occupations b on a.unit_id = b.unit_id and a.id < b.id and a.stay && b.stay
    where a.state in ('held', 'booked') and b.state in ('held', 'booked')`,
  'a living booking without its nights in its unit, or a cancelled one with': sql`
    select b.booking_ref as offender from bookings b
    where (select count(*) from unit_occupations o where o.booking_id = b.id and o.state = 'booked'
             and o.unit_id = b.unit_id and o.accommodation_id = b.accommodation_id
             and o.stay = daterange(b.date_from, b.date_to))
       <> case when b.state = 'cancelled' then 0 else 1 end`,
  'nights that are booked by no booking': sql`
    select o.id::text as offender from unit_occupations o left join bookings b on b.id = o.booking_id
    where o.state = 'booked' and b.id is null`,
  'an open cart whose hold is not the one it shows': sql`
    select c.id as offender from carts c
    where c.state = 'open' and c.expires_at > clock_timestamp()
      and (select count(*) from unit_occupations o where o.cart_id = c.id and o.state = 'held'
             and o.expires_at = c.expires_at and o.accommodation_id = c.accommodation_id
             and o.stay = daterange(c.date_from, c.date_to)) <> 1`,
  'a live hold without an open cart': sql`
    select o.id::text as offender from unit_occupations o join carts c on c.id = o.cart_id
    where o.state = 'held' and o.booking_id is null and o.expires_at > clock_timestamp()
      and (c.state <> 'open' or c.expires_at <> o.expires_at)`,
  'nights held for a change that is not held, or another end than it has': sql`
    select o.id::text as offender from unit_occupations o
    left join held_changes h on h.booking_id = o.booking_id and h.state = 'held'
    where o.state = 'held' and o.booking_id is not null
      and (h.id is null or h.unit_id <> o.unit_id or h.expires_at <> o.expires_at)`,
  'a living held change without all of its nights, its own ones and the held ones': sql`
    select h.id::text as offender from held_changes h join bookings b on b.id = h.booking_id
    where h.state = 'held' and h.expires_at > clock_timestamp()
      and (b.state <> 'confirmed' or (select count(distinct day) from unit_occupations o, generate_series(
             lower(o.stay), upper(o.stay) - 1, interval '1 day') as day
           where o.booking_id = b.id and o.unit_id = h.unit_id and o.state in ('held', 'booked')
             and day >= (h.plan ->> 'dateFrom')::date
             and day < (h.plan ->> 'dateFrom')::date + (h.plan ->> 'nights')::int) <> (h.plan ->> 'nights')::int)`,
  'a cart that is booked without a booking, or open with one': sql`
    select c.id as offender from carts c left join bookings b on b.cart_id = c.id
    where (c.state = 'booked') <> (b.id is not null)`,
  'rates that do not add up to what is owed': sql`
    select b.booking_ref as offender from bookings b
    where b.payable <> coalesce((select sum(amount) from payment_rates r where r.booking_id = b.id), 0)`,
  'lines that do not add up to the total': sql`
    select b.booking_ref as offender from bookings b
    where b.total <> (select sum(amount) from price_lines l where l.booking_id = b.id)
       or b.on_site_total <> (select coalesce(sum(amount), 0) from price_lines l
                              where l.booking_id = b.id and payable_at = 'on-site')`,
  'a discount that is used more often than it may be': sql`
    select d.code as offender from discounts d
    where d.most_uses < (select count(*) from discount_uses u where u.discount_id = d.id and u.given_back_at is null)
       or d.once_per_customer and exists (
         select 1 from discount_uses u join bookings b on b.id = u.booking_id
         where u.discount_id = d.id and u.given_back_at is null group by lower(b.email) having count(*) > 1)`,
  'a discount in a price without its use, or a use that its booking does not have': sql`
    select b.booking_ref as offender from bookings b left join discount_uses u on u.booking_id = b.id
    where (u.booking_id is not null) <> exists (
            select 1 from price_lines l join discounts d on d.code = l.key and d.brand = b.brand
            where l.booking_id = b.id and l.kind = 'discount' and (u.discount_id is null or u.discount_id = d.id))
       or (u.booking_id is not null and (u.given_back_at is not null) <> (b.state = 'cancelled'))`,
  'a booking without its travellers': sql`
    select b.booking_ref as offender from bookings b
    where not exists (select 1 from participants p where p.booking_id = b.id and p.role = 'main')`,
  'an event of a booking that is not announced once': sql`
    select b.booking_ref as offender from bookings b
    where (select count(*) from outbox x
           where x.kind = 'booking-received' and x.payload ->> 'bookingRef' = b.booking_ref) <> 1
       or (select count(*) from outbox x
           where x.kind in ('booking-cancelled', 'booking-declined', 'booking-ended') and x.payload ->> 'bookingRef' = b.booking_ref)
          <> case when b.state = 'cancelled' then 1 else 0 end`,
  'an event of no booking': sql`
    select x.dedupe_key as offender from outbox x
    left join bookings b on b.booking_ref = x.payload ->> 'bookingRef'
    where x.kind like 'booking-%' and b.id is null`,
}

/** The violated invariants, each with one example; empty when all hold. */
export function brokenInvariants(db: Kysely<Database>): Promise<string[]> {
  return brokenAmong(db, offenders)
}

/** The named queries that find a violation, each with one example. */
export async function brokenAmong(db: Kysely<Database>, named: typeof offenders): Promise<string[]> {
  // One statement and so one snapshot: another process may write between two.
  const all = Object.entries(named).map(
    ([name, query]) =>
      sql`(select ${sql.lit(name)} as name, min(offender) as offender from (${query}) as offenders)`,
  )
  const { rows } = await sql<{
    name: string
    offender: string | null
  }>`${sql.join(all, sql` union all `)}`.execute(db)
  return rows.flatMap(({ name, offender }) => (offender === null ? [] : [`${name}: ${offender}`]))
}
