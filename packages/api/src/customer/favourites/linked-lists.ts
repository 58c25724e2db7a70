import type * as schemas from '@camping/contract/favourite-lists.schemas.ts'
import type { SharedList, SharedListSites } from '@camping/contract/favourite-lists.schemas.ts'
import { sql, type Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/db/schema.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { CustomerContext } from '../customer-context.ts'
import { addEntry } from './list-entries.ts'
import { pricedSites } from './priced-sites.ts'

/** The list of a link, of this brand alone: an account's, or a guest's that has not ended. Nothing of its owner is read. */
const linked = (db: Kysely<Database>, token: string, { brand }: CustomerContext) =>
  db
    .selectFrom('favourite_lists')
    .leftJoin('customers', 'customers.id', 'favourite_lists.customer_id')
    .select(['favourite_lists.id', 'favourite_lists.name', 'favourite_lists.others_add'])
    .where('share_token', '=', token)
    .where((is) => is(is.fn.coalesce('customers.brand', 'favourite_lists.brand'), '=', brand))
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', sql<Date>`clock_timestamp()`)]))

const sitesOf = async (db: Kysely<Database>, listId: number): Promise<number[]> => {
  const entries = await db
    .selectFrom('favourite_list_entries')
    .select('site_id')
    .where('list_id', '=', listId)
    .orderBy('added_at', 'desc')
    .orderBy('site_id')
    .execute()
  return entries.map((entry) => entry.site_id)
}

/**
 * A shared list with present prices.
 * @throws ProblemError 404 for an unknown or revoked link.
 */
export async function getSharedList(
  { token, ...stay }: z.output<typeof schemas.sharedListRequest>,
  context: CustomerContext,
): Promise<SharedList> {
  const list = await linked(context.db, token, context).executeTakeFirst()
  if (!list) throw notFound()
  const sites = await sitesOf(context.db, list.id)
  return { name: list.name, othersAdd: list.others_add, ...pricedSites(sites, stay, context) }
}

/**
 * Adds to a list whose link allows it.
 * @throws ProblemError 404 for an unknown link or campsite, 403 `view-only`, 409 `list-full`
 */
export async function addToSharedList(
  { token, siteId }: z.output<typeof schemas.addToSharedRequest>,
  context: CustomerContext,
): Promise<SharedListSites> {
  return context.db.transaction().execute(async (trx) => {
    // Whoever adds at the same time waits, and so does a link that is being revoked.
    const list = await linked(trx, token, context).forUpdate('favourite_lists').executeTakeFirst()
    if (!list || !context.world.displays.sites.has(siteId)) throw notFound()
    if (!list.others_add)
      throw new ProblemError({ type: 'view-only', status: 403, title: 'This link shows the list only' })
    await addEntry(trx, { listId: list.id, siteId, byOther: true })
    return { siteIds: await sitesOf(trx, list.id) }
  })
}
