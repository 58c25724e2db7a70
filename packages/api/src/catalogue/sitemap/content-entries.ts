import { shownWords } from '../content/shown-words.ts'
import type { SitemapEntry } from '@camping/contract/sitemap.schemas.ts'
import type { CatalogueContext } from '../search/catalogue-context.ts'
import { isOfferedTheme } from '../content/offered-themes.ts'
import { publishedPages } from '../content/edition-pages.ts'

/** The editors' published pages. */
export async function pageEntries(context: CatalogueContext): Promise<SitemapEntry[]> {
  return (await publishedPages(context)).map(({ slug, changedAt }) => ({
    route: 'taggedPage',
    params: { slug },
    lastmod: changedAt?.toISOString() ?? null,
  }))
}

export async function themeEntries(context: CatalogueContext): Promise<SitemapEntry[]> {
  const rows = await context.db
    .selectFrom('themes')
    .select(['slug', 'search', 'changed_at'])
    .orderBy('position')
    .execute()
  // One in another language is listed where its language is.
  const offered = rows.filter((row) => isOfferedTheme(row, context))
  return offered.flatMap(({ slug, changed_at }) => {
    const words = shownWords(slug, context.messages)
    if (words.lang !== null) return []
    return [{ route: 'theme' as const, params: { slug: words.of(slug) }, lastmod: changed_at.toISOString() }]
  })
}
