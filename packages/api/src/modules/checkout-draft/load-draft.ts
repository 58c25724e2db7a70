import { checkoutDraft, type draftReply } from '@camping/contract/checkout-draft.schemas.ts'
import type { z } from 'zod'
import type { ApiContext } from '../../server/api-context.ts'
import { readCart } from '../booking/cart-row.ts'
import { draftKeyOf, hashDraftKey } from './draft-key.ts'
import { openDraft } from './seal-draft.ts'

/**
 * What this browser typed. Another key finds nothing, and is told no more than somebody who has typed nothing.
 * @throws ProblemError 404 unknown cart.
 */
export async function loadDraft(
  { id }: { id: string },
  context: Pick<ApiContext, 'db' | 'brand' | 'siteCode' | 'headers'>,
): Promise<z.infer<typeof draftReply>> {
  await readCart(context.db, id, context)
  const key = draftKeyOf(context.headers)
  if (!key) return { draft: null }
  const row = await context.db
    .selectFrom('cart_drafts')
    .select('sealed')
    .where('cart_id', '=', id)
    .where('key_hash', '=', hashDraftKey(key))
    .executeTakeFirst()
  if (!row) return { draft: null }
  // A release that asks for other fields than the one that stored it reads what both know.
  const stored = checkoutDraft.safeParse(JSON.parse(openDraft(row.sealed, key)))
  return { draft: stored.success ? stored.data : null }
}
