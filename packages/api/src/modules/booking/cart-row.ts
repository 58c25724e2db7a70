import { sql } from 'kysely'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { notFound } from '../../server/problem-error.ts'
import type { BookingContext } from './booking-context.ts'
import type { ChosenExtra } from './site-extras.ts'
import { stayBetween } from './stay-offer.ts'
import type { StayRequest } from './stay-offer.types.ts'

/** A cart as stored, with the database's time: every question about expiry is asked against that clock. */
export interface StoredCart extends StayRequest {
  readonly id: string
  readonly extras: readonly ChosenExtra[]
  /** Chosen levels of cover; empty for none, null while the visitor has not said. */
  readonly covers: readonly string[] | null
  readonly booked: boolean
  readonly expired: boolean
  readonly extended: boolean
  readonly expiresAt: Date
  readonly serverTime: Date
  readonly shownTotal: number | null
  readonly priceChangedFrom: number | null
}

/** Columns to select or return beside those of `carts`: what the database's clock says about it. */
export const cartClock = [
  sql<Date>`clock_timestamp()`.as('server_time'),
  sql<boolean>`expires_at <= clock_timestamp()`.as('expired'),
] as const

type CartAccess = Pick<BookingContext, 'brand' | 'siteCode'> & { lock?: boolean }

/**
 * `findCart` for a cart that has to be there.
 * @throws ProblemError 404 for an unknown id and for a cart of another brand or edition alike.
 */
export async function readCart(db: Kysely<Database>, id: string, context: CartAccess): Promise<StoredCart> {
  const cart = await findCart(db, id, context)
  if (!cart) throw notFound()
  return cart
}

/** Reads a cart of this brand and edition; with `lock` it stays locked until the transaction ends. */
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

/** A row of `carts` with `cartClock`, in the words of the domain. */
export function cartOfRow(
  row: Selectable<Database['carts']> & { server_time: Date; expired: boolean },
): StoredCart {
  return {
    id: row.id,
    accommodationId: row.accommodation_id,
    stay: stayBetween(row.date_from, row.date_to),
    party: { adults: row.adults, childAges: row.child_ages },
    extras: row.extras,
    covers: row.covers,
    booked: row.state === 'booked',
    expired: row.state === 'open' && row.expired,
    extended: row.extended_at !== null,
    expiresAt: row.expires_at,
    serverTime: row.server_time,
    shownTotal: row.shown_total,
    priceChangedFrom: row.price_changed_from,
  }
}
