import type { SitemapEntry } from '@camping/contract/sitemap.schemas.ts'
import type { CatalogueContext } from '../search/catalogue-context.ts'
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
    .select(['slug', 'changed_at'])
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    route: 'theme',
    params: { slug: row.slug[context.messages] },
    lastmod: row.changed_at.toISOString(),
  }))
}
