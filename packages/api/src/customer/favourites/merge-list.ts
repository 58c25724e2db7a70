import { listLimits } from '@camping/contract/limits.ts'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { makeList } from './list-names.ts'

/**
 * Adds a list of a browser to the account's list of that name. Repeated it changes nothing; what is above a limit is left out, since a
 * sign-in is refused for no list.
 */
export async function mergeList(
  trx: Transaction<Database>,
  customerId: number,
  { name, siteIds }: { readonly name: string; readonly siteIds: readonly number[] },
): Promise<void> {
  // Two sign-ins at once make a list once.
  await trx.selectFrom('customers').select('id').where('id', '=', customerId).forUpdate().execute()
  const id = await makeList(trx, customerId, name)
  if (id === undefined || siteIds.length === 0) return
  await trx.selectFrom('favourite_lists').select('id').where('id', '=', id).forUpdate().execute()
  const { count } = await trx
    .selectFrom('favourite_list_entries')
    .select(sql<string>`count(*)`.as('count'))
    .where('list_id', '=', id)
    .executeTakeFirstOrThrow()
  const values = siteIds
    .slice(0, Math.max(0, listLimits.entries - Number(count)))
    .map((siteId) => ({ list_id: id, site_id: siteId }))
  if (values.length === 0) return
  await trx
    .insertInto('favourite_list_entries')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
