import { sql, type Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'

interface Subscriber {
  readonly brand: string
  /** Market code. */
  readonly market: string
  /** Verified before: the account's own. */
  readonly email: string
}

/**
 * Puts the address of an account on the newsletter's list, or takes it off every list of the brand. No mail asks again: the
 * address is verified, and its owner is signed in.
 */
export async function followNewsletterWish(
  trx: Transaction<Database>,
  { brand, market, email }: Subscriber,
  wanted: boolean,
): Promise<void> {
  if (wanted) {
    await sql`
      insert into newsletter_subscriptions as s (brand, market, email, reference, confirmed_at)
      values (${brand}, ${market}, ${email}, 'profile', clock_timestamp())
      on conflict (brand, market, lower(email)) do update
        set confirmed_at = coalesce(s.confirmed_at, excluded.confirmed_at), unsubscribed_at = null`.execute(
      trx,
    )
    return
  }
  await trx
    .updateTable('newsletter_subscriptions')
    .set({ unsubscribed_at: sql<Date>`coalesce(unsubscribed_at, clock_timestamp())` })
    .where('brand', '=', brand)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .execute()
}
