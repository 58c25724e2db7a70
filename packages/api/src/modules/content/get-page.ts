import { getPage } from '@camping/contract/content.endpoints.ts'
import { pageRequest, taggedPage } from '@camping/contract/content.schemas.ts'
import { sql } from 'kysely'
import { notFound } from '../../server/problem-error.ts'
import { serve } from '../../server/serve.ts'
import { slugsByLocale } from './slugs-by-locale.ts'

/** True from the first day shown until the day before the first one no longer shown. */
export function isPublished(
  page: { published_from: string | null; published_to: string | null },
  today: string,
): boolean {
  return (page.published_from ?? '') <= today && today < (page.published_to ?? '9999-12-31')
}

export const getPageServed = serve(
  getPage,
  {
    request: pageRequest,
    reply: taggedPage,
    summary: 'A page of an editor, known to code by its tag',
    cache: 'public, max-age=60, stale-while-revalidate=600',
  },
  async ({ slug }, context) => {
    const set = context.messages
    const row = await context.db
      .selectFrom('tagged_pages')
      .selectAll()
      .where(sql<boolean>`slug ->> ${set} = ${slug.normalize('NFC')}`)
      .executeTakeFirst()
    if (!row || !isPublished(row, context.today())) throw notFound()
    return {
      tag: row.tag,
      slug: row.slug[set],
      title: row.title[set],
      blocks: row.blocks.map(({ heading, body }) => ({ heading: heading?.[set] ?? null, body: body[set] })),
      alternates: slugsByLocale(row.slug),
    }
  },
)
