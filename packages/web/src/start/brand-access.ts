import type { StartApiOptions } from '@camping/api/start-api.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'

type Brands = NonNullable<StartApiOptions['brands']>

/** The API access of each brand, derived from its apps. */
export function brandAccess(configs: readonly AppConfig[]): Brands {
  const brands = new Map<string, AppConfig[]>()
  for (const config of configs) brands.set(config.brand, [...(brands.get(config.brand) ?? []), config])
  return new Map(
    [...brands].map(([brand, brandApps]) => [
      brand,
      {
        sites: brandApps.flatMap(({ sites }) => sites),
        showsDestinations: brandApps.some(({ supports }) => supports.destinations),
        hasNewsletter: brandApps.some(({ supports }) => supports.newsletter),
        payments: Object.fromEntries(
          brandApps.flatMap(({ sites, payments }) => (payments ? sites.map((site) => [site, payments]) : [])),
        ),
      },
    ]),
  )
}
