import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { contentApi } from '@camping/core/destination/destination.api.ts'
import type { Criteria } from '@camping/core/search/criteria.rules.ts'
import { skipToken } from '@reduxjs/toolkit/query/react'
import type { DestinationArgs } from '../../../kit/place/destination-args.ts'

/** The query for the address's area or town; navigation data has only funnels and countries. */
export function searchedPlace(
  { funnel, country, area, city }: Criteria,
  { funnels }: NavigationGroupsReply,
): DestinationArgs | undefined {
  const first = funnels[0]?.slug
  if (!first || (!area && !city)) return undefined
  return {
    funnel: funnel ?? first,
    ...(country ? { country } : {}),
    ...(area ? { area } : {}),
    ...(city ? { city } : {}),
  }
}

/** The name of the address's place, for the search box; empty without one. */
export function useSearchedPlace(criteria: Criteria, navigation: NavigationGroupsReply | undefined): string {
  const place = navigation && searchedPlace(criteria, navigation)
  const { data } = contentApi.useDestinationQuery(place ?? skipToken)
  if (place) return data?.name ?? ''
  const funnels = navigation?.funnels ?? []
  const country = funnels.flatMap((funnel) => funnel.countries).find(({ slug }) => slug === criteria.country)
  return (country ?? funnels.find(({ slug }) => slug === criteria.funnel))?.name ?? ''
}
