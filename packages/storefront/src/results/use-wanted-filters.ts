import { writeCriteria } from '@camping/core/search/criteria-query.ts'
import type { Criteria } from '@camping/core/search/criteria.ts'
import { useState } from 'react'

/**
 * The search of the page, or already the one that was asked for last while its answer is on the way: a filter shows its
 * new state at once, and a second touch adds to the first. `want` notes what was asked for.
 */
export function useWantedFilters(criteria: Criteria) {
  const [asked, setAsked] = useState<{ from: Criteria; to: Criteria } | null>(null)
  const isWaiting = asked?.from === criteria
  return {
    wanted: isWaiting ? asked.to : criteria,
    isWaiting,
    // For the address that is on screen nothing is on its way.
    want: (to: Criteria) =>
      setAsked(writeCriteria(to) === writeCriteria(criteria) ? null : { from: criteria, to }),
  }
}
