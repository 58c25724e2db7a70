import { listLimits } from '@camping/contract/limits.ts'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { listWithName } from './list-names.ts'
import { mergeList } from './merge-list.ts'
import { ownedList } from './owned-list.ts'

/** A list as a browser has it. */
interface BrowserList {
  readonly name: string
  readonly siteIds: readonly number[]
  /** Of a list that was shared. */
  readonly ownerKey?: string | undefined
}

/** Whose it becomes. */
interface NewOwner {
  readonly customerId: number
  readonly brand: string
}

/** Gives an account a list of a browser. One that was shared before the sign-in stays shared under the same link. */
export async function takeOverList(
  trx: Transaction<Database>,
  { customerId, brand }: NewOwner,
  { ownerKey, ...list }: BrowserList,
): Promise<void> {
  const shared = ownerKey === undefined ? undefined : await ownedList(trx, ownerKey, brand)
  if (!shared) return mergeList(trx, customerId, list)
  await trx.selectFrom('customers').select('id').where('id', '=', customerId).forUpdate().execute()
  const known = await listWithName(trx, customerId, list.name)
  if (known) await moveInto(trx, known.id, shared.id)
  else if (await hasRoom(trx, customerId))
    await trx
      .updateTable('favourite_lists')
      .set({ customer_id: customerId, name: list.name, brand: null, owner_hash: null, expires_at: null })
      .where('id', '=', shared.id)
      .execute()
  await mergeList(trx, customerId, list)
}

async function hasRoom(trx: Transaction<Database>, customerId: number): Promise<boolean> {
  const lists = await trx
    .selectFrom('favourite_lists')
    .select('id')
    .where('customer_id', '=', customerId)
    .execute()
  return lists.length < listLimits.count
}

/**
 * Adds what a shared list has to the account's list of that name, with its link. Where that one has a link of its own, both
 * cannot lead to it, so the guest's shows what it has until it ends.
 */
async function moveInto(trx: Transaction<Database>, into: number, from: number): Promise<void> {
  const list = await trx
    .selectFrom('favourite_lists')
    .select(['share_token', 'others_add'])
    .where('id', '=', from)
    .executeTakeFirstOrThrow()
  const { share_token: ownLink } = await trx
    .selectFrom('favourite_lists')
    .select('share_token')
    .where('id', '=', into)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await sql`insert into favourite_list_entries (list_id, site_id, added_at, by_other)
    select ${into}, site_id, added_at, by_other from favourite_list_entries e where list_id = ${from}
      and not exists (select 1 from favourite_list_entries o where o.list_id = ${into} and o.site_id = e.site_id)
    order by added_at desc
    limit greatest(0, ${listLimits.entries} - (select count(*) from favourite_list_entries where list_id = ${into}))`.execute(
    trx,
  )
  if (ownLink !== null) return
  await trx.deleteFrom('favourite_lists').where('id', '=', from).execute()
  await trx
    .updateTable('favourite_lists')
    .set({ share_token: list.share_token, others_add: list.others_add })
    .where('id', '=', into)
    .execute()
}
