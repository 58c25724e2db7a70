import type { StartApiOptions } from '@camping/api/start-api.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import { legalPage, type LegalPageParts } from '@camping/editions/legal/legal-page.ts'
import type { LegalText } from '@camping/editions/legal-text.ts'
import { markets } from '@camping/editions/markets.ts'
import type { BuiltApp } from '@camping/storefront/boot/server-app.ts'

type FindLegalText = NonNullable<StartApiOptions['findLegalText']>

/** A page, and the app's own text that it was made of. */
interface Composed {
  readonly own: LegalText | undefined
  readonly page: LegalPageParts
}

/**
 * The legal pages of apps, by brand and edition: the app's own texts, and what follows from the facts of its operator. Reads the
 * apps on every call, because they change during development under a running API.
 * @param isDemonstration whether pages say that nothing can really be booked
 */
export function legalTexts(
  apps: () => readonly Pick<BuiltApp, 'config' | 'legalTexts'>[],
  isDemonstration: boolean,
): FindLegalText {
  // Navigation and search read every page of an edition; a changed app is another object.
  const known = new WeakMap<AppConfig, Map<string, Composed>>()
  return (brand, site, tag) => {
    const app = apps().find(({ config }) => config.brand === brand && config.sites.includes(site))
    if (!app) return undefined
    const { config, legalTexts: texts } = app
    const pages = known.get(config) ?? new Map<string, Composed>()
    known.set(config, pages)
    const own = texts?.[markets[site].messages]?.[tag]
    const key = `${site} ${tag}`
    const last = pages.get(key)
    if (last && last.own === own) return last.page
    const page = legalPage(tag, { site, config, isDemonstration }, own)
    pages.set(key, { own, page })
    return page
  }
}
