import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** Hands what was typed on to the cart that takes another's place. Each draft still opens to its own browser alone. */
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
