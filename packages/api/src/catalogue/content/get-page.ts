import { getPage } from '@camping/contract/content.endpoints.ts'
import { pageRequest, taggedPage, type TaggedPage } from '@camping/contract/content.schemas.ts'
import { sql } from 'kysely'
import type { StoredBlock } from '../../platform/db/stored-content.ts'
import { notFound } from '../../platform/problem-error.ts'
import { describedImage } from '../images/image-alt.ts'
import type { CatalogueContext } from '../search/catalogue-context.ts'
import { serve } from '../search/catalogue-serving.ts'
import { editionPage, publishedPages, statedPage, type EditionPage } from './edition-pages.ts'
import { querySearch } from './query-search.ts'
import { slugsByLocale } from './slugs-by-locale.ts'

type PageBlock = TaggedPage['blocks'][number]
/** The slug of a tagged page as the edition shows it; null for a page that it does not show now. */
type SlugOf = (tag: string) => string | null

/** The picture and the link of a block. A link to a page that the edition does not show is left out. */
function partsOf(
  { imageId, link, heading }: Partial<StoredBlock>,
  context: CatalogueContext,
  slugOf: SlugOf,
): Pick<PageBlock, 'image' | 'link'> {
  const set = context.messages
  const text = link?.text[set] ?? ''
  const page = link?.page === undefined ? null : slugOf(link.page)
  const search = link?.search ? querySearch(link.search, context) : null
  return {
    image: imageId ? describedImage(imageId, set, heading ? [heading[set]] : []) : null,
    link: page !== null || search ? { text, search, page } : null,
  }
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
    const sought = slug.normalize('NFC')
    const own = context.content()?.pages.find((page) => page.slug === sought)
    if (own) return { ...(await shownPage(statedPage(own), context)), alternates: own.alternates }
    const row = await context.db
      .selectFrom('tagged_pages')
      .selectAll()
      .where(sql<boolean>`slug ->> ${context.messages} = ${sought}`)
      .executeTakeFirst()
    const page = row && editionPage(row, context)
    if (!page) throw notFound()
    return { ...(await shownPage(page, context)), alternates: slugsByLocale(row.slug) }
  },
)

/** A page in the words of the edition, without its addresses in others. */
async function shownPage(
  { tag, slug, title, description, blocks, parts, authored }: EditionPage,
  context: CatalogueContext,
): Promise<Omit<TaggedPage, 'alternates'>> {
  const set = context.messages
  const isLinked = authored.some((block) => block?.link?.page !== undefined)
  const pages = isLinked ? await publishedPages(context) : []
  const slugOf: SlugOf = (sought) => pages.find((other) => other.tag === sought)?.slug ?? null
  return {
    tag,
    slug,
    title,
    description,
    lead: parts.lead?.[set] ?? null,
    image: parts.imageId ? describedImage(parts.imageId, set, [title]) : null,
    facts: (parts.facts ?? []).map(({ label, value }) => ({ label: label[set], value: value[set] })),
    blocks: blocks.map(({ heading, body, picture }, index) => ({
      heading,
      body,
      ...partsOf(authored[index] ?? {}, context, slugOf),
      ...(picture && { image: picture }),
    })),
    faq: (parts.faq ?? []).map(({ question, answer }) => ({ question: question[set], answer: answer[set] })),
  }
}
