import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { languageOfCountry } from './language-of-country.ts'

/** The receiver of webhooks in a demonstration. */
export interface SandboxReception {
  readonly url: string
  readonly secret: string
}

/** Gives every campsite that has no reception one at the sandbox. Those of an earlier start follow to its present port. */
export async function useSandboxReceptions(
  db: Kysely<Database>,
  { url, secret }: SandboxReception,
): Promise<void> {
  const language = sql`case c.code ${sql.join(
    Object.entries(languageOfCountry).map(([code, messages]) => sql`when ${code} then ${messages}`),
    sql` `,
  )} else 'en-GB' end`
  await sql`
    insert into receptions as r (site_id, email, messages, webhook_url, webhook_secret)
    select s.id, 'reception@' || s.slug || '.example', ${language}, ${url}, ${secret}
    from sites s join countries c on c.id = s.country_id
    on conflict (site_id) do update set webhook_url = excluded.webhook_url
      where r.webhook_secret = excluded.webhook_secret and r.webhook_url <> excluded.webhook_url`.execute(db)
}
