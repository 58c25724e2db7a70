import type { StartApiOptions } from '@camping/api/start-api.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'

type Brands = NonNullable<StartApiOptions['brands']>

/** What each brand may reach through the API, read off its apps: a brand is a folder, here too. */
export function brandAccess(configs: readonly AppConfig[]): Brands {
  const brands = new Map<string, AppConfig[]>()
  for (const config of configs) brands.set(config.brand, [...(brands.get(config.brand) ?? []), config])
  return new Map(
    [...brands].map(([brand, own]) => [
      brand,
      {
        sites: own.flatMap(({ sites }) => sites),
        showsDestinations: own.some(({ supports }) => supports.destinations),
        hasNewsletter: own.some(({ supports }) => supports.newsletter),
        payments: Object.fromEntries(
          own.flatMap(({ sites, payments }) => (payments ? sites.map((site) => [site, payments]) : [])),
        ),
      },
    ]),
  )
}
