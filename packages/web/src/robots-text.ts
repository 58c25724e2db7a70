import { canonicalOrigin } from '@camping/storefront/seo/canonical-origin.ts'
import type { HostBrand } from './pick-app.ts'

/**
 * robots.txt of a host: everything may be read but the API, and where the sitemaps are. They are named on the domains the
 * pages call their own, whichever host was asked: a domain of an edition names one, a shared host all of its brand.
 */
export function robotsText({ apps, ownSite }: HostBrand): string {
  const sitemaps = apps.flatMap(({ config }) =>
    config.sites
      .filter((site) => !ownSite || site === ownSite)
      .map((site) => `Sitemap: ${canonicalOrigin(config, site)}/${site}/sitemap.xml`),
  )
  return ['User-agent: *', 'Disallow: /api/', '', ...sitemaps, ''].join('\n')
}
