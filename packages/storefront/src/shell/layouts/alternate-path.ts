import { campsiteApi } from '@camping/core/campsite/campsite.api.ts'
import { contentApi } from '@camping/core/destination/destination.api.ts'
import type { RootState } from '@camping/core/store/create-store.ts'
import { buildPath, type RouteParams } from '@camping/editions/build-path.ts'
import { markets, type SiteCode } from '@camping/editions/markets.ts'
import type { RouteName } from '@camping/editions/routes.ts'
import { destinationArgs } from '../../kit/place/destination-args.ts'
import type { PageRequest } from '../../kit/routing/page-view.ts'

/** The same page in another edition. */
export interface AlternatePage {
  readonly name: RouteName
  readonly params: RouteParams
}

type Named = Pick<PageRequest, 'name' | 'params'>

const destinationLevels = ['funnel', 'country', 'area'] as const

/**
 * Route and slugs of a page in another edition, from its loaded data. Undefined where that edition lacks them, and
 * while the page loads.
 */
export function alternatePage(state: RootState, request: Named, target: SiteCode): AlternatePage | undefined {
  const { name, params } = request
  const { apiLocale } = markets[target]
  if (name === 'site') {
    const { data } = campsiteApi.endpoints.site.select({ slug: params['site'] ?? '' })(state)
    const parts = data?.alternates[apiLocale]
    return parts && { name, params: parts }
  }
  const args = destinationArgs(request)
  if (args) {
    const { data } = contentApi.endpoints.destination.select(args)(state)
    const segments = data?.alternates[apiLocale]
    if (!segments) return undefined
    const keys = name === 'city' ? ['funnel', 'city'] : destinationLevels
    return { name, params: Object.fromEntries(segments.map((slug, index) => [keys[index], slug])) }
  }
  const slug = params['slug']
  if (slug === undefined) return Object.keys(params).length > 0 ? undefined : { name, params }
  const { theme, taggedPage } = contentApi.endpoints
  const data = name === 'theme' ? theme.select({ slug })(state).data : taggedPage.select({ slug })(state).data
  const other = data?.alternates[apiLocale]
  // Below a funnel a tagged page is a copy of the page without it, which is its address elsewhere.
  return other === undefined
    ? undefined
    : { name: name === 'funnelTaggedPage' ? 'taggedPage' : name, params: { slug: other } }
}

/** The path of alternatePage. */
export function alternatePath(state: RootState, request: Named, target: SiteCode): string | undefined {
  const page = alternatePage(state, request, target)
  return page && buildPath(target, page.name, page.params)
}
