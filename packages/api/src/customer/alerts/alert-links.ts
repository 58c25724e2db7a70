import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { linkEnded } from '../../platform/mail/link-ended.ts'
import { hashToken, newSessionToken } from '../../platform/session/session-token.ts'

type Purpose = Database['alert_links']['purpose']

export interface NewAlertLink {
  readonly alertId: number
  readonly purpose: Purpose
  readonly until: RawBuilder<Date>
  /** The stay of a link to a cart. */
  readonly stay?: { readonly accommodationId: number; readonly date: string }
}

/** Makes the token of a link in a mail about an alert. Returned once, stored only as a hash. */
export async function newAlertLink(
  db: Kysely<Database>,
  { alertId, purpose, until, stay }: NewAlertLink,
): Promise<string> {
  const token = newSessionToken()
  await db
    .insertInto('alert_links')
    .values({
      token_hash: hashToken(token),
      alert_id: alertId,
      purpose,
      accommodation_id: stay?.accommodationId ?? null,
      date_from: stay?.date ?? null,
      expires_at: until,
    })
    .execute()
  return token
}

/**
 * The alert of a link.
 * @throws ProblemError 410 `link-ended` for an unknown or old token, and for one of another brand.
 */
export async function alertOfLink(
  db: Kysely<Database>,
  { token, purpose, brand }: { token: string; purpose: Purpose; brand: string },
) {
  const row = await db
    .selectFrom('alert_links as l')
    .innerJoin('alerts as a', 'a.id', 'l.alert_id')
    .select(['a.id', 'a.nights', 'a.adults', 'a.child_ages', 'a.confirmed_at', 'a.ended_at'])
    .select(['l.token_hash as tokenHash', 'l.accommodation_id', 'l.date_from', 'l.cart_id'])
    .where('l.token_hash', '=', hashToken(token))
    .where('l.purpose', '=', purpose)
    .where('l.expires_at', '>', sql<Date>`clock_timestamp()`)
    .where('a.brand', '=', brand)
    .executeTakeFirst()
  if (!row) throw linkEnded()
  return row
}
