import type { AutocompleteItem } from '@camping/contract/search.schemas.ts'
import { campsiteApi } from '@camping/core/campsite/campsite.api.ts'
import { navigationApi, shellPart } from '@camping/core/navigation/navigation.api.ts'
import type { Criteria } from '@camping/core/search/criteria.rules.ts'
import { searchApi, searchRequest } from '@camping/core/search/search.api.ts'
import { useAppSelector } from '@camping/core/store/create-store.ts'

/** The visitor's current place when searching for another (search-17: originId, originType, funnelId). */
export interface Origin {
  /** Slug of the searched funnel. */
  readonly funnel: string | null
  readonly funnelId: number | null
  /** Null on pages without a place, such as the home page. */
  readonly place: { readonly type: AutocompleteItem['type']; readonly id: number } | null
}

/** The origin of a page, from its loaded data. `siteSlug` is the campsite on a campsite page. */
export function useOrigin(criteria: Criteria, siteSlug: string | undefined): Origin {
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(shellPart)
  const siteId = useAppSelector((state) =>
    siteSlug === undefined
      ? undefined
      : campsiteApi.endpoints.site.select({ slug: siteSlug })(state).data?.id,
  )
  const place = useAppSelector(
    (state) =>
      searchApi.endpoints.searchSites.select(searchRequest(criteria, state.search))(state).data?.searched
        ?.place,
  )
  const { funnel } = criteria
  return {
    funnel,
    funnelId: navigation?.funnels.find(({ slug }) => slug === funnel)?.id ?? null,
    place: siteId === undefined ? (place ?? null) : { type: 'site', id: siteId },
  }
}
