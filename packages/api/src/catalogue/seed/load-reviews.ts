import type { Catalogue, CatalogueReview } from '@camping/catalogue/types/catalogue.types.ts'
import type { Transaction } from 'kysely'
import { updateRatings } from '../reviews/update-ratings.ts'
import { insertRows } from '../../platform/db/insert-rows.ts'
import type { Database } from '../../platform/db/schema.ts'
import { demoSubScores } from './demo-sub-scores.ts'

const batchSize = 2_000

/** Reviews of the demo world, all from its past stays and therefore verified, then the ratings they add up to. */
export async function loadReviews(db: Transaction<Database>, catalogue: Catalogue): Promise<void> {
  let batch: CatalogueReview[] = []
  let number = 0
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
        'sub_scores',
        'status',
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
          sub_scores: demoSubScores({ siteId, score: review.score, number: (number += 1) }),
          status: 'published',
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
  await updateRatings(db)
}
