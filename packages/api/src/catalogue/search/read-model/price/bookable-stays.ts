import type { Party } from '../../../pricing/pricing.types.ts'
import { siteCosts } from '../../../pricing/site-costs.ts'
import { toMarketAmount } from '../../../pricing/to-market-amount.ts'
import { hasBit } from '../columns/bitset.ts'
import type { ModelState } from '../columns/model-state.ts'
import { allowsStay } from '../columns/stay-rules.ts'
import type { BookableStays, PricedParty } from '../bookable-stays.types.ts'

/** Longer stays than a calendar has: a key of arrival and length in one number. */
const keyOf = (arrival: number, nights: number): number => arrival * 1024 + nights

/**
 * The stays of one accommodation that could be booked now, each computed once, whoever is interested in it. The arithmetic is that
 * of a search (match-accommodations.ts), for one accommodation and many stays instead of one stay and many accommodations. Undefined
 * for an unknown accommodation. Use it before the model changes.
 */
export function bookableStays(state: ModelState, accommodationId: number): BookableStays | undefined {
  const { accommodations, availability, occupations, prices, sites } = state
  const at = accommodations.lookup.indexOf(accommodationId)
  if (at < 0) return undefined
  const site = accommodations.spans.siteOf[at]!
  const rules = sites.rules.values[sites.rules.of[site]!]!
  const terms = sites.terms.values[sites.terms.of[site]!]!
  const isLive = hasBit(sites.live, site)
  const known = new Map<number, number | undefined>()

  function priceOf(arrival: number, nights: number): number | undefined {
    const from = arrival - state.firstDay
    const to = from + nights
    if (!isLive || from < 0 || nights < 1 || to > state.nights) return undefined
    if (!allowsStay(rules, arrival, nights)) return undefined
    for (let night = from; night < to; night += 1) if (!availability.isSellable(at, night)) return undefined
    // Each night may have a free unit, and yet no unit be free on all of them.
    return occupations.freeUnits(at, from, to) > 0 ? prices.sum(at, from, to) : undefined
  }
  function cents(arrival: number, nights: number): number | undefined {
    const key = keyOf(arrival, nights)
    if (!known.has(key)) known.set(key, priceOf(arrival, nights))
    return known.get(key)
  }
  function freeNights(): { from: number; to: number }[] {
    const runs: { from: number; to: number }[] = []
    for (let night = 0; isLive && night < state.nights; night += 1) {
      if (!availability.isSellable(at, night)) continue
      const day = state.firstDay + night
      const last = runs.at(-1)
      if (last?.to === day) last.to = day + 1
      else runs.push({ from: day, to: day + 1 })
    }
    return runs
  }
  const costs = (who: PricedParty): number => siteCosts(terms, who)
  return {
    siteId: sites.ids[site]!,
    cents,
    freeNights,
    costs,
    holds: ({ adults, childAges }: Party) =>
      adults <= accommodations.maxAdults[at]! && adults + childAges.length <= accommodations.maxPersons[at]!,
    total: (arrival, who) => {
      const price = cents(arrival, who.nights)
      return price === undefined ? undefined : toMarketAmount(price, who.market) + costs(who)
    },
  }
}

/** The accommodations of a site, in the order of their ids; none for an unknown one. */
export function accommodationsOf({ accommodations, sites }: ModelState, siteId: number): number[] {
  const site = sites.lookup.indexOf(siteId)
  if (site < 0) return []
  const { start } = accommodations.spans
  return Array.from(accommodations.ids.subarray(start[site], start[site + 1]))
}
