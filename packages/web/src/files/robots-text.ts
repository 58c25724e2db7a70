import { canonicalOrigin } from '@camping/storefront/kit/app/canonical-origin.ts'
import type { HostBrand } from '../request/pick-app.ts'

/**
 * robots.txt of a host: allows everything except the API, and lists the sitemaps. Sitemaps are listed on the canonical
 * domains of the pages, whatever the requested host: a domain of an edition lists one, a shared host lists all of its
 * brand.
 */
export function robotsText({ apps, domainSite }: HostBrand): string {
  const sitemaps = apps.flatMap(({ config }) =>
    config.sites
      .filter((site) => !domainSite || site === domainSite)
      .map((site) => `Sitemap: ${canonicalOrigin(config, site)}/${site}/sitemap.xml`),
  )
  return ['User-agent: *', 'Disallow: /api/', '', ...sitemaps, ''].join('\n')
}
