import { createHash } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { apps } from './all-apps.ts'
import { databaseFolderIn } from './database-folder-in.ts'

/** What a browser holds whose customer has signed in: the tokens of sessions that the journeys may use up, by name. */
export const sessionTokens = {
  desktop: 'journey-session-of-a-customer-on-a-desktop-1',
  logout: 'journey-session-of-a-customer-who-leaves-001',
  account: 'journey-session-of-a-customer-at-home-00001',
} as const

/** The session of a customer of any brand, for pages that only an account opens. */
export const tokenOfBrand = (brand: string): string =>
  `journey-session-of-a-customer-of-${brand}-`.padEnd(43, '0').slice(0, 43)

/** Puts a customer with open sessions into a data folder that no server has opened yet. */
export async function addSignedInCustomer(dataFolder: string): Promise<void> {
  const database = await PGlite.create(databaseFolderIn(dataFolder), {
    extensions: { btree_gist, pg_trgm, unaccent },
  })
  try {
    const { rows } = await database.query<{ id: number }>(
      `insert into customers (brand, email, first_name, last_name, language)
       values ('alder', 'jo@example.org', 'Jo', 'Bloom', 'en') returning id`,
    )
    for (const token of Object.values(sessionTokens)) {
      await database.query(
        `insert into sessions (token_hash, kind, brand, site_code, customer_id, expires_at, proved_until)
         values ($1, 'email', 'alder', 'uk', $2, now() + interval '1 day', now() + interval '1 day')`,
        [createHash('sha256').update(token).digest('hex'), rows[0]?.id],
      )
    }
    for (const brand of new Set(apps.map((app) => app.brand))) {
      const { sites } = apps.find((app) => app.brand === brand) ?? { sites: [] }
      await database.query(
        `with added as (
           insert into customers (brand, email, first_name, last_name, language)
           values ($1, 'sam@example.org', 'Sam', 'Bloom', 'en') returning id)
         insert into sessions (token_hash, kind, brand, site_code, customer_id, expires_at, proved_until)
         select $2, 'email', $1, $3, id, now() + interval '1 day', now() + interval '1 day' from added`,
        [brand, createHash('sha256').update(tokenOfBrand(brand)).digest('hex'), sites[0]],
      )
    }
  } finally {
    await database.close()
  }
}
