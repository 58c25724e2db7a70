import type { PriceLine } from '@camping/contract/values.schemas.ts'
import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { priceCover } from '../../catalogue/pricing/price-cover.ts'
import { priceExtra } from '../../catalogue/pricing/price-extra.ts'
import type { MarketRate } from '../../catalogue/pricing/pricing.types.ts'
import { totalOf } from '../../catalogue/pricing/price-stay.ts'
import { personsOf } from '../../catalogue/pricing/site-costs.ts'
import { partyOf } from '../changes/quote-extras.ts'
import { type CartLine, priceCart } from '../pricing/price-cart.ts'
import { stayBetween } from '../pricing/stay-offer.ts'
import type { StayOffer } from '../pricing/stay-offer.types.ts'
import { agreedDiscount } from './agreed-discount.ts'
import { carriedLine } from './carried-line.ts'
import type { ChangedChoice } from './changed-choice.ts'

type BookingRow = Selectable<Database['bookings']>

export interface PricedParts {
  /** Of the new stay and party. */
  readonly offer: StayOffer
  /** The lines so far. */
  readonly before: readonly CartLine[]
  readonly choice: ChangedChoice
  readonly rate: MarketRate
  readonly today: string
  readonly isOtherStay: boolean
  readonly isOtherParty: boolean
  /** Whether the chosen unit is that of the new stay; its fee goes with it. */
  readonly isUnitKept: boolean
}

/**
 * The lines of a changed booking. Nights have the present price where dates or accommodation change, and otherwise the agreed
 * one; taxes and costs at the campsite have the present price where they are counted anew. Fees stay as agreed, for the new
 * party; extras and covers, too, where their number stays (carried-line.ts). An agreed discount code comes off the new lines.
 */
export async function priceStayChange(
  transaction: Transaction<Database>,
  row: BookingRow,
  parts: PricedParts,
): Promise<CartLine[]> {
  const { offer, before, rate, isOtherStay, isOtherParty } = parts
  const isAgreed = !isOtherStay && !isOtherParty
  const present = isAgreed ? [] : presentLines(parts)
  const stay = linesOf(isOtherStay ? present : before, 'stay')
  const scale = {
    before: {
      nights: stayBetween(row.date_from, row.date_to).nights,
      persons: personsOf(partyOf(row)),
      amount: amountOf(linesOf(before, 'stay')),
    },
    after: { nights: offer.stay.nights, persons: personsOf(offer.party), amount: amountOf(stay) },
    rate,
  }
  const carried = (line: PriceLine) => carriedLine(line, scale)
  const others: CartLine[] = [
    ...(parts.isUnitKept ? linesOf(before, 'unit') : []),
    ...linesOf(before, 'booking-fee'),
    ...linesOf(before, 'guarantee-fund').map(({ line }) => ({ line: carried(line), extraId: null })),
    ...linesOf(isAgreed ? before : present, 'tourist-tax', 'on-site'),
    ...extraLines(parts, carried),
    ...coverLines(parts, carried, scale.after.amount),
  ]
  const discount = isAgreed
    ? linesOf(before, 'discount')[0]?.line
    : await agreedDiscount(transaction, row.id, {
        lines: [...stay, ...others].map(({ line }) => line),
        offer,
        siteCode: row.site_code,
        today: parts.today,
      })
  const lines = [...stay, ...(discount ? [{ line: discount, extraId: null }] : []), ...others]
  // A fund for nobody, or a share of nothing: lines of zero are left out, as everywhere.
  return lines.filter(({ line }) => line.kind === 'stay' || line.kind === 'extra' || line.amount !== 0)
}

/** Nights, taxes and costs at present prices. Agreed nights need none, and the calendar may not have theirs any more. */
function presentLines({ offer, rate, isOtherStay }: PricedParts): CartLine[] {
  const priced = isOtherStay
    ? offer
    : { ...offer, nightlyPrices: Array.from({ length: offer.stay.nights }, () => 0), priorPrices: undefined }
  const nothing = { extras: [], covers: [] }
  return priceCart({ ...priced, market: { ...offer.market, ...rate } }, nothing, nothing)
}

/** An extra whose number stays has its agreed price, another number the present one. */
function extraLines(
  { offer, before, choice, rate }: PricedParts,
  carried: (line: PriceLine) => PriceLine,
): CartLine[] {
  // The booked ones in their order, then new ones.
  const order = before.map(({ extraId }) => extraId)
  const placeOf = (id: number) => (order.includes(id) ? order.indexOf(id) : order.length)
  const sorted = choice.extras.toSorted((a, b) => placeOf(a.id) - placeOf(b.id))
  return sorted.flatMap(({ id, quantity }) => {
    const agreed = before.find(({ extraId }) => extraId === id)
    if (agreed && choice.bookedExtras.get(id) === quantity)
      return [{ line: carried(agreed.line), extraId: id }]
    const extra = choice.offeredExtras.find((one) => one.id === id)
    const { party, stay } = offer
    const line = extra && priceExtra(extra, { chosen: quantity, party, nights: stay.nights, market: rate })
    return line ? [{ line: { ...line, label: extra.name }, extraId: id }] : []
  })
}

function coverLines(
  { offer, before, choice, rate }: PricedParts,
  carried: (line: PriceLine) => PriceLine,
  nightsAmount: number,
): CartLine[] {
  const { party, stay, market } = offer
  const kept = linesOf(before, 'cover').filter(({ line }) => choice.keptCovers.includes(line.key))
  const { addedCover: cover } = choice
  const input = { nightsAmount, party, nights: stay.nights, market: { ...market, ...rate } }
  return [
    ...kept.map(({ line }) => ({ line: carried(line), extraId: null })),
    ...(cover ? [{ line: { ...priceCover(cover, input), label: cover.name }, extraId: null }] : []),
  ]
}

const linesOf = (lines: readonly CartLine[], ...kinds: PriceLine['kind'][]): CartLine[] =>
  lines.filter(({ line }) => kinds.includes(line.kind))

const amountOf = (lines: readonly CartLine[]): number => totalOf(lines.map(({ line }) => line))
