import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { hashToken, newSessionToken } from '../../platform/session/session-token.ts'

export type TokenPurpose = 'confirm' | 'unsubscribe'

/** How long a link works. A mail may be found years after it was sent, and its unsubscribe link must still work. */
const lifetimeDays: Readonly<Record<TokenPurpose, number>> = { confirm: 7, unsubscribe: 3 * 365 }

/** A new token for a link in a mail. Returned once, stored only as a hash. */
export async function newToken(
  db: Kysely<Database>,
  subscriptionId: number,
  purpose: TokenPurpose,
): Promise<string> {
  const token = newSessionToken()
  await db
    .insertInto('newsletter_tokens')
    .values({
      token_hash: hashToken(token),
      subscription_id: subscriptionId,
      purpose,
      expires_at: sql<Date>`clock_timestamp() + ${sql.lit(lifetimeDays[purpose])} * interval '1 day'`,
    })
    .execute()
  return token
}
