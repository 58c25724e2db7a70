import { markets, type SiteCode } from '@camping/editions/markets.ts'
import type { MarketPricing, Party } from '../../catalogue/pricing/pricing.types.ts'
import { toMarketAmount } from '../../catalogue/pricing/to-market-amount.ts'
import type { BookableStays } from '../../catalogue/search/read-model/bookable-stays.types.ts'
import type { World } from '../../catalogue/search/world.ts'

/** What an alert is for. */
export interface AlertSubject {
  readonly siteCode: SiteCode
  readonly siteId: number
  /** Null: any of the site. */
  readonly accommodationId: number | null
  /** Day number of the arrival, and how many days around it count. */
  readonly arrival: number
  readonly flexibleDays: number
  readonly nights: number
  readonly party: Party
  /** Minor units of the edition's currency; null: any price. */
  readonly maxTotal: number | null
}

/** A stay that an alert is for, and that could be booked now. */
export interface FreeStay {
  readonly accommodationId: number
  readonly arrival: number
  readonly total: number
}

/** Finds what is free for alerts. For one moment of the world: create another when it has changed. */
export interface AlertMatcher {
  /**
   * The free stays of an alert, the nearest to its arrival day first, of these the cheapest; of some accommodations alone, when they
   * are given.
   */
  find(subject: AlertSubject, accommodationIds?: readonly number[]): FreeStay[]
  /** Whether anybody could book a stay now. */
  isFree(accommodationId: number, arrival: number, nights: number): boolean
}

/** `today` is a day number: stays before it are over. */
export function alertMatcher(world: Pick<World, 'readModel' | 'pricingOf'>, today: number): AlertMatcher {
  const stays = memo((id: number) => world.readModel.bookableStays(id))
  const ofSite = memo((siteId: number) => world.readModel.accommodationsOf(siteId))
  const pricing = memo((siteCode: SiteCode) => world.pricingOf(markets[siteCode]))
  const costs = costsOnce(pricing)

  function find(subject: AlertSubject, accommodationIds = ofSite(subject.siteId)): FreeStay[] {
    const { accommodationId, flexibleDays, maxTotal, nights, siteCode, siteId } = subject
    const market = pricing(siteCode)
    const first = Math.max(subject.arrival - flexibleDays, today)
    const last = subject.arrival + flexibleDays
    const found: FreeStay[] = []
    for (const id of accommodationIds) {
      if (accommodationId !== null && accommodationId !== id) continue
      const of = stays(id)
      if (!of || of.siteId !== siteId || !of.holds(subject.party)) continue
      for (let arrival = first; arrival <= last; arrival += 1) {
        const cents = of.cents(arrival, nights)
        if (cents === undefined) continue
        const total = toMarketAmount(cents, market) + costs(of, subject)
        if (maxTotal === null || total <= maxTotal) found.push({ accommodationId: id, arrival, total })
      }
    }
    const distance = ({ arrival }: FreeStay) => Math.abs(arrival - subject.arrival)
    return found.sort(
      (a, b) => distance(a) - distance(b) || a.total - b.total || a.accommodationId - b.accommodationId,
    )
  }
  return {
    find,
    isFree: (id, arrival, nights) => arrival >= today && stays(id)?.cents(arrival, nights) !== undefined,
  }
}

/** The charges of a site besides the nights, once for all alerts of the same edition, party and length. */
function costsOnce(pricing: (siteCode: SiteCode) => MarketPricing) {
  const known = new Map<string, number>()
  return (stays: BookableStays, { siteCode, party, nights }: AlertSubject): number => {
    const key = `${stays.siteId} ${siteCode} ${nights} ${party.adults} ${party.childAges.join()}`
    const before = known.get(key)
    if (before !== undefined) return before
    const costs = stays.costs({ party, nights, market: pricing(siteCode) })
    known.set(key, costs)
    return costs
  }
}

function memo<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key))
    return known.get(key) as Value
  }
}
