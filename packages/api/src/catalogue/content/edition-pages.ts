import { withoutLinks } from '@camping/editions/text-link.ts'
import { appTextTags, saleTags } from '@camping/editions/legal-tags.ts'
import type { TextBlock } from '@camping/editions/legal-text.ts'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { StatedPage } from '../../platform/config/brand-access.ts'
import type { StoredBlock, StoredPageParts } from '../../platform/db/stored-content.ts'
import type { CatalogueContext } from '../search/catalogue-context.ts'

type Row = Selectable<Database['tagged_pages']>

/** A tagged page as one edition of one brand shows it. */
export interface EditionPage {
  readonly tag: string
  readonly slug: string
  readonly title: string
  /** How the text itself begins. */
  readonly description: string
  readonly blocks: readonly TextBlock[]
  /** What editors wrote for the block at the same index; an app's own text and facts of the operator have none. */
  readonly authored: readonly (StoredBlock | undefined)[]
  /** Empty where an app has a text of its own. */
  readonly parts: StoredPageParts
  /** Null for an app's text: the database has no date of change for that file. */
  readonly changedAt: Date | null
}

/** True from the first day of publication to the day before its end. */
function isPublished(page: Pick<Row, 'published_from' | 'published_to'>, today: string): boolean {
  return (page.published_from ?? '') <= today && today < (page.published_to ?? '9999-12-31')
}

/**
 * What the edition shows of a page: the words of its message set or, for a legal page, those of its app
 * (decision 167), and around them what follows from the facts of its operator (decision 312). The address stays the same. Undefined for an unpublished page, and for the texts of a sale where there is none.
 */
export function editionPage(
  row: Row,
  context: Pick<CatalogueContext, 'today' | 'messages' | 'legalText' | 'voucherSale'> &
    Partial<Pick<CatalogueContext, 'content'>>,
): EditionPage | undefined {
  if (!isPublished(row, context.today())) return undefined
  if (!context.voucherSale && saleTags.some((tag) => tag === row.tag)) return undefined
  const { replaced = {}, leftOut = [] } = context.content?.() ?? {}
  if (leftOut.includes(row.tag)) return undefined
  const set = context.messages
  const page = { tag: row.tag, slug: row.slug[set], title: row.title[set] }
  const legalTag = appTextTags.find((tag) => tag === row.tag)
  const legal = legalTag && context.legalText(legalTag)
  const { own = replaced[row.tag], before = [], added = [] } = legal ?? {}
  const title = own?.title ?? page.title
  const text =
    own?.blocks ??
    row.blocks.map(({ heading, body }) => ({ heading: heading?.[set] ?? null, body: body[set] }))
  const parts = own ? {} : row.parts
  return {
    ...page,
    title,
    description: withoutLinks(parts.lead?.[set] ?? text[0]?.body ?? title),
    blocks: [...before, ...text, ...added],
    authored: own ? [] : [...before.map(() => undefined), ...row.blocks],
    parts,
    changedAt: own ? null : row.changed_at,
  }
}

/** The house's title of a page, also where the edition leaves the page out. */
export async function houseTitle(tag: string, { db, messages }: Pick<CatalogueContext, 'db' | 'messages'>) {
  const row = await db.selectFrom('tagged_pages').select('title').where('tag', '=', tag).executeTakeFirst()
  return row?.title[messages]
}

/** An app's own page as its edition shows it. */
export const statedPage = ({ name, slug, text }: StatedPage): EditionPage => {
  const title = text.title ?? name
  return {
    tag: name,
    slug,
    title,
    description: withoutLinks(text.blocks[0]?.body ?? title),
    blocks: text.blocks,
    authored: [],
    parts: {},
    changedAt: null,
  }
}

/**
 * All pages that the edition shows, in the editors' order, then those of its app. Every caller that lists pages uses it, so that all
 * agree.
 */
export async function publishedPages(context: CatalogueContext): Promise<EditionPage[]> {
  const rows = await context.db.selectFrom('tagged_pages').selectAll().orderBy('position').execute()
  const own = context.content()?.pages ?? []
  return [...rows.flatMap((row) => editionPage(row, context) ?? []), ...own.map(statedPage)]
}
