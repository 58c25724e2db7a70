import type { AppPage } from './app-pages.ts'
import type { AppConfig } from './define-app.ts'
import { markets, type SiteCode } from './markets.ts'

/** The end of an own page's address in an edition; undefined for a name that the app does not have. */
export const pageSlug = (
  pages: readonly AppPage[] | undefined,
  name: string,
  site: SiteCode,
): string | undefined => pages?.find((page) => page.name === name)?.slug[markets[site].messages]

/** Where an own page's link begins. */
export const pageScheme = 'page:'

/** The path below the edition that an app's link leads to, or its whole address. */
export function linkTarget(
  url: string,
  { pages, supports }: Pick<AppConfig, 'pages' | 'supports'>,
  site: SiteCode,
): string {
  if (!url.startsWith(pageScheme)) return url
  return `${supports.content ? '' : '/info'}/${pageSlug(pages, url.slice(pageScheme.length), site)}`
}
