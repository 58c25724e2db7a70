import { searchArrivals } from '@camping/contract/search.endpoints.ts'
import type { ArrivalsRequest } from '@camping/contract/search.schemas.ts'
import { queryOf, storefrontApi, type ApiDispatch } from '../api/storefront-api.ts'
import {
  changeSearch,
  type Criteria,
  type ArrivalWindow,
  type Flexibility,
  activeFlexibility,
  arrivalDates,
  arrivalWindow,
  bestArrival,
} from './criteria.rules.ts'
import { searchRequest, type ResultsChoice } from './search.api.ts'

export const arrivalApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({ searchArrivals: queryOf(build, searchArrivals) }),
})

/** The request for the totals of a window's days: the same place, party and filters as the results. */
export function arrivalsRequest(
  criteria: Criteria,
  { from, days }: ArrivalWindow,
  view?: ResultsChoice,
): ArrivalsRequest {
  const { parameters, filter } = searchRequest(criteria, view)
  const { date: _date, ...others } = parameters ?? {}
  return { parameters: others, filter, from, days }
}

/** Maximum wait of a search for its best day. */
const patienceMs = 3000

/**
 * Finds the arrival with the lowest total among the days that the visitor allows. Returns the criteria unchanged for an
 * exact date, without availability, and when the answer fails or is late, because a search must not depend on it.
 */
export const findArrival =
  (criteria: Criteria, today: string) =>
  async (dispatch: ApiDispatch, getState: () => { flexible: Flexibility }): Promise<Criteria> => {
    const { date } = criteria
    const flexibility = activeFlexibility(getState().flexible, date, today)
    if (flexibility.kind === 'exact' || date === null) return criteria
    const window = arrivalWindow(flexibility, { date, today })
    const answer = dispatch(
      arrivalApi.endpoints.searchArrivals.initiate(arrivalsRequest(criteria, window), { subscribe: false }),
    )
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<{ data?: undefined }>((resolve) => {
      timer = setTimeout(() => resolve({}), patienceMs)
    })
    const { data } = await Promise.race([answer, late])
    clearTimeout(timer)
    const wished = flexibility.kind === 'around' ? flexibility.date : window.from
    const best = data && bestArrival(data.days, { dates: arrivalDates(window), wished })
    return best === undefined ? criteria : changeSearch(criteria, { date: best }, today)
  }
