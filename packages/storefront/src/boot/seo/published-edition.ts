import type { AppConfig } from '@camping/editions/define-app.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import { routeRow, type RouteName } from '@camping/editions/routes.ts'
import { canonicalOrigin } from '../../kit/app/canonical-origin.ts'

/** An edition with its public address: its own domain, whatever the host of this process. */
export interface PublishedEdition {
  readonly site: SiteCode
  /** `https://…`, for canonical addresses, hreflang, Open Graph and sitemaps. */
  readonly origin: string
  readonly config: AppConfig
}

/** Every edition of a brand. */
export function publishedEditions(apps: readonly { config: AppConfig }[], brand: string): PublishedEdition[] {
  return apps
    .filter(({ config }) => config.brand === brand)
    .flatMap(({ config }) =>
      config.sites.map((site) => ({ site, origin: canonicalOrigin(config, site), config })),
    )
}

/** Whether a route has a page in an edition, by the same rule as resolve-request.ts. */
export function offersRoute({ supports, home }: AppConfig, name: RouteName): boolean {
  const { feature } = routeRow(name)
  return (!feature || supports[feature] === true) && !(name === 'home' && home === 'login')
}
