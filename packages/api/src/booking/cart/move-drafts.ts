import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** Moves drafts to the cart that replaces another. Only the browser that wrote a draft can open it. */
export async function moveDrafts(
  transaction: Transaction<Database>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await transaction
    .updateTable('cart_drafts')
    .set({ cart_id: to, saved_at: sql<Date>`clock_timestamp()` })
    .where('cart_id', '=', from)
    .execute()
}
