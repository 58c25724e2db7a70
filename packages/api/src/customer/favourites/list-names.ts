import { listLimits } from '@camping/contract/limits.ts'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** The list of an account with a name, whatever its capitals. */
export const listWithName = (trx: Transaction<Database>, customerId: number, name: string) =>
  trx
    .selectFrom('favourite_lists')
    .select('id')
    .where('customer_id', '=', customerId)
    .where(sql<string>`lower(name)`, '=', sql<string>`lower(${name})`)
    .executeTakeFirst()

/** The id of the list with a name, made if there is none; undefined when the account has all lists it may have. */
export async function makeList(
  trx: Transaction<Database>,
  customerId: number,
  name: string,
): Promise<number | undefined> {
  const found = await listWithName(trx, customerId, name)
  if (found) return found.id
  const lists = await trx
    .selectFrom('favourite_lists')
    .select('id')
    .where('customer_id', '=', customerId)
    .execute()
  if (lists.length >= listLimits.count) return undefined
  const { id } = await trx
    .insertInto('favourite_lists')
    .values({ customer_id: customerId, name })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
