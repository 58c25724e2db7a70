import type * as schemas from '@camping/contract/favourite-lists.schemas.ts'
import type { NamedLists } from '@camping/contract/favourite-lists.schemas.ts'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/db/schema.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import { accountIdOf } from '../../platform/session/account-id-of.ts'
import { newSessionToken } from '../../platform/session/session-token.ts'
import type { SignedInContext } from '../customer-context.ts'
import { addFavourites } from './account-favourites.ts'
import { addEntry } from './list-entries.ts'
import { listWithName, makeList } from './list-names.ts'

/** The lists of an account, the one used last first. */
export async function listsOf(db: Kysely<Database>, customerId: number): Promise<NamedLists['lists']> {
  const lists = await db
    .selectFrom('favourite_lists')
    .select(['id', 'name', 'share_token', 'others_add'])
    .where('customer_id', '=', customerId)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  if (lists.length === 0) return []
  const entries = await db
    .selectFrom('favourite_list_entries')
    .selectAll()
    .where(
      'list_id',
      'in',
      lists.map(({ id }) => id),
    )
    .orderBy('added_at', 'desc')
    .orderBy('site_id')
    .execute()
  return lists.map((list) => ({
    id: list.id,
    name: list.name,
    entries: entries
      .filter((entry) => entry.list_id === list.id)
      .map((entry) => ({
        siteId: entry.site_id,
        since: entry.added_at.getTime(),
        byOther: entry.by_other,
      })),
    sharing: list.share_token === null ? null : { token: list.share_token, othersAdd: list.others_add },
  }))
}

/** One's lists. */
export const getLists = async (_: unknown, context: SignedInContext): Promise<NamedLists> => ({
  lists: await listsOf(context.db, accountIdOf(context)),
})

/**
 * Changes an account's lists. Whoever changes them at the same time waits, so that no limit is passed.
 * @returns the lists afterwards
 */
async function change(
  context: SignedInContext,
  work: (trx: Transaction<Database>, customerId: number) => Promise<unknown>,
): Promise<NamedLists> {
  const customerId = accountIdOf(context)
  await context.db.transaction().execute(async (trx) => {
    await trx.selectFrom('customers').select('id').where('id', '=', customerId).forUpdate().execute()
    await work(trx, customerId)
  })
  return { lists: await listsOf(context.db, customerId) }
}

/** Refuses another's list and an unknown one alike. */
async function ownList(trx: Transaction<Database>, listId: number, customerId: number) {
  const list = await trx
    .selectFrom('favourite_lists')
    .selectAll()
    .where('id', '=', listId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (!list) throw notFound()
  return list
}

const isUsedNow = { used_at: sql<Date>`clock_timestamp()` }

/**
 * Makes a list, or uses the one with this name, and adds campsites. Skips those that are not offered.
 * @throws ProblemError 409 `too-many-lists`, `list-full`
 */
export const createList = (
  { name, siteIds }: z.output<typeof schemas.createListRequest>,
  context: SignedInContext,
): Promise<NamedLists> =>
  change(context, async (trx, customerId) => {
    const id = await makeList(trx, customerId, name)
    if (id === undefined)
      throw new ProblemError({ type: 'too-many-lists', status: 409, title: 'There are too many lists' })
    const offered = [...new Set(siteIds)].filter((siteId) => context.world.displays.sites.has(siteId))
    const since = context.now().getTime()
    await addFavourites(
      trx,
      customerId,
      offered.map((siteId) => ({ siteId, since })),
    )
    for (const siteId of offered) await addEntry(trx, { listId: id, siteId, byOther: false })
    await trx.updateTable('favourite_lists').set(isUsedNow).where('id', '=', id).execute()
  })

/** @throws ProblemError 404, 409 `list-name-taken` */
export const renameList = (
  { listId, name }: z.output<typeof schemas.renameListRequest>,
  context: SignedInContext,
): Promise<NamedLists> =>
  change(context, async (trx, customerId) => {
    await ownList(trx, listId, customerId)
    const other = await listWithName(trx, customerId, name)
    if (other && other.id !== listId)
      throw new ProblemError({ type: 'list-name-taken', status: 409, title: 'Another list has this name' })
    await trx.updateTable('favourite_lists').set({ name }).where('id', '=', listId).execute()
  })

/** Deletes a list with its link; its campsites stay favourites, and a missing list is no error. */
export const deleteList = (
  { listId }: z.output<typeof schemas.listRequest>,
  context: SignedInContext,
): Promise<NamedLists> =>
  change(context, (trx, customerId) =>
    trx
      .deleteFrom('favourite_lists')
      .where('id', '=', listId)
      .where('customer_id', '=', customerId)
      .execute(),
  )

/** @throws ProblemError 404 for an unknown list or campsite, 409 `list-full` */
export const addToList = (
  { listId, siteId }: z.output<typeof schemas.listEntryRequest>,
  context: SignedInContext,
): Promise<NamedLists> =>
  change(context, async (trx, customerId) => {
    await ownList(trx, listId, customerId)
    if (!context.world.displays.sites.has(siteId)) throw notFound()
    await addFavourites(trx, customerId, [{ siteId, since: context.now().getTime() }])
    await addEntry(trx, { listId, siteId, byOther: false })
    await trx.updateTable('favourite_lists').set(isUsedNow).where('id', '=', listId).execute()
  })

/** Takes a campsite off a list; it stays a favourite. */
export const removeFromList = (
  { listId, siteId }: z.output<typeof schemas.listEntryRequest>,
  context: SignedInContext,
): Promise<NamedLists> =>
  change(context, async (trx, customerId) => {
    await ownList(trx, listId, customerId)
    await trx
      .deleteFrom('favourite_list_entries')
      .where('list_id', '=', listId)
      .where('site_id', '=', siteId)
      .execute()
  })

/** Makes the link of a list, or changes what it allows. */
export const shareList = (
  { listId, othersAdd }: z.output<typeof schemas.shareListRequest>,
  context: SignedInContext,
): Promise<NamedLists> =>
  change(context, async (trx, customerId) => {
    const { share_token: token } = await ownList(trx, listId, customerId)
    await trx
      .updateTable('favourite_lists')
      .set({ share_token: token ?? newSessionToken(), others_add: othersAdd })
      .where('id', '=', listId)
      .execute()
  })

/** Ends the link: whoever has it finds nothing any more. */
export const unshareList = (
  { listId }: z.output<typeof schemas.listRequest>,
  context: SignedInContext,
): Promise<NamedLists> =>
  change(context, async (trx, customerId) => {
    await ownList(trx, listId, customerId)
    await trx
      .updateTable('favourite_lists')
      .set({ share_token: null, others_add: false })
      .where('id', '=', listId)
      .execute()
  })
