import type { ChangeRule } from '@camping/contract/change-rules.ts'
import type { Exchange, PriceLine } from '@camping/contract/values.schemas.ts'
import { isSiteCode, markets } from '@camping/editions/markets.ts'
import type { Kysely, Selectable } from 'kysely'
import type { WishedExtra } from '../../platform/db/payment-tables.ts'
import type { Database } from '../../platform/db/schema.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { type ExtraErrors, extrasRefused, wrongChoice } from '../cart/check-extras.ts'
import { payableOf } from '../pricing/payment-plans.ts'
import type { CartLine } from '../pricing/price-cart.ts'
import { lineOfRow } from '../pricing/price-line-row.ts'
import { type ChosenExtra, loadSiteExtras, type SiteExtra } from '../pricing/site-extras.ts'
import { stayBetween } from '../pricing/stay-offer.ts'
import { exchangeOf } from '../../catalogue/pricing/exchange-of.ts'
import { priceExtra } from '../../catalogue/pricing/price-extra.ts'
import { totalOf } from '../../catalogue/pricing/price-stay.ts'
import type { MarketRate, Party } from '../../catalogue/pricing/pricing.types.ts'
import { bookedExtras } from './booked-extras.ts'

/** A booking with other extras. Minor units of its currency. */
export interface ExtrasQuote {
  readonly booking: Selectable<Database['bookings']>
  /** All extras after the change. */
  readonly extras: readonly ChosenExtra[]
  /** All price lines so far, and after the change, in the order a customer reads them. */
  readonly before: readonly CartLine[]
  readonly lines: readonly CartLine[]
  readonly total: number
  /** Without costs paid on the site. */
  readonly payable: number
  /** The change of the payable amount; negative for less. */
  readonly difference: number
  /** False when the extras equal the booked ones. */
  readonly isChange: boolean
  readonly exchange: Exchange | null
}

/**
 * Prices a booking with other extras. `wished` is the complete new choice: it removes a changeable extra that it
 * does not name; an extra that may not change (or is no longer offered) stays. An unchanged quantity keeps its
 * agreed price; a changed one gets a new price as in a cart, at the booking's exchange rate where it states one.
 * @throws ProblemError 400 for extras that the party cannot have or that may not change, 409
 * `changes-not-allowed` for a booking that was cancelled or is over.
 */
export async function quoteExtras(
  db: Kysely<Database>,
  bookingId: number,
  wished: readonly WishedExtra[],
): Promise<ExtrasQuote> {
  const booking = await db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  if (booking.state !== 'requested' && booking.state !== 'confirmed') throw changesNotAllowed()
  if (!isSiteCode(booking.site_code)) throw new Error(`No edition ${booking.site_code}`)
  const offered = await loadSiteExtras(db, booking.site_id, markets[booking.site_code].messages)
  const booked = await bookedExtras(db, bookingId)
  const chosen = mergeWish(wished, { booked, offered, party: partyOf(booking) })
  const before = await bookedLines(db, bookingId)
  const rate = await rateOf(db, booking)
  const priced = chosen.flatMap(({ id, quantity, line }) => {
    const agreed = booked.get(id) === quantity ? before.find(({ extraId }) => extraId === id)?.line : line
    const found = agreed ?? priceExtraLine({ id, quantity }, { offered, booking, rate })
    return found ? [{ line: found, extraId: id }] : []
  })
  const others = before.filter(({ extraId }) => extraId === null)
  const cover = others.findIndex(({ line }) => line.kind === 'cover')
  const lines = others.toSpliced(cover === -1 ? others.length : cover, 0, ...priced)
  const all = lines.map(({ line }) => line)
  const payable = payableOf(all)
  return {
    booking,
    // Only priced extras, as in carts.
    extras: chosen
      .filter(({ id }) => priced.some(({ extraId }) => extraId === id))
      .map(({ id, quantity }) => ({ id, quantity })),
    before,
    lines,
    total: totalOf(all),
    payable,
    difference: payable - booking.payable,
    isChange: chosen.length !== booked.size || chosen.some(({ id, quantity }) => booked.get(id) !== quantity),
    exchange: exchangeOf(all, rate),
  }
}

/** The price lines of a booking, in the order a customer reads them. */
export async function bookedLines(db: Kysely<Database>, bookingId: number): Promise<CartLine[]> {
  const rows = await db
    .selectFrom('price_lines')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ line: lineOfRow(row), extraId: row.extra_id }))
}

/** 409: the booking is cancelled or over, or its `rule` does not allow the change. */
export function changesNotAllowed(rule?: ChangeRule): ProblemError {
  return new ProblemError({
    type: 'changes-not-allowed',
    status: 409,
    title: 'This booking does not change any more',
    ...(rule && { extensions: { rule } }),
  })
}

type Booking = ExtrasQuote['booking']

export const partyOf = (booking: Booking) => ({ adults: booking.adults, childAges: booking.child_ages })

/** The extras after the change: booked ones in place, then new ones. */
export function mergeWish(
  wished: readonly WishedExtra[],
  given: {
    booked: ReadonlyMap<number, number>
    offered: readonly SiteExtra[]
    party: Party
  },
): WishedExtra[] {
  const { booked, offered, party } = given
  const errors: ExtraErrors = []
  const wishes = new Map<number, WishedExtra>()
  for (const [index, wish] of wished.entries()) {
    const { id, quantity, line } = wish
    const refuse = (field: string, message: string) =>
      errors.push({ path: `extras.${index}.${field}`, message })
    const extra = offered.find((candidate) => candidate.id === id)
    if (wishes.has(id)) refuse('id', 'named twice')
    else if (quantity !== (booked.get(id) ?? 0)) {
      const wrong = extra && line ? undefined : wrongChoice(wish, offered, party)
      if (extra && !extra.changeable) refuse('id', 'cannot be changed')
      else if (wrong) refuse(wrong.field, wrong.message)
    }
    wishes.set(id, wish)
  }
  if (errors.length > 0) throw extrasRefused(errors)
  const remaining = [...booked].map(([id, quantity]): WishedExtra => {
    const isOpen = offered.some((extra) => extra.id === id && extra.changeable)
    return wishes.get(id) ?? { id, quantity: isOpen ? 0 : quantity }
  })
  const added = [...wishes.values()].filter(({ id }) => !booked.has(id))
  return [...remaining, ...added].filter(({ quantity }) => quantity > 0)
}

/** The line of an extra at its present price; undefined for one that is not offered or fits nobody in the party. */
export function priceExtraLine(
  { id, quantity }: ChosenExtra,
  { offered, booking, rate }: { offered: readonly SiteExtra[]; booking: Booking; rate: MarketRate },
): PriceLine | undefined {
  const extra = offered.find((candidate) => candidate.id === id)
  const { nights } = stayBetween(booking.date_from, booking.date_to)
  const line = extra && priceExtra(extra, { chosen: quantity, party: partyOf(booking), nights, market: rate })
  return line && { ...line, label: extra.name }
}

/** The exchange rate of a booking: the one stated beside its local amounts, otherwise today's. */
export async function rateOf(
  db: Kysely<Database>,
  { currency, exchange_ppm, exchange_date }: Booking,
): Promise<MarketRate> {
  if (exchange_ppm !== null && exchange_date !== null)
    return { currency, ppm: exchange_ppm, rateDate: exchange_date }
  const { ppm, rate_date } = await db
    .selectFrom('currency_rates')
    .select(['ppm', 'rate_date'])
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow()
  return { currency, ppm, rateDate: rate_date }
}
