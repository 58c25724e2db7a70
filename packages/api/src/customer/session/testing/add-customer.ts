import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'

/** An account with a verified address, unless `more` overrides it. Returns its id. */
export async function addCustomer(
  db: Kysely<Database>,
  { brand = 'alder', email }: { brand?: string; email: string },
  more: Partial<Insertable<Database['customers']>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('customers')
    .values({
      brand,
      email,
      first_name: 'Anna',
      last_name: 'Secretname',
      language: 'nl',
      email_verified_at: new Date(),
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
