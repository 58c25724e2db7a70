import type { draftSaved, draftSaveRequest } from '@camping/contract/checkout-draft.schemas.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { RequestContext } from '../../platform/server/request-context.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { alreadyBooked } from '../booking-problems.ts'
import { readCart } from '../cart/cart-row.ts'
import { runTransaction } from '../run-transaction.ts'
import { draftKeyOf, hashDraftKey } from './draft-key.ts'
import { sealText } from '../../platform/seal-text.ts'

/** Drafts per cart, so that a shared link cannot fill the database. */
const mostDrafts = 5

/** Minutes after the end of a hold in which its draft is retained: the visitor may request the same stay again. */
export const draftGraceMinutes = 60

/**
 * Saves the draft in place of this browser's previous one.
 * @throws ProblemError 400 without a key, 404 unknown cart, 409 `already-booked`, `over` (the hold ended long
 * ago) and `too-many-drafts`.
 */
export async function saveDraft(
  { id, draft }: z.output<typeof draftSaveRequest>,
  context: Pick<RequestContext, 'db' | 'brand' | 'siteCode' | 'headers'>,
): Promise<z.infer<typeof draftSaved>> {
  const key = draftKeyOf(context.headers)
  if (!key) throw new ProblemError({ type: 'no-draft-key', status: 400, title: 'Nobody to keep this for' })
  const sealed = sealText('checkout draft', JSON.stringify(draft), key)
  return await runTransaction(context.db, async (transaction) => {
    // Locked: an order in progress would otherwise leave a draft behind that nobody deletes.
    const cart = await readCart(transaction, id, { ...context, lock: true })
    if (cart.booked) throw alreadyBooked()
    const endedFor = cart.serverTime.getTime() - cart.expiresAt.getTime()
    if (endedFor > draftGraceMinutes * 60_000) throw refused('over', 'The hold has ended')
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('cart_drafts')
      .columns(['cart_id', 'key_hash', 'sealed'])
      .expression(
        sql`select ${id}, ${hashDraftKey(key)}, ${sealed} where (
          select count(*) from cart_drafts where cart_id = ${id} and key_hash <> ${hashDraftKey(key)}) < ${mostDrafts}`,
      )
      .onConflict((conflict) =>
        conflict
          .columns(['cart_id', 'key_hash'])
          .doUpdateSet({ sealed, saved_at: sql<Date>`clock_timestamp()` }),
      )
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== 1n) throw refused('too-many-drafts', 'Too many browsers fill this in')
    return { saved: true }
  })
}

function refused(type: string, title: string): ProblemError {
  return new ProblemError({ type, status: 409, title })
}
