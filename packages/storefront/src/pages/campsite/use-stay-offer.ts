import {
  accommodationsRequest,
  type AccommodationSorting,
} from '@camping/core/campsite/accommodations-request.ts'
import { campsiteApi } from '@camping/core/campsite/campsite-queries.ts'
import type { Criteria } from '@camping/core/search/criteria.ts'
import type { SiteAccommodationsReply } from '@camping/contract/site.schemas.ts'
import { useState } from 'react'
import type { PageRequest } from '../../routing/page-view.ts'
import { useSearchNavigation } from '../../routing/use-search-navigation.ts'

export interface StayOffer {
  /** The answer for the stay in the address; the last one while a new sorting is on its way. */
  readonly reply: SiteAccommodationsReply | undefined
  readonly failed: boolean
  /** New prices are on their way. */
  readonly updating: boolean
  readonly sorting: AccommodationSorting
  readonly sort: (sorting: AccommodationSorting) => void
  /** Changes the stay: the address changes, prices follow. */
  readonly change: (change: Partial<Pick<Criteria, 'date' | 'duration' | 'adults' | 'children'>>) => void
  readonly retry: () => void
}

/** The accommodations of a site for the stay in the address, and the ways to change it. */
export function useStayOffer(siteId: number | undefined, request: PageRequest): StayOffer {
  const { criteria } = request
  const [sorting, sort] = useState<AccommodationSorting>('popular-desc')
  const [leaving, setLeaving] = useState<Criteria | null>(null)
  const navigate = useSearchNavigation(request)
  const query = campsiteApi.useSiteAccommodationsQuery(
    accommodationsRequest(siteId ?? 0, criteria, sorting),
    {
      skip: siteId === undefined,
    },
  )
  return {
    reply: query.currentData ?? query.data,
    failed: query.isError && !query.isFetching,
    // The page of the new address opens when its answers are there; until then the old prices are toned down.
    updating: query.isFetching || leaving === criteria,
    sorting,
    sort,
    change: (change) => {
      setLeaving(criteria)
      navigate({ ...criteria, ...change }, 'filter')
    },
    retry: () => void query.refetch(),
  }
}
