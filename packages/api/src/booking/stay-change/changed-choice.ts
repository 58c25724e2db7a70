import type { StayWish } from '@camping/contract/booking-stay.schemas.ts'
import { isSiteCode, markets } from '@camping/editions/markets.ts'
import type { Selectable, Transaction } from 'kysely'
import { personsForExtra } from '../../catalogue/pricing/price-extra.ts'
import type { Party } from '../../catalogue/pricing/pricing.types.ts'
import type { Database } from '../../platform/db/schema.ts'
import { invalid } from '../../platform/problem-error.ts'
import { checkCovers } from '../cart/check-covers.ts'
import { bookedExtras } from '../changes/booked-extras.ts'
import { mergeWish } from '../changes/quote-extras.ts'
import { loadMarketCovers, type MarketCover } from '../pricing/market-covers.ts'
import type { CartLine } from '../pricing/price-cart.ts'
import { type ChosenExtra, loadSiteExtras, type SiteExtra } from '../pricing/site-extras.ts'

/** The extras and the cover of a booking after a change. */
export interface ChangedChoice {
  readonly extras: readonly ChosenExtra[]
  /** What was booked so far, by the extra's id. */
  readonly bookedExtras: ReadonlyMap<number, number>
  /** The extras of the campsite. */
  readonly offeredExtras: readonly SiteExtra[]
  /** A cover that is new; the agreed one stays where its key is in `keptCovers`. */
  readonly addedCover: MarketCover | undefined
  readonly keptCovers: readonly string[]
  /** Other extras are wished for, not only those that a smaller party cannot have. */
  readonly isOtherExtras: boolean
  readonly isOtherCover: boolean
}

interface Wished {
  readonly wish: Pick<StayWish, 'extras' | 'covers'>
  readonly before: readonly CartLine[]
  readonly party: Party
  readonly arrival: string
  readonly today: string
}

/**
 * What a booking has chosen after a change: the wish, otherwise what was agreed, as far as the party may have it.
 * @throws ProblemError 400 for extras and covers that are not offered, or that stay.
 */
export async function changedChoice(
  transaction: Transaction<Database>,
  row: Selectable<Database['bookings']>,
  { wish, before, party, arrival, today }: Wished,
): Promise<ChangedChoice> {
  if (!isSiteCode(row.site_code)) throw new Error(`No edition ${row.site_code}`)
  const market = markets[row.site_code]
  const booked = await bookedExtras(transaction, row.id)
  const offered = await loadSiteExtras(transaction, row.site_id, market.messages)
  const merged = wish.extras
    ? mergeWish(wish.extras, { booked, offered, party })
    : [...booked].map(([id, quantity]) => ({ id, quantity }))
  const extras = merged
    .map(({ id, quantity }) => ({ id, quantity: Math.min(quantity, mostPersons(id, offered, party)) }))
    .filter(({ quantity }) => quantity > 0)
  const agreed = before.flatMap(({ line }) => (line.kind === 'cover' ? [line.key] : []))
  const covers = wish.covers
    ? await loadMarketCovers(transaction, { market, messages: market.messages }, { arrival, today })
    : []
  const { kept, added } = coversAfter(wish.covers ?? agreed, { agreed, offered: covers })
  return {
    extras,
    bookedExtras: booked,
    offeredExtras: offered,
    addedCover: added,
    keptCovers: kept,
    isOtherExtras:
      merged.length !== booked.size || merged.some(({ id, quantity }) => booked.get(id) !== quantity),
    isOtherCover: added !== undefined || kept.length !== agreed.length,
  }
}

/** As many of an extra as persons may have it; whatever is not counted by persons has no such limit, as long as somebody may. */
function mostPersons(id: number, offered: readonly SiteExtra[], party: Party): number {
  const extra = offered.find((one) => one.id === id)
  if (!extra) return Infinity
  const persons = personsForExtra(extra, party)
  return persons === 0 || extra.unit === 'person' || extra.unit === 'person-night' ? persons : Infinity
}

/** A cover that can no longer be chosen can no longer be given up either: it has covered something by then. */
function coversAfter(
  wished: readonly string[],
  { agreed, offered }: { agreed: readonly string[]; offered: readonly MarketCover[] },
): { kept: string[]; added: MarketCover | undefined } {
  const kept = agreed.filter((key) => wished.includes(key) || !offered.some((one) => one.key === key))
  const [added] = checkCovers(
    wished.filter((key) => !agreed.includes(key)),
    offered,
  )
  if (added !== undefined && kept.length > 0) throw invalid('covers.0', 'the booked one stays')
  return { kept, added: offered.find(({ key }) => key === added) }
}
