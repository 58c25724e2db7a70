import { checkoutDraft, type draftReply } from '@camping/contract/checkout-draft.schemas.ts'
import type { z } from 'zod'
import type { RequestContext } from '../../platform/server/request-context.ts'
import { readCart } from '../cart/cart-row.ts'
import { draftKeyOf, hashDraftKey } from './draft-key.ts'
import { openText } from '../../platform/seal-text.ts'

/**
 * The draft of this browser. Another key finds nothing and gets the same reply as a browser without a draft.
 * @throws ProblemError 404 unknown cart.
 */
export async function loadDraft(
  { id }: { id: string },
  context: Pick<RequestContext, 'db' | 'brand' | 'siteCode' | 'headers'>,
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
  // A release with other fields than the one that stored the draft reads the fields that both know.
  const stored = checkoutDraft.safeParse(JSON.parse(openText('checkout draft', row.sealed, key)))
  return { draft: stored.success ? stored.data : null }
}
