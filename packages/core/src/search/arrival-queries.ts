import { searchArrivals } from '@camping/contract/search.endpoints.ts'
import type { ArrivalsRequest } from '@camping/contract/search.schemas.ts'
import { queryOf, storefrontApi } from '../api/storefront-api.ts'
import type { Dispatch, RootState } from '../store/create-store.ts'
import { changeSearch, type Criteria } from './criteria.ts'
import type { ArrivalWindow } from './flexible-dates.ts'
import { activeFlexibility, arrivalDates, arrivalWindow, bestArrival } from './flexible-dates.ts'
import { searchRequest, type ResultsChoice } from './search-request.ts'

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
  const { date: _date, ...kept } = parameters ?? {}
  return { parameters: kept, filter, from, days }
}

/** A search waits for its best day no longer than this. */
const patienceMs = 3000

/**
 * Finds the arrival with the lowest total among the days that the visitor's choice allows. The criteria come back as they
 * are when the date is meant exactly, when nothing is free, and when the answer fails or takes too long: a search must not
 * hang on it.
 */
export const findArrival =
  (criteria: Criteria, today: string) =>
  async (dispatch: Dispatch, getState: () => RootState): Promise<Criteria> => {
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
