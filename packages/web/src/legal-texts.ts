import type { StartApiOptions } from '@camping/api/start-api.ts'
import { markets } from '@camping/editions/markets.ts'
import type { BuiltApp } from '@camping/storefront/boot/server-app.ts'

type FindLegalText = NonNullable<StartApiOptions['findLegalText']>

/**
 * The legal texts that apps have of their own, by brand and edition. The apps are asked for at every look, for while
 * developing they change under a running API.
 */
export function legalTexts(apps: () => readonly Pick<BuiltApp, 'config' | 'legalTexts'>[]): FindLegalText {
  return (brand, site, tag) =>
    apps().find(({ config }) => config.brand === brand && config.sites.includes(site))?.legalTexts?.[
      markets[site].messages
    ]?.[tag]
}
