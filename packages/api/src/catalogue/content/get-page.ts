import { getPage } from '@camping/contract/content.endpoints.ts'
import { pageRequest, taggedPage } from '@camping/contract/content.schemas.ts'
import { sql } from 'kysely'
import { notFound } from '../../platform/problem-error.ts'
import { serve } from '../search/catalogue-serving.ts'
import { editionPage } from './edition-pages.ts'
import { slugsByLocale } from './slugs-by-locale.ts'

export const getPageServed = serve(
  getPage,
  {
    request: pageRequest,
    reply: taggedPage,
    summary: 'A page of an editor, known to code by its tag',
    cache: 'public, max-age=60, stale-while-revalidate=600',
  },
  async ({ slug }, context) => {
    const row = await context.db
      .selectFrom('tagged_pages')
      .selectAll()
      .where(sql<boolean>`slug ->> ${context.messages} = ${slug.normalize('NFC')}`)
      .executeTakeFirst()
    const page = row && editionPage(row, context)
    if (!page) throw notFound()
    return { ...page, alternates: slugsByLocale(row.slug) }
  },
)
