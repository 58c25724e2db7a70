import { type Criteria, activeFlexibility } from '@camping/core/search/criteria.rules.ts'
import { useAppDispatch, useAppSelector } from '@camping/core/store/create-store.ts'
import { useApp } from '../../../kit/app/app-context.tsx'

/**
 * Passes on a search with the best date that the visitor allows. Immediately for an exact date; otherwise after an
 * answer, with code that loads with the request.
 */
export function useBestArrival(): (criteria: Criteria, go: (found: Criteria) => void) => void {
  const { today } = useApp()
  const dispatch = useAppDispatch()
  const flexibility = useAppSelector((state) => state.flexible)
  return (criteria, go) => {
    if (activeFlexibility(flexibility, criteria.date, today).kind === 'exact') return go(criteria)
    void import('@camping/core/search/arrivals.api.ts')
      .then(({ findArrival }) => dispatch(findArrival(criteria, today)))
      .catch(() => criteria)
      .then(go)
  }
}
