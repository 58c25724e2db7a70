import { favouriteLimits } from '@camping/contract/limits.ts'
import type {
  AccountFavourite,
  FavouriteList,
  mergeFavouritesRequest,
} from '@camping/contract/favourites.schemas.ts'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/db/schema.ts'
import type { SignedInContext } from '../customer-context.ts'
import { notFound } from '../../platform/problem-error.ts'
import { accountIdOf } from '../../platform/session/account-id-of.ts'
import { takeOverList } from './take-over-list.ts'
import { addToLastList, removeFromAllLists } from './list-entries.ts'

/** An account's favourites, the newest first. */
export async function favouritesOf(db: Kysely<Database>, customerId: number): Promise<AccountFavourite[]> {
  const rows = await db
    .selectFrom('favourites')
    .select(['site_id', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('site_id')
    .execute()
  return rows.map((row) => ({ siteId: row.site_id, since: row.created_at.getTime() }))
}

/**
 * Adds favourites to an account. Existing ones stay unchanged, and above the limit the newest stay. Skips sites
 * that are not offered.
 */
export async function addFavourites(
  trx: Transaction<Database>,
  customerId: number,
  favourites: readonly AccountFavourite[],
): Promise<void> {
  if (favourites.length === 0) return
  // Two concurrent sign-ins add one after the other, so that the limit holds.
  await trx.selectFrom('customers').select('id').where('id', '=', customerId).forUpdate().execute()
  await trx
    .insertInto('favourites')
    .values(
      favourites.map(({ siteId, since }) => ({
        customer_id: customerId,
        site_id: siteId,
        created_at: new Date(since),
      })),
    )
    .onConflict((conflict) => conflict.columns(['customer_id', 'site_id']).doNothing())
    .execute()
  await sql`delete from favourites where customer_id = ${customerId} and site_id in (
    select site_id from favourites where customer_id = ${customerId}
    order by created_at desc, site_id offset ${favouriteLimits.count})`.execute(trx)
}

const listOf = async ({ db }: SignedInContext, customerId: number): Promise<FavouriteList> => ({
  favourites: await favouritesOf(db, customerId),
})

/**
 * Saves a favourite.
 * @throws ProblemError 404 when the campsite is not offered.
 */
export async function saveFavourite(
  { siteId, since }: { siteId: number; since?: number | undefined },
  context: SignedInContext,
): Promise<FavouriteList> {
  const customerId = accountIdOf(context)
  if (!context.world.displays.sites.has(siteId)) throw notFound()
  const now = context.now().getTime()
  await context.db.transaction().execute(async (trx) => {
    await addFavourites(trx, customerId, [{ siteId, since: Math.min(since ?? now, now) }])
    await addToLastList(trx, customerId, siteId)
  })
  return listOf(context, customerId)
}

/** Removes a favourite; a missing one is no error. */
export async function dropFavourite(
  { siteId }: { siteId: number },
  context: SignedInContext,
): Promise<FavouriteList> {
  const customerId = accountIdOf(context)
  await context.db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('favourites')
      .where('customer_id', '=', customerId)
      .where('site_id', '=', siteId)
      .execute()
    await removeFromAllLists(trx, customerId, siteId)
  })
  return listOf(context, customerId)
}

/** Merges the favourites of a guest's browser. A wrong clock cannot put one into the future. */
export async function mergeFavourites(
  { favourites, lists }: z.output<typeof mergeFavouritesRequest>,
  context: SignedInContext,
): Promise<FavouriteList> {
  const customerId = accountIdOf(context)
  const now = context.now().getTime()
  const offered = new Map(
    favourites
      .filter(({ siteId }) => context.world.displays.sites.has(siteId))
      .map(({ siteId, since }) => [siteId, { siteId, since: Math.min(since, now) }]),
  )
  await context.db.transaction().execute(async (trx) => {
    await addFavourites(trx, customerId, [...offered.values()])
    // Only what the browser has saved is in its lists.
    for (const { siteIds, ...list } of lists)
      await takeOverList(
        trx,
        { customerId, brand: context.brand },
        { ...list, siteIds: siteIds.filter((siteId) => offered.has(siteId)) },
      )
  })
  return listOf(context, customerId)
}
