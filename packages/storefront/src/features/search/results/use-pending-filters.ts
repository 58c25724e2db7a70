import { writeCriteria } from '@camping/core/search/criteria-codec.rules.ts'
import type { Criteria } from '@camping/core/search/criteria.rules.ts'
import { useState } from 'react'

/**
 * The page's search, or the latest requested one while its answer loads: a filter shows its new state at once, and a
 * second click adds to the first. `want` records the request.
 */
export function usePendingFilters(criteria: Criteria) {
  const [change, setChange] = useState<{ from: Criteria; to: Criteria } | null>(null)
  const isWaiting = change?.from === criteria
  return {
    pending: isWaiting ? change.to : criteria,
    isWaiting,
    // Nothing is pending for the current address.
    requestCriteria: (to: Criteria) =>
      setChange(writeCriteria(to) === writeCriteria(criteria) ? null : { from: criteria, to }),
  }
}
