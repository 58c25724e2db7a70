import type { Catalogue, CatalogueReview } from '@camping/catalogue/catalogue.types.ts'
import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import { insertRows } from '../insert-rows.ts'
import type { Database } from '../schema.ts'

const batchSize = 2_000

/** Reviews of the demo world, all from its own past stays and therefore verified, then their number on each site. */
export async function loadReviews(db: Transaction<Database>, catalogue: Catalogue): Promise<void> {
  let batch: CatalogueReview[] = []
  const flush = async (): Promise<void> => {
    await insertRows(db, 'reviews', {
      columns: [
        'site_id',
        'author_first_name',
        'party',
        'score',
        'title',
        'text',
        'language',
        'stay_month',
        'helpful_count',
        'reply',
        'verified',
        'created_at',
      ],
      rows: batch.map(
        ({ siteId, authorFirstName, group, stayMonth, helpfulCount, createdAt, ...review }) => ({
          ...review,
          site_id: siteId,
          author_first_name: authorFirstName,
          party: group,
          stay_month: stayMonth,
          helpful_count: helpfulCount,
          created_at: createdAt,
          verified: true,
        }),
      ),
    })
    batch = []
  }
  for (const review of catalogue.reviews()) {
    batch.push(review)
    if (batch.length === batchSize) await flush()
  }
  await flush()
  await sql`
    update sites set review_count = counted.number
    from (select site_id, count(*)::int as number from reviews group by site_id) as counted
    where counted.site_id = sites.id
  `.execute(db)
}
