import type { SitemapEntry } from '@camping/contract/sitemap.schemas.ts'
import type { ApiContext } from '../../server/api-context.ts'
import { isPublished } from '../content/get-page.ts'

/** The published pages of the editors. */
export async function pageEntries(context: ApiContext): Promise<SitemapEntry[]> {
  const rows = await context.db
    .selectFrom('tagged_pages')
    .select(['slug', 'published_from', 'published_to', 'changed_at'])
    .orderBy('position')
    .execute()
  return rows
    .filter((row) => isPublished(row, context.today()))
    .map((row) => ({
      route: 'taggedPage',
      params: { slug: row.slug[context.messages] },
      lastmod: row.changed_at.toISOString(),
    }))
}

export async function themeEntries(context: ApiContext): Promise<SitemapEntry[]> {
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
