import { listLimits } from '@camping/contract/limits.ts'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { ProblemError } from '../../platform/problem-error.ts'

interface Entry {
  readonly listId: number
  readonly siteId: number
  readonly byOther: boolean
}

/**
 * Adds a campsite to a list; one that is there stays as it was.
 * @throws ProblemError 409 `list-full`
 */
export async function addEntry(
  trx: Transaction<Database>,
  { listId, siteId, byOther }: Entry,
): Promise<void> {
  // Its owner and those with its link add one after the other, so that the limit holds.
  await trx.selectFrom('favourite_lists').select('id').where('id', '=', listId).forUpdate().execute()
  const entries = await trx
    .selectFrom('favourite_list_entries')
    .select('site_id')
    .where('list_id', '=', listId)
    .execute()
  if (entries.some((entry) => entry.site_id === siteId)) return
  if (entries.length >= listLimits.entries)
    throw new ProblemError({ type: 'list-full', status: 409, title: 'The list has all it may have' })
  await trx
    .insertInto('favourite_list_entries')
    .values({ list_id: listId, site_id: siteId, by_other: byOther })
    .execute()
}

/** What a heart saves goes to the list that was used last, too; a full one takes no more. */
export async function addToLastList(
  trx: Transaction<Database>,
  customerId: number,
  siteId: number,
): Promise<void> {
  await sql`insert into favourite_list_entries (list_id, site_id)
    select l.id, ${siteId} from (
      select id from favourite_lists where customer_id = ${customerId} order by used_at desc, id desc limit 1
    ) l
    where (select count(*) from favourite_list_entries e where e.list_id = l.id) < ${listLimits.entries}
    on conflict do nothing`.execute(trx)
}

/** An emptied heart takes a campsite off every list of the account. */
export async function removeFromAllLists(
  trx: Transaction<Database>,
  customerId: number,
  siteId: number,
): Promise<void> {
  await sql`delete from favourite_list_entries where site_id = ${siteId}
    and list_id in (select id from favourite_lists where customer_id = ${customerId})`.execute(trx)
}
