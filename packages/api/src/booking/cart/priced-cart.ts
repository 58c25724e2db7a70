import type { CartDiscount } from '@camping/contract/cart-discount.schemas.ts'
import type { VoucherOffer } from '@camping/contract/cart-voucher.schemas.ts'
import type { Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../platform/db/schema.ts'
import { totalOf } from '../../catalogue/pricing/price-stay.ts'
import type { BookingContext } from '../booking-context.ts'
import { noLongerAvailable } from '../booking-problems.ts'
import { readDiscount, type StoredDiscount } from '../discount/read-discount.ts'
import type { StoredCart } from './cart-row.ts'
import { discountLine, discountOf } from '../pricing/discount-line.ts'
import { marketCovers, selectMarketCovers, type MarketCover } from '../pricing/market-covers.ts'
import { payableOf } from '../pricing/payment-plans.ts'
import { type CartLine, priceCart } from '../pricing/price-cart.ts'
import { selectSiteExtras, siteExtra, type SiteExtra } from '../pricing/site-extras.ts'
import { loadStayOffer } from '../pricing/stay-offer.ts'
import type { StayOffer } from '../pricing/stay-offer.types.ts'
import { offerOfVoucher } from '../voucher/spend-voucher.ts'

/** A cart with its price at this moment. */
export interface PricedCart {
  readonly cart: StoredCart
  readonly offer: StayOffer
  readonly extras: readonly SiteExtra[]
  readonly covers: readonly MarketCover[]
  /** With that of the discount. */
  readonly lines: readonly CartLine[]
  readonly total: number
  readonly discount: PricedDiscount | null
  /** What the gift voucher pays of it. */
  readonly voucher: VoucherOffer | null
}

/** The code of a cart, and what it takes off. */
interface PricedDiscount {
  readonly stored: StoredDiscount
  readonly applied: CartDiscount
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
  const priced = await withDiscount(db, { cart, offer, lines: priceCart(offer, offered, cart) }, context)
  return {
    cart,
    offer,
    ...offered,
    ...priced,
    voucher: await voucherOf(db, { cart, offer, ...priced }, context),
  }
}

/** What the gift voucher of a cart pays of its price. */
export async function voucherOf(
  db: Kysely<Database>,
  { cart, offer, lines }: Pick<PricedCart, 'offer' | 'lines'> & { cart: Pick<StoredCart, 'voucherId'> },
  { today }: Pick<BookingContext, 'today'>,
): Promise<VoucherOffer | null> {
  if (cart.voucherId === null) return null
  return await offerOfVoucher(db, cart.voucherId, {
    open: payableOf(lines.map(({ line }) => line)),
    currency: offer.market.currency,
    today: today(),
  })
}

/** Lines and total of a cart with its discount, which stands after the stay that it makes cheaper. */
export async function withDiscount(
  db: Kysely<Database>,
  {
    cart,
    offer,
    lines,
  }: {
    cart: Pick<StoredCart, 'discountId' | 'discountUsed'>
    offer: StayOffer
    lines: readonly CartLine[]
  },
  { siteCode, today }: Pick<BookingContext, 'siteCode' | 'today'>,
): Promise<Pick<PricedCart, 'lines' | 'total' | 'discount'>> {
  const full = lines.map(({ line }) => line)
  if (cart.discountId === null) return { lines, total: totalOf(full), discount: null }
  const stored = await readDiscount(db, cart.discountId)
  const { currency } = offer.market
  const isUsed = cart.discountUsed
  const applied = discountOf(stored, {
    lines: full,
    currency,
    stay: offer.stay,
    siteCode,
    today: today(),
    isUsed,
  })
  const line = discountLine(applied, currency)
  const afterStay = lines.findLastIndex(({ line: { kind } }) => kind === 'stay') + 1
  return {
    lines: line ? lines.toSpliced(afterStay, 0, { line, extraId: null }) : lines,
    total: totalOf(full) - applied.amount,
    discount: { stored, applied },
  }
}

/** The extras and covers available beside a stay, in one query. */
export async function loadChoices(
  db: Kysely<Database>,
  offer: StayOffer,
  context: BookingContext,
): Promise<Pick<PricedCart, 'extras' | 'covers'>> {
  const found = await db
    .selectNoFrom([
      jsonArrayFrom(selectSiteExtras(db, offer.site.id, context.messages)).as('extras'),
      jsonArrayFrom(selectMarketCovers(db, context)).as('covers'),
    ])
    .executeTakeFirstOrThrow()
  return {
    extras: found.extras.map(siteExtra),
    covers: marketCovers(found.covers, { arrival: offer.stay.dateFrom, today: context.today() }),
  }
}
