import type { RouteParams } from '@camping/editions/build-path.ts'
import type { RouteName } from '@camping/editions/routes.ts'

const levels: readonly RouteName[] = ['funnel', 'country', 'area', 'city']

export interface DestinationArgs {
  funnel: string
  country?: string
  area?: string
  city?: string
}

/** The destination query of a page; undefined for other pages. Equal pages give equal queries. */
export function destinationArgs({
  name,
  params,
}: {
  name: RouteName
  params: RouteParams
}): DestinationArgs | undefined {
  const { funnel, country, area, city } = params
  if (!levels.includes(name) || !funnel) return undefined
  return { funnel, ...(country ? { country } : {}), ...(area ? { area } : {}), ...(city ? { city } : {}) }
}
