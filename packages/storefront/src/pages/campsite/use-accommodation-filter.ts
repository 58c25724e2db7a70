import {
  wantedAccommodations,
  type AccommodationWishes,
} from '@camping/core/campsite/accommodation-filter.ts'
import type { Criteria } from '@camping/core/search/criteria.ts'
import type { Accommodation } from '@camping/contract/site.schemas.ts'
import { useState } from 'react'
import type { PageRequest } from '../../routing/page-view.ts'
import { useSearchNavigation } from '../../routing/use-search-navigation.ts'

export interface AccommodationFilter {
  readonly wishes: AccommodationWishes
  readonly wanted: readonly Accommodation[]
  /** Kind and bedrooms: part of the address, as in the search. */
  readonly search: (criteria: Criteria) => void
  /** What SPEC.md §2 has no key for; it lives as long as the page. */
  readonly choose: (change: Partial<AccommodationWishes>) => void
  readonly clear: () => void
}

/** Which accommodations of the site are wanted. */
export function useAccommodationFilter(
  all: readonly Accommodation[],
  request: PageRequest,
): AccommodationFilter {
  const { criteria } = request
  const { accommodations, bedrooms } = criteria
  const [own, setOwn] = useState({ persons: null as number | null, onlyFree: false })
  const navigate = useSearchNavigation(request)
  const search = (next: Criteria) => navigate(next, 'filter')
  const wishes = { accommodations, bedrooms, ...own }
  return {
    wishes,
    wanted: wantedAccommodations(all, wishes),
    search,
    choose: (change) => setOwn({ ...own, ...change }),
    clear: () => {
      setOwn({ persons: null, onlyFree: false })
      search({ ...criteria, accommodations: [], bedrooms: [] })
    },
  }
}
