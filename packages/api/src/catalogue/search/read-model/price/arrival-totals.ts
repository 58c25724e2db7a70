import { dateOfDay, dayNumber } from '../day-number.ts'
import { forEachBit } from '../match/match-places.ts'
import { matchQuery } from '../match/match-query.ts'
import type { ModelState } from '../columns/model-state.ts'
import type { ArrivalsQuery, ArrivalTotal } from '../read-model.types.ts'
import { siteTotals } from './site-totals.ts'

/**
 * The lowest total of a search for each of several consecutive arrival days. Each day is the search without
 * order, page and facets, so a day's total is the one on the cheapest card of that day. Days without a stay
 * (past, beyond the calendar) have none.
 */
export function arrivalTotals(state: ModelState, query: ArrivalsQuery): ArrivalTotal[] {
  const first = dayNumber(query.date)
  return Array.from({ length: query.days }, (_, at) => {
    const date = dateOfDay(first + at)
    const matches = matchQuery(state, { ...query, date })
    if (!matches || matches.total === 0) return { date, total: null, sites: 0 }
    const totals = siteTotals(state, { matches, party: query, market: query.market })
    let lowest = Infinity
    forEachBit(matches.resultSites, matches.stretch.siteSpan, (site) => {
      if (totals[site]! < lowest) lowest = totals[site]!
    })
    return { date, total: lowest, sites: matches.total }
  })
}
