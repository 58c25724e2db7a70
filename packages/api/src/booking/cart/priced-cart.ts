import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { totalOf } from '../../catalogue/pricing/price-stay.ts'
import type { BookingContext } from '../booking-context.ts'
import { noLongerAvailable } from '../booking-problems.ts'
import type { StoredCart } from './cart-row.ts'
import { loadMarketCovers, type MarketCover } from '../pricing/market-covers.ts'
import { type CartLine, priceCart } from '../pricing/price-cart.ts'
import { loadSiteExtras, type SiteExtra } from '../pricing/site-extras.ts'
import { loadStayOffer } from '../pricing/stay-offer.ts'
import type { StayOffer } from '../pricing/stay-offer.types.ts'

/** A cart with its price at this moment. */
export interface PricedCart {
  readonly cart: StoredCart
  readonly offer: StayOffer
  readonly extras: readonly SiteExtra[]
  readonly covers: readonly MarketCover[]
  readonly lines: readonly CartLine[]
  readonly total: number
}

/**
 * Prices a cart from the current tables.
 * @throws ProblemError 409 `no-longer-available` when the nights have no price any more.
 */
export async function priceStoredCart(
  db: Kysely<Database>,
  cart: StoredCart,
  context: BookingContext,
): Promise<PricedCart> {
  const offer = await loadStayOffer(db, cart, context)
  if (!offer || offer.nightlyPrices.length !== cart.stay.nights) throw noLongerAvailable()
  const offered = await loadChoices(db, offer, context)
  const lines = priceCart(offer, offered, cart)
  return { cart, offer, ...offered, lines, total: totalOf(lines.map(({ line }) => line)) }
}

/** The extras and covers available beside a stay. */
export async function loadChoices(
  db: Kysely<Database>,
  offer: StayOffer,
  context: BookingContext,
): Promise<Pick<PricedCart, 'extras' | 'covers'>> {
  const arrival = offer.stay.dateFrom
  return {
    extras: await loadSiteExtras(db, offer.site.id, context.messages),
    covers: await loadMarketCovers(db, context, { arrival, today: context.today() }),
  }
}
