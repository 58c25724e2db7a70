import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

interface Subscriber {
  readonly brand: string
  /** Market code. */
  readonly market: string
  /** The account's verified address. */
  readonly email: string
}

/**
 * Adds an account's address to the newsletter's list, or removes it from every list of the brand. No
 * confirmation mail: the address is verified, and its owner is signed in.
 */
export async function followNewsletterWish(
  trx: Transaction<Database>,
  { brand, market, email }: Subscriber,
  wantsNewsletter: boolean,
): Promise<void> {
  if (wantsNewsletter) {
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
