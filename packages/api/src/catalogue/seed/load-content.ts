import type { Catalogue } from '@camping/catalogue/types/catalogue.types.ts'
import type { Transaction } from 'kysely'
import { insertRows } from '../../platform/db/insert-rows.ts'
import type { Database } from '../../platform/db/schema.ts'

/** Themes, tagged pages, questions and answers. */
export async function loadContent(db: Transaction<Database>, catalogue: Catalogue): Promise<void> {
  await insertRows(db, 'themes', {
    columns: ['id', 'slug', 'title', 'intro', 'image_id', 'blocks', 'search', 'parts', 'position'],
    rows: catalogue.themes.map(({ imageId, bestMonths, faq, ...theme }, position) => ({
      ...theme,
      parts: { bestMonths, faq },
      image_id: imageId,
      position,
    })),
  })
  await insertRows(db, 'tagged_pages', {
    columns: ['tag', 'slug', 'title', 'blocks', 'parts', 'published_from', 'published_to', 'position'],
    rows: catalogue.pages.map(
      ({ publishedFrom, publishedTo, lead, imageId, facts, faq, ...page }, position) => ({
        ...page,
        parts: { lead, imageId, facts, faq },
        published_from: publishedFrom,
        published_to: publishedTo,
        position,
      }),
    ),
  })
  await insertRows(db, 'faqs', {
    columns: ['group_key', 'position', 'question', 'answer'],
    rows: catalogue.faqs.flatMap(({ key, items }) =>
      items.map((item, position) => ({ ...item, group_key: key, position })),
    ),
  })
}
