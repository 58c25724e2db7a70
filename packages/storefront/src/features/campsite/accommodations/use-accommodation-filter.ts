import { filteredAccommodations, type AccommodationWishes } from '@camping/core/campsite/campsite.rules.ts'
import type { Criteria } from '@camping/core/search/criteria.rules.ts'
import type { Accommodation } from '@camping/contract/site.schemas.ts'
import { useState } from 'react'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { useSearchNavigation } from '../../../kit/routing/use-search-navigation.ts'

export interface AccommodationFilter {
  readonly wishes: AccommodationWishes
  readonly matching: readonly Accommodation[]
  /** Kind and bedrooms: part of the address, as in the search. */
  readonly search: (criteria: Criteria) => void
  /** Filters without a key in campsite-4; they last as long as the page. */
  readonly choose: (change: Partial<AccommodationWishes>) => void
  readonly clear: () => void
}

/** The filter over the site's accommodations. */
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
    matching: filteredAccommodations(all, wishes),
    search,
    choose: (change) => setOwn({ ...own, ...change }),
    clear: () => {
      setOwn({ persons: null, onlyFree: false })
      search({ ...criteria, accommodations: [], bedrooms: [] })
    },
  }
}
