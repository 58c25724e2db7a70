import { guestListDays, listLimits } from '@camping/contract/limits.ts'
import type * as schemas from '@camping/contract/guest-lists.schemas.ts'
import type { GuestListLink, SavedSites } from '@camping/contract/guest-lists.schemas.ts'
import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { CatalogueContext } from '../../catalogue/search/catalogue-context.ts'
import type { Database } from '../../platform/db/schema.ts'
import { notFound } from '../../platform/problem-error.ts'
import { hashToken, newSessionToken } from '../../platform/session/session-token.ts'
import type { CustomerContext } from '../customer-context.ts'
import { addEntry } from './list-entries.ts'
import { ownedList } from './owned-list.ts'
import { pricedSites } from './priced-sites.ts'

type GuestList = z.output<typeof schemas.guestListRequest>

/** Campsites that a browser has saved, with present prices. */
export const savedSites = (
  { siteIds, ...stay }: z.output<typeof schemas.savedSitesRequest>,
  context: CatalogueContext,
): Promise<SavedSites> => Promise.resolve(pricedSites([...new Set(siteIds)], stay, context))

const endsAt = sql<Date>`clock_timestamp() + ${sql.lit(guestListDays)} * interval '1 day'`

/** Makes the entries what the browser has, besides what others have added. */
async function storeEntries(
  trx: Transaction<Database>,
  listId: number,
  { siteIds, removed }: Pick<GuestList, 'siteIds' | 'removed'>,
): Promise<void> {
  const dropped = removed.filter((siteId) => !siteIds.includes(siteId))
  await sql`delete from favourite_list_entries where list_id = ${listId} and (
    (not by_other and not (site_id = any(${siteIds}::int[]))) or site_id = any(${dropped}::int[]))`.execute(
    trx,
  )
  const { count } = await trx
    .selectFrom('favourite_list_entries')
    .select(sql<string>`count(*)`.as('count'))
    .where('list_id', '=', listId)
    .where((is) => is.not(is('site_id', 'in', siteIds.length > 0 ? [...siteIds] : [0])))
    .executeTakeFirstOrThrow()
  // What others have added has taken room: the newest of the browser's go in.
  for (const siteId of siteIds.slice(0, Math.max(0, listLimits.entries - Number(count))))
    await addEntry(trx, { listId, siteId, byOther: false })
}

async function storeList(
  trx: Transaction<Database>,
  listId: number,
  { name, othersAdd, ...entries }: GuestList,
): Promise<GuestListLink> {
  await storeEntries(trx, listId, entries)
  const stored = await trx
    .updateTable('favourite_lists')
    .set({ name, others_add: othersAdd, expires_at: endsAt })
    .where('id', '=', listId)
    .returning(['share_token', 'expires_at'])
    .executeTakeFirstOrThrow()
  return { token: stored.share_token ?? '', endsAt: stored.expires_at?.getTime() ?? 0 }
}

/** Leaves out what is not offered. */
const offeredOf = (list: GuestList, { world }: CustomerContext): GuestList => ({
  ...list,
  siteIds: [...new Set(list.siteIds)].filter((siteId) => world.displays.sites.has(siteId)),
})

/** Makes the link of a guest's list. Whoever repeats the call gets the same one. */
export const shareGuestList = (list: GuestList, context: CustomerContext): Promise<GuestListLink> =>
  context.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('favourite_lists')
      .values({
        name: list.name,
        brand: context.brand,
        owner_hash: hashToken(list.ownerKey),
        share_token: newSessionToken(),
        expires_at: endsAt,
      })
      .onConflict((conflict) => conflict.column('owner_hash').doNothing())
      .execute()
    const owned = await ownedList(trx, list.ownerKey, context.brand)
    if (!owned) throw notFound()
    return storeList(trx, owned.id, offeredOf(list, context))
  })

/** @throws ProblemError 404 when the list has ended, or an account has taken it over. */
export const updateGuestList = (list: GuestList, context: CustomerContext): Promise<GuestListLink> =>
  context.db.transaction().execute(async (trx) => {
    const owned = await ownedList(trx, list.ownerKey, context.brand)
    if (!owned) throw notFound()
    return storeList(trx, owned.id, offeredOf(list, context))
  })

/** Deletes what the server has of a guest's list, with its link. */
export async function endGuestList(
  { ownerKey }: z.output<typeof schemas.endGuestListRequest>,
  { db, brand }: CustomerContext,
): Promise<Record<string, never>> {
  await db
    .deleteFrom('favourite_lists')
    .where('owner_hash', '=', hashToken(ownerKey))
    .where('brand', '=', brand)
    .execute()
  return {}
}
