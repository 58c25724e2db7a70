import type { HelpfulReply, helpfulRequest } from '@camping/contract/review.schemas.ts'
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { RequestContext } from '../../platform/server/request-context.ts'
import { passThrottle } from '../../platform/admission/pass-throttle.ts'
import { notFound } from '../../platform/problem-error.ts'
import { shown } from './shown-reviews.ts'

/** One vote per review, network and day: a browser can delete its storage, a network is harder to change. */
const secondsBetween = 86_400

/**
 * Counts a reader who found a review helpful. A repeat by the same reader changes nothing and gets the same
 * reply.
 * @throws ProblemError 404 for a hidden review, 429 after another reader's vote from the same network.
 */
export async function voteHelpful(
  { id, voter }: z.output<typeof helpfulRequest>,
  { db, clientAddress }: Pick<RequestContext, 'db' | 'clientAddress'>,
): Promise<HelpfulReply> {
  const voterHash = createHash('sha256').update(voter).digest('base64url')
  return await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ helpfulCount: number }>`
      select helpful_count as "helpfulCount" from reviews where id = ${id} and ${shown('reviews')}
      for no key update`.execute(transaction)
    const [review] = rows
    if (!review) throw notFound()
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('review_votes')
      .values({ review_id: id, voter_hash: voterHash })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) return review
    await passThrottle(transaction, {
      action: `helpful-${id}`,
      client: clientAddress,
      seconds: secondsBetween,
    })
    const helpfulCount = review.helpfulCount + 1
    await transaction
      .updateTable('reviews')
      .set({ helpful_count: helpfulCount })
      .where('id', '=', id)
      .execute()
    return { helpfulCount }
  })
}
