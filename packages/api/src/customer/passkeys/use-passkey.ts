import { sql } from 'kysely'
import { passkeyMails } from '../account/passkey-mails.ts'
import { announceOnce } from '../account/register.ts'
import type { CustomerContext } from '../customer-context.ts'

interface PasskeyUse {
  readonly id: string
  /** How often the authenticator has signed, by its own count: 0 always, or more each time. */
  readonly signCount: number
}

/**
 * Records a right signature; false when it opens nothing. A count that was used before comes from a copy of the passkey,
 * and nobody knows which of the two is the customer's: both end, and the owner gets a mail.
 */
export async function usePasskey(
  { id, signCount }: PasskeyUse,
  { db, brand, siteCode }: Pick<CustomerContext, 'db' | 'brand' | 'siteCode'>,
): Promise<boolean> {
  return await db.transaction().execute(async (transaction) => {
    const used = await transaction
      .updateTable('passkeys')
      .set({ sign_count: signCount, last_used_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', id)
      .where('blocked_at', 'is', null)
      .where((eb) =>
        eb.or([
          eb('sign_count', '<', signCount),
          eb.and([eb('sign_count', '=', 0), sql<boolean>`${signCount} = 0`]),
        ]),
      )
      .returning('id')
      .executeTakeFirst()
    if (used) return true
    const blocked = await transaction
      .updateTable('passkeys')
      .set({ blocked_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', id)
      .where('blocked_at', 'is', null)
      .returning('customer_id as customerId')
      .executeTakeFirst()
    if (blocked) await announceOnce(transaction, passkeyMails.blocked, { ...blocked, brand, siteCode })
    return false
  })
}
