import type { Transaction } from 'kysely'
import { notifyChange } from '../../db/change-notices.ts'
import type { Database } from '../../db/schema.ts'
import { updateRatings } from './update-ratings.ts'

/**
 * Lets one writer at a time change the reviews of a site: two that counted at once would not see each other's. Bookings are
 * locked before sites, everywhere.
 */
export async function lockSite(transaction: Transaction<Database>, siteId: number): Promise<void> {
  await transaction.selectFrom('sites').select('id').where('id', '=', siteId).forNoKeyUpdate().execute()
}

/** Counts the rating of a locked site anew, and tells the search of every process with the commit. */
export async function countReviewOf(transaction: Transaction<Database>, siteId: number): Promise<void> {
  await updateRatings(transaction, siteId)
  await notifyChange(transaction, { kind: 'rating', siteId })
}
