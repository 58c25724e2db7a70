import { matchPath } from '@camping/storefront/kit/routing/match-path.ts'
import type { ReportTags } from '@camping/storefront/kit/error-reports/report-tags.ts'
import { settleMatch } from '@camping/editions/settle-match.ts'
import type { FastifyRequest } from 'fastify'
import { pickEdition, type HostBrand } from '../request/pick-app.ts'

/** The place of a request for a page: edition, brand and the route's name, nothing of its address. */
export function placeOf(
  { url, headers }: Pick<FastifyRequest, 'url' | 'headers'>,
  hostOf: (host: string | undefined) => HostBrand,
): ReportTags {
  const host = hostOf(headers.host)
  const [path = ''] = url.split('?', 1)
  const picked = pickEdition(host, path)
  if (!picked) return { area: 'page', brand: host.brand, route: 'unknown' }
  const match = matchPath(picked.site, path)
  const { name: route = 'unknown' } = settleMatch(match, undefined) ?? match[0] ?? {}
  return { area: 'page', brand: host.brand, edition: picked.site, route }
}
