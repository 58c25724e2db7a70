import { getTheme } from '@camping/contract/content.endpoints.ts'
import { themeDetail, themeRequest } from '@camping/contract/content.schemas.ts'
import { notFound } from '../../platform/problem-error.ts'
import { serve } from '../search/catalogue-serving.ts'
import { describedImage } from '../images/image-alt.ts'
import { isOfferedTheme } from './offered-themes.ts'
import { querySearch } from './query-search.ts'
import { shownSlug, shownWords } from './shown-words.ts'
import { slugsByLocale } from './slugs-by-locale.ts'

export const getThemeServed = serve(
  getTheme,
  {
    request: themeRequest,
    reply: themeDetail,
    summary: 'A theme with its texts and the search it stands for',
    cache: 'public, max-age=60, stale-while-revalidate=600',
  },
  async ({ slug }, context) => {
    const row = await context.db
      .selectFrom('themes')
      .selectAll()
      .where(shownSlug(context.messages), '=', slug.normalize('NFC'))
      .executeTakeFirst()
    if (!row || !isOfferedTheme(row, context)) throw notFound()
    const words = shownWords(row.slug, context.messages)
    const title = words.of(row.title)
    return {
      slug: words.of(row.slug),
      title,
      intro: words.of(row.intro),
      image: describedImage(row.image_id, context.messages, [title]),
      blocks: row.blocks.map(({ heading, body }) => ({ heading: words.of(heading), body: words.of(body) })),
      search: querySearch(row.search, context),
      bestMonths: row.parts.bestMonths ?? [],
      faq: (row.parts.faq ?? []).map(({ question, answer }) => ({
        question: words.of(question),
        answer: words.of(answer),
      })),
      alternates: slugsByLocale(row.slug),
    }
  },
)
