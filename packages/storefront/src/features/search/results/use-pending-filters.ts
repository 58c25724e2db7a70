import { writeCriteria } from '@camping/core/search/criteria-codec.rules.ts'
import type { Criteria } from '@camping/core/search/criteria.rules.ts'
import { useState } from 'react'

/**
 * The page's search, or the latest requested one while its answer loads: a filter shows its new state at once, and a
 * second click adds to the first. `want` records the request.
 */
export function usePendingFilters(criteria: Criteria) {
  // As text: the same search is read from the address anew, and a part that came alive later has seen the former object.
  const current = writeCriteria(criteria)
  const [change, setChange] = useState<{ from: string; to: Criteria } | null>(null)
  const isWaiting = change?.from === current
  // Over when the page shows another search: who comes back to this one waits for nothing.
  if (change && !isWaiting) setChange(null)
  return {
    pending: isWaiting ? change.to : criteria,
    isWaiting,
    // Nothing is pending for the current address.
    requestCriteria: (to: Criteria) =>
      setChange(writeCriteria(to) === current ? null : { from: current, to }),
  }
}
