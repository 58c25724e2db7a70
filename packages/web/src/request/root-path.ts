import { isSiteCode, markets, type SiteCode } from '@camping/editions/markets.ts'
import type { HostBrand } from './pick-app.ts'

/** Language tags of an Accept-Language header, best first, at most ten. */
export function preferredLanguages(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .slice(0, 10)
    .map((part) => {
      const [tag = '', ...rest] = part.trim().split(';')
      const quality = Number(
        rest
          .find((one) => one.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      )
      return { tag: tag.trim().toLowerCase(), quality: Number.isFinite(quality) ? quality : 0 }
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}

/** Where a language that names no country leads, when its edition has another name than the language. */
const homeTags: Readonly<Record<string, string>> = { en: 'en-GB' }

/**
 * Target of the root path without a site code (editions-5): the domain's edition, the locale cookie, then the browser's
 * language; undefined shows the chooser. `de-CH` finds Switzerland, `de` Germany, and English of elsewhere the United
 * Kingdom.
 */
export function rootEdition(
  host: HostBrand,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): SiteCode | undefined {
  if (host.domainSite) return host.domainSite
  const sites = host.apps.flatMap((app) => app.config.sites)
  if (cookie && isSiteCode(cookie) && sites.includes(cookie)) return cookie
  for (const tag of preferredLanguages(acceptLanguage)) {
    const exact = sites.find((site) => markets[site].languageTag.toLowerCase() === tag)
    const language = tag.split('-')[0]
    const sameLanguage =
      sites.find((site) => site === language || markets[site].languageTag === homeTags[language ?? '']) ??
      sites.find((site) => markets[site].language === language)
    if (exact ?? sameLanguage) return exact ?? sameLanguage
  }
  return undefined
}
