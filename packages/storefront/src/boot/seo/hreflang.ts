import type { RootState } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { markets } from '@camping/editions/markets.ts'
import { alternatePage } from '../../shell/layouts/alternate-path.ts'
import type { PageRequest } from '../../kit/routing/page-view.ts'
import { offersRoute, type PublishedEdition } from './published-edition.ts'
import { canonicalPath, isIndexed } from '../../kit/head/search-appearance.ts'

export interface HreflangLink {
  /** BCP 47 tag, or `x-default`. */
  readonly lang: string
  readonly href: string
}

/**
 * The same page in every edition that has it, this one included, and the default one: in British English, else in
 * another if the brand has it, else its first edition. Only the canonical address of a page has these links, and all its alternates have the same.
 */
export function hreflangLinks(
  state: RootState,
  request: PageRequest,
  editions: readonly PublishedEdition[],
): HreflangLink[] {
  const own = buildPath(request.app.site, request.name, request.params)
  if (!isIndexed(request) || request.query.size > 0 || canonicalPath(request) !== own) return []
  // In another language than the edition's it is the page of no edition.
  if (!alternatePage(state, request, request.app.site)) return []
  const links = editions.flatMap(({ site, origin, config }) => {
    const page = alternatePage(state, request, site)
    if (!page || !offersRoute(config, page.name)) return []
    const { languageTag: lang, language } = markets[site]
    return [{ lang, language, href: origin + buildPath(site, page.name, page.params) }]
  })
  const fallback =
    links.find(({ lang }) => lang === 'en-GB') ?? links.find(({ language }) => language === 'en') ?? links[0]
  if (links.length < 2 || !fallback) return []
  return [...links, { lang: 'x-default', href: fallback.href }].map(({ lang, href }) => ({ lang, href }))
}
