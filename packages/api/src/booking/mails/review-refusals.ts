import type { ReviewMailsRefused } from '@camping/contract/mail-links.schemas.ts'
import type { Kysely } from 'kysely'
import type { CatalogueContext } from '../../catalogue/search/catalogue-context.ts'
import type { Database } from '../../platform/db/schema.ts'
import { bookingOfLink } from './booking-links.ts'

/** Days on which the link of a request for a review works: the mail itself is sent within a month of the stay. */
export const refusalLinkDays = 400

/**
 * Stores that an address wants no requests for reviews of this brand any more (decision 291). The link stays valid: a second
 * click gets the same reply.
 * @throws ProblemError 410 `link-ended`.
 */
export async function refuseReviewMails(
  { token }: { token: string },
  { db, brand }: Pick<CatalogueContext, 'db' | 'brand'>,
): Promise<ReviewMailsRefused> {
  const { email } = await bookingOfLink(db, { token, purpose: 'refuse-reviews', brand })
  await db
    .insertInto('review_refusals')
    .values({ brand, email: email.toLowerCase() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { status: 'refused' }
}

/** Whether an address wants no requests for reviews of this brand. */
export async function refusesReviewMails(
  db: Kysely<Database>,
  { brand, email }: { brand: string; email: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('review_refusals')
    .select('email')
    .where('brand', '=', brand)
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  return row !== undefined
}
