import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { unread } from '../../platform/db/unread.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import type { BookingContext } from '../booking-context.ts'
import type { Stay } from '../pricing/stay-offer.types.ts'

/** The marks a network has today and had yesterday. */
export type NetworkMarks = readonly [today: string, yesterday: string]

/**
 * Serialises the opening of carts by one network, so that their count is right. First of the transaction's
 * locks: network, cart, units.
 */
export async function lockNetwork(transaction: Transaction<Database>, [mark]: NetworkMarks): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${mark}, 0)) ${unread}`.execute(transaction)
}

interface Held {
  readonly all: number
  readonly here: number
  readonly units: number
  /** Seconds until the first of them ends. */
  readonly left: number | null
}

/**
 * Refuses one more hold to a network with enough live ones: in total, or of this accommodation for overlapping
 * nights. An extended hold counts, a released one does not.
 * @throws ProblemError 429 `too-many-holds` with Retry-After: when the first hold ends.
 */
export async function capHolds(
  transaction: Transaction<Database>,
  { accommodationId, stay, marks }: { accommodationId: number; stay: Stay; marks: NetworkMarks },
  { stockLimits: { holds } }: BookingContext,
): Promise<void> {
  const { rows } = await sql<Held>`
    select count(*)::int as all,
      count(*) filter (where o.accommodation_id = ${accommodationId}
        and o.stay && daterange(${stay.dateFrom}::date, ${stay.dateTo}::date))::int as here,
      (select count(*)::int from units where accommodation_id = ${accommodationId}) as units,
      ceil(extract(epoch from min(o.expires_at) - clock_timestamp()))::int as left
    from carts c join unit_occupations o on o.cart_id = c.id
    where c.network_mark in (${marks[0]}, ${marks[1]})
      and o.state = 'held' and o.expires_at > clock_timestamp()`.execute(transaction)
  const held = rows[0]
  if (!held) return
  const share = Math.ceil(held.units * holds.shareOfAccommodation)
  if (held.all < holds.perNetwork && held.here < Math.max(holds.perAccommodation, share)) return
  throw new ProblemError({
    type: 'too-many-holds',
    status: 429,
    title: 'So many stays are held already, please finish or release one',
    headers: { 'retry-after': `${Math.max(held.left ?? 1, 1)}` },
  })
}
