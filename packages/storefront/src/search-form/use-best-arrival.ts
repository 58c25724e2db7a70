import type { Criteria } from '@camping/core/search/criteria.ts'
import { activeFlexibility } from '@camping/core/search/flexible-dates.ts'
import { useAppDispatch, useAppSelector } from '@camping/core/store/create-store.ts'
import { useApp } from '../app/app-context.tsx'

/**
 * Hands on a search with the best date of those the visitor allows, or as it is. At once when the date is meant exactly;
 * else when the answer is there, by code that comes with the question.
 */
export function useBestArrival(): (criteria: Criteria, go: (found: Criteria) => void) => void {
  const { today } = useApp()
  const dispatch = useAppDispatch()
  const flexibility = useAppSelector((state) => state.flexible)
  return (criteria, go) => {
    if (activeFlexibility(flexibility, criteria.date, today).kind === 'exact') return go(criteria)
    void import('@camping/core/search/arrival-queries.ts')
      .then(({ findArrival }) => dispatch(findArrival(criteria, today)))
      .catch(() => criteria)
      .then(go)
  }
}
