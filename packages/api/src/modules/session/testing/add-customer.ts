import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../../../db/schema.ts'

/** An account whose address is verified, unless `more` says otherwise. Answers its id. */
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
