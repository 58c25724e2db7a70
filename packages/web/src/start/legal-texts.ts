import type { StartApiOptions } from '@camping/api/start-api.ts'
import { markets } from '@camping/editions/markets.ts'
import type { BuiltApp } from '@camping/storefront/boot/server-app.ts'

type FindLegalText = NonNullable<StartApiOptions['findLegalText']>

/**
 * The legal texts of apps, by brand and edition. Reads the apps on every call, because they change during development
 * under a running API.
 */
export function legalTexts(apps: () => readonly Pick<BuiltApp, 'config' | 'legalTexts'>[]): FindLegalText {
  return (brand, site, tag) =>
    apps().find(({ config }) => config.brand === brand && config.sites.includes(site))?.legalTexts?.[
      markets[site].messages
    ]?.[tag]
}
