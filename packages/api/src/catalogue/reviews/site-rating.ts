import type { Transaction } from 'kysely'
import { notifyChange } from '../../platform/db/change-notices.ts'
import type { Database } from '../../platform/db/schema.ts'
import { updateRatings } from './update-ratings.ts'

/**
 * Serialises changes of a site's reviews: concurrent counts would miss each other's. Bookings are locked before
 * sites, everywhere.
 */
export async function lockSite(transaction: Transaction<Database>, siteId: number): Promise<void> {
  await transaction.selectFrom('sites').select('id').where('id', '=', siteId).forNoKeyUpdate().execute()
}

/** Recounts the rating of a locked site and notifies every process's search at the commit. */
export async function countReviewOf(transaction: Transaction<Database>, siteId: number): Promise<void> {
  await updateRatings(transaction, siteId)
  await notifyChange(transaction, { kind: 'rating', siteId })
}
