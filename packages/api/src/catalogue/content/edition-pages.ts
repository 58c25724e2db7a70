import { legalTags } from '@camping/editions/legal-tags.ts'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { CatalogueContext } from '../search/catalogue-context.ts'

type Row = Selectable<Database['tagged_pages']>

/** A tagged page as one edition of one brand shows it. */
export interface EditionPage {
  readonly tag: string
  readonly slug: string
  readonly title: string
  readonly blocks: { heading: string | null; body: string }[]
  /** Null for an app's text: the database has no date of change for that file. */
  readonly changedAt: Date | null
}

/** True from the first day of publication to the day before its end. */
function isPublished(page: Pick<Row, 'published_from' | 'published_to'>, today: string): boolean {
  return (page.published_from ?? '') <= today && today < (page.published_to ?? '9999-12-31')
}

/**
 * What the edition shows of a page: the words of its message set or, for a legal page, those of its app
 * (decision 167). The address stays the same. Undefined for an unpublished page.
 */
export function editionPage(
  row: Row,
  context: Pick<CatalogueContext, 'today' | 'messages' | 'legalText'>,
): EditionPage | undefined {
  if (!isPublished(row, context.today())) return undefined
  const set = context.messages
  const page = { tag: row.tag, slug: row.slug[set], title: row.title[set] }
  const legalTag = legalTags.find((tag) => tag === row.tag)
  const own = legalTag && context.legalText(legalTag)
  if (own) return { ...page, title: own.title ?? page.title, blocks: [...own.blocks], changedAt: null }
  const blocks = row.blocks.map(({ heading, body }) => ({ heading: heading?.[set] ?? null, body: body[set] }))
  return { ...page, blocks, changedAt: row.changed_at }
}

/**
 * All pages that the edition shows, in the editors' order. Every caller that lists pages uses it, so that all
 * agree.
 */
export async function publishedPages(context: CatalogueContext): Promise<EditionPage[]> {
  const rows = await context.db.selectFrom('tagged_pages').selectAll().orderBy('position').execute()
  return rows.flatMap((row) => editionPage(row, context) ?? [])
}
