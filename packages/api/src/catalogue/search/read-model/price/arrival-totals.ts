import { dateOfDay, dayNumber } from '../day-number.ts'
import { matchQuery } from '../match/match-query.ts'
import type { ModelState } from '../columns/model-state.ts'
import type { ArrivalsQuery, ArrivalTotal } from '../read-model.types.ts'
import { lowestTotal } from './site-totals.ts'

/**
 * The lowest total of a search for each of several consecutive arrival days. Each day is the search without
 * order, page and facets, so a day's total is the one on the cheapest card of that day. Days without a stay
 * (past, beyond the calendar) have none.
 */
export function arrivalTotals(state: ModelState, query: ArrivalsQuery): ArrivalTotal[] {
  const first = dayNumber(query.date)
  // Party, length and market are those of every day.
  state.scratch.termCosts.fill(-1)
  return Array.from({ length: query.days }, (_, at) => {
    const date = dateOfDay(first + at)
    const matches = matchQuery(state, { ...query, date })
    if (!matches || matches.total === 0) return { date, total: null, sites: 0 }
    const total = lowestTotal(state, { matches, party: query, market: query.market })
    return { date, total, sites: matches.total }
  })
}
