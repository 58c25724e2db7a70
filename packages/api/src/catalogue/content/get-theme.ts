import { getTheme } from '@camping/contract/content.endpoints.ts'
import { themeDetail, themeRequest } from '@camping/contract/content.schemas.ts'
import type { ThemeDetail } from '@camping/contract/content.schemas.ts'
import type { CatalogueContext } from '../search/catalogue-context.ts'
import { notFound } from '../../platform/problem-error.ts'
import { serve } from '../search/catalogue-serving.ts'
import { describedImage } from '../images/image-alt.ts'
import { shownSlug, shownWords } from './shown-words.ts'
import { slugsByLocale } from './slugs-by-locale.ts'

interface StoredSearch {
  funnelKey?: string
  countryId?: number
  areaId?: number
  facilityIds?: number[]
}

/** A stored search in the query-string keys and slugs of the requesting edition (search-1). */
function querySearch(search: StoredSearch, context: CatalogueContext): ThemeDetail['search'] {
  const { places } = context.world
  const set = context.messages
  const funnel = places.funnels.all.find(({ key }) => key === search.funnelKey)
  const area = search.areaId === undefined ? undefined : places.areas.get(search.areaId)
  const country = places.countries.get(area?.countryId ?? search.countryId ?? -1)
  return {
    ...(funnel && { funnel: funnel.slug[set] }),
    ...(country && { country: country.slug[set] }),
    ...(area && { area: area.slug[set] }),
    ...(search.facilityIds?.length && { facilities: search.facilityIds.map(String) }),
  }
}

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
    if (!row) throw notFound()
    const words = shownWords(row.slug, context.messages)
    const title = words.of(row.title)
    return {
      slug: words.of(row.slug),
      title,
      intro: words.of(row.intro),
      image: describedImage(row.image_id, context.messages, [title]),
      blocks: row.blocks.map(({ heading, body }) => ({ heading: words.of(heading), body: words.of(body) })),
      search: querySearch(row.search, context),
      alternates: slugsByLocale(row.slug),
    }
  },
)
