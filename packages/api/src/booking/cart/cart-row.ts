import { sql } from 'kysely'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { BookingContext } from '../booking-context.ts'
import type { ChosenExtra } from '../pricing/site-extras.ts'
import { stayBetween } from '../pricing/stay-offer.ts'
import type { StayRequest } from '../pricing/stay-offer.types.ts'

/** A stored cart with the database's time, which decides about expiry. */
export interface StoredCart extends StayRequest {
  readonly id: string
  readonly extras: readonly ChosenExtra[]
  /** Chosen cover levels; empty for none, null while the visitor has not answered. */
  readonly covers: readonly string[] | null
  readonly discountId: number | null
  /** The customer who tried to order had used the discount. */
  readonly discountUsed: boolean
  /** The gift voucher that the order pays with. */
  readonly voucherId: number | null
  readonly booked: boolean
  readonly expired: boolean
  readonly extended: boolean
  readonly expiresAt: Date
  readonly serverTime: Date
  readonly shownTotal: number | null
  readonly priceChangedFrom: number | null
}

/** Columns to select or return with those of `carts`: expiry by the database's clock. */
export const cartClock = [
  sql<Date>`clock_timestamp()`.as('server_time'),
  sql<boolean>`expires_at <= clock_timestamp()`.as('expired'),
] as const

type CartAccess = Pick<BookingContext, 'brand' | 'siteCode'> & { lock?: boolean }

/**
 * `findCart` for a cart that must exist.
 * @throws ProblemError 404 for an unknown id and for a cart of another brand or edition alike.
 */
export async function readCart(db: Kysely<Database>, id: string, context: CartAccess): Promise<StoredCart> {
  const cart = await findCart(db, id, context)
  if (!cart) throw notFound()
  return cart
}

/** Reads a cart of this brand and edition; `lock` locks it until the transaction ends. */
export async function findCart(
  db: Kysely<Database>,
  id: string,
  context: CartAccess,
): Promise<StoredCart | undefined> {
  const query = db
    .selectFrom('carts')
    .selectAll()
    .select(cartClock)
    .where('id', '=', id)
    .where('brand', '=', context.brand)
    .where('site_code', '=', context.siteCode)
  const row = await (context.lock ? query.forUpdate() : query).executeTakeFirst()
  return row && cartOfRow(row)
}

/** Maps a row of `carts` with `cartClock` to the domain. */
export function cartOfRow(
  row: Selectable<Database['carts']> & { server_time: Date; expired: boolean },
): StoredCart {
  return {
    id: row.id,
    accommodationId: row.accommodation_id,
    stay: stayBetween(row.date_from, row.date_to),
    party: { adults: row.adults, childAges: row.child_ages },
    chosenUnit: row.unit_id ?? undefined,
    extras: row.extras,
    covers: row.covers,
    discountId: row.discount_id,
    discountUsed: row.discount_used,
    voucherId: row.voucher_id,
    booked: row.state === 'booked',
    expired: row.state === 'open' && row.expired,
    extended: row.extended_at !== null,
    expiresAt: row.expires_at,
    serverTime: row.server_time,
    shownTotal: row.shown_total,
    priceChangedFrom: row.price_changed_from,
  }
}
