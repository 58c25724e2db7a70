import { accommodationsRequest, type AccommodationSorting } from '@camping/core/campsite/campsite.rules.ts'
import { campsiteApi } from '@camping/core/campsite/campsite.api.ts'
import { loadAccommodationsAgain } from '@camping/core/campsite/campsite.thunks.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import type { Criteria } from '@camping/core/search/criteria.rules.ts'
import type { SiteAccommodationsReply } from '@camping/contract/site.schemas.ts'
import { useState } from 'react'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { useSearchNavigation } from '../../../kit/routing/use-search-navigation.ts'

export interface StayOffer {
  /** The answer for the address's stay; the previous one while a new order loads. */
  readonly reply: SiteAccommodationsReply | undefined
  readonly failed: boolean
  /** New prices are loading. */
  readonly updating: boolean
  readonly sorting: AccommodationSorting
  readonly sort: (sorting: AccommodationSorting) => void
  /** Changes the stay in the address; prices follow. */
  readonly change: (change: Partial<Pick<Criteria, 'date' | 'duration' | 'adults' | 'children'>>) => void
  readonly retry: () => void
}

/** A site's accommodations for the address's stay, and the functions that change it. */
export function useStayOffer(siteId: number | undefined, request: PageRequest): StayOffer {
  const { criteria } = request
  const [sorting, sort] = useState<AccommodationSorting>('popular-desc')
  const [leaving, setLeaving] = useState<Criteria | null>(null)
  const navigate = useSearchNavigation(request)
  const dispatch = useAppDispatch()
  const offer = accommodationsRequest(siteId ?? 0, criteria, sorting)
  const query = campsiteApi.useSiteAccommodationsQuery(offer, { skip: siteId === undefined })
  return {
    reply: query.currentData ?? query.data,
    failed: query.isError && !query.isFetching,
    // The page of the new address opens with its answers; until then the old prices are dimmed.
    updating: query.isFetching || leaving === criteria,
    sorting,
    sort,
    change: (change) => {
      setLeaving(criteria)
      navigate({ ...criteria, ...change }, 'filter')
    },
    retry: () => void dispatch(loadAccommodationsAgain(offer)),
  }
}
