import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { campsiteApi } from '@camping/core/campsite/campsite.api.ts'
import { contentApi } from '@camping/core/destination/destination.api.ts'
import { searchApi, searchRequest } from '@camping/core/search/search.api.ts'
import { useAppSelector } from '@camping/core/store/create-store.ts'
import { destinationArgs } from './destination-args.ts'
import type { PageRequest } from '../routing/page-view.ts'

/** The name of the searched place, from the page's loaded data; empty for all of Europe. */
export function usePlaceName(request: PageRequest, navigation: NavigationGroupsReply | undefined): string {
  const { criteria, params } = request
  const args = destinationArgs(request)
  const destination = useAppSelector((state) =>
    args ? contentApi.endpoints.destination.select(args)(state).data : undefined,
  )
  const site = useAppSelector((state) =>
    params['site'] ? campsiteApi.endpoints.site.select({ slug: params['site'] })(state).data : undefined,
  )
  const results = useAppSelector(
    (state) => searchApi.endpoints.searchSites.select(searchRequest(criteria, state.search))(state).data,
  )
  if (site) return site.name
  if (destination) return destination.name
  if (criteria.query) return criteria.query
  const searched = results?.searched
  if (criteria.city && searched?.city) return searched.city.name
  if (criteria.area && searched?.area) return searched.area.name
  const country = navigation?.funnels
    .flatMap((funnel) => funnel.countries)
    .find((one) => one.slug === criteria.country)
  return country?.name ?? navigation?.funnels.find((funnel) => funnel.slug === criteria.funnel)?.name ?? ''
}
