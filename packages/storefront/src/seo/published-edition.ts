import type { AppConfig } from '@camping/editions/define-app.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import { routeRow, type RouteName } from '@camping/editions/routes.ts'
import { canonicalOrigin } from './canonical-origin.ts'

/** An edition as the world outside knows it: on its own domain, wherever this process happens to answer. */
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

/** Whether a route answers with a page in an edition, as resolve-request.ts decides it. */
export function offersRoute({ supports, home }: AppConfig, name: RouteName): boolean {
  const { feature } = routeRow(name)
  return (!feature || supports[feature] === true) && !(name === 'home' && home === 'login')
}
