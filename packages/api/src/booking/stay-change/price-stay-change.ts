import type { PriceLine } from '@camping/contract/values.schemas.ts'
import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { MarketRate } from '../../catalogue/pricing/pricing.types.ts'
import { totalOf } from '../../catalogue/pricing/price-stay.ts'
import { payableOf } from '../pricing/payment-plans.ts'
import { type CartLine, priceCart } from '../pricing/price-cart.ts'
import { lineOfRow } from '../pricing/price-line-row.ts'
import { stayBetween } from '../pricing/stay-offer.ts'
import type { StayOffer } from '../pricing/stay-offer.types.ts'
import { agreedDiscount } from './agreed-discount.ts'
import { carriedLine } from './carried-line.ts'

/** A booking's lines before and after a change, with their sums in minor units. */
export interface PricedChange {
  readonly before: readonly CartLine[]
  readonly lines: readonly CartLine[]
  readonly total: number
  readonly payable: number
}

/** Charged once for a booking: what was agreed stays. */
const agreedOnce = new Set<PriceLine['kind']>(['booking-fee', 'guarantee-fund'])
const chosen = new Set<PriceLine['kind']>(['extra', 'cover'])

/**
 * The lines of a booking with another stay: nights, taxes and costs at the campsite at present prices; fees as agreed;
 * extras and covers at their agreed prices, for the new nights (carried-line.ts); an agreed discount code off the new nights.
 */
export async function priceStayChange(
  transaction: Transaction<Database>,
  { id, date_from, date_to, site_code: siteCode }: Selectable<Database['bookings']>,
  { offer, rate, today }: { offer: StayOffer; rate: MarketRate; today: string },
): Promise<PricedChange> {
  const rows = await transaction
    .selectFrom('price_lines')
    .selectAll()
    .where('booking_id', '=', id)
    .orderBy('position')
    .execute()
  const before: CartLine[] = rows.map((row) => ({ line: lineOfRow(row), extraId: row.extra_id }))
  const market = { ...offer.market, ...rate }
  const present = priceCart({ ...offer, market }, { extras: [], covers: [] }, { extras: [], covers: null })
  const nights = {
    before: { nights: stayBetween(date_from, date_to).nights, amount: amountOfNights(before) },
    after: { nights: offer.stay.nights, amount: amountOfNights(present) },
    rate,
  }
  const stay = present.filter(({ line }) => line.kind === 'stay')
  const others: CartLine[] = [
    ...before.filter(({ line }) => agreedOnce.has(line.kind)),
    ...present.filter(({ line }) => line.kind !== 'stay' && !agreedOnce.has(line.kind)),
    ...before
      .filter(({ line }) => chosen.has(line.kind))
      .map(({ line, extraId }) => ({ line: carriedLine(line, nights), extraId })),
  ]
  const discount = await agreedDiscount(transaction, id, {
    lines: [...stay, ...others].map(({ line }) => line),
    offer,
    siteCode,
    today,
  })
  const lines = [...stay, ...(discount ? [{ line: discount, extraId: null }] : []), ...others]
  const all = lines.map(({ line }) => line)
  return { before, lines, total: totalOf(all), payable: payableOf(all) }
}

const amountOfNights = (lines: readonly CartLine[]): number =>
  totalOf(lines.map(({ line }) => line).filter(({ kind }) => kind === 'stay'))
