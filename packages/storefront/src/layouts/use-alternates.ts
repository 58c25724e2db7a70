import { campsiteApi } from '@camping/core/campsite/campsite-queries.ts'
import { contentApi } from '@camping/core/destination/destination-queries.ts'
import { useAppSelector } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { markets, type SiteCode } from '@camping/editions/markets.ts'
import { routeRow } from '@camping/editions/routes.ts'
import { useApp } from '../app/app-context.tsx'
import { destinationArgs } from '../pages/destination/destination-args.ts'
import type { PageRequest } from '../routing/page-view.ts'

export interface Alternate {
  readonly site: SiteCode
  /** Path with site code; on another origin when the edition has its own host. */
  readonly href: string
}

/** The same page in every edition of the brand: that edition's words and slugs, its home where the page is unknown. */
export function useAlternates(request: PageRequest | undefined): Alternate[] {
  const { editions } = useApp()
  const args = request ? destinationArgs(request) : undefined
  const destination = useAppSelector((state) =>
    args ? contentApi.endpoints.destination.select(args)(state).data : undefined,
  )
  const siteSlug = request?.params['site']
  const site = useAppSelector((state) =>
    siteSlug ? campsiteApi.endpoints.site.select({ slug: siteSlug })(state).data : undefined,
  )
  const pageSlug = request?.params['slug']
  const page = useAppSelector((state) =>
    pageSlug && request?.name !== 'theme'
      ? contentApi.endpoints.taggedPage.select({ slug: pageSlug })(state).data
      : undefined,
  )

  const pathIn = (target: SiteCode): string => {
    const home = buildPath(target, 'home')
    if (!request) return home
    const { apiLocale } = markets[target]
    if (request.name === 'site') {
      const parts = site?.alternates[apiLocale]
      return parts ? buildPath(target, 'site', parts) : home
    }
    if (args) {
      const segments = destination?.alternates[apiLocale]
      return segments ? [home, ...segments.map(encodeURIComponent)].join('/') : home
    }
    if (pageSlug && request.name !== 'theme') {
      const slug = page?.alternates[apiLocale]
      return slug ? buildPath(target, request.name, { ...request.params, slug }) : home
    }
    if (request.name === 'theme') return buildPath(target, 'themes')
    return routeRow(request.name).dynamic ? home : buildPath(target, request.name, request.params)
  }
  return editions.map(({ site: target, origin }) => ({ site: target, href: origin + pathIn(target) }))
}
