import type { AccountFavourite, FavouriteList } from '@camping/contract/favourites.schemas.ts'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { SignedInContext } from '../../server/api-context.ts'
import { notFound } from '../../server/problem-error.ts'
import { accountIdOf } from '../session/account-id-of.ts'

/** The same as a browser keeps for a guest (core `favouriteStorage.cap`): then a merge loses nothing that is newer. */
const cap = 100

/** What an account has kept, the newest first. */
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
 * Adds favourites to an account; one that is there stays as it is, and the newest stay when there are too many. Sites that
 * are not offered are passed over.
 */
async function add(
  trx: Transaction<Database>,
  customerId: number,
  favourites: readonly AccountFavourite[],
): Promise<void> {
  if (favourites.length === 0) return
  // Two browsers that sign in at once add one after the other, so that the cap holds.
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
    order by created_at desc, site_id offset ${cap})`.execute(trx)
}

const listOf = async ({ db }: SignedInContext, customerId: number): Promise<FavouriteList> => ({
  favourites: await favouritesOf(db, customerId),
})

/** Keeps a campsite. @throws ProblemError 404 when it is not offered. */
export async function keepFavourite(
  { siteId, since }: { siteId: number; since?: number | undefined },
  context: SignedInContext,
): Promise<FavouriteList> {
  const customerId = accountIdOf(context)
  if (!context.world.displays.sites.has(siteId)) throw notFound()
  const now = context.now().getTime()
  await context.db
    .transaction()
    .execute((trx) => add(trx, customerId, [{ siteId, since: Math.min(since ?? now, now) }]))
  return listOf(context, customerId)
}

/** Drops a campsite; one that is not kept is no error, for the wish is fulfilled. */
export async function dropFavourite(
  { siteId }: { siteId: number },
  context: SignedInContext,
): Promise<FavouriteList> {
  const customerId = accountIdOf(context)
  await context.db
    .deleteFrom('favourites')
    .where('customer_id', '=', customerId)
    .where('site_id', '=', siteId)
    .execute()
  return listOf(context, customerId)
}

/** Joins what a browser has kept for a guest. A clock that goes wrong puts nothing into the future. */
export async function mergeFavourites(
  { favourites }: { favourites: readonly AccountFavourite[] },
  context: SignedInContext,
): Promise<FavouriteList> {
  const customerId = accountIdOf(context)
  const now = context.now().getTime()
  const offered = new Map(
    favourites
      .filter(({ siteId }) => context.world.displays.sites.has(siteId))
      .map(({ siteId, since }) => [siteId, { siteId, since: Math.min(since, now) }]),
  )
  await context.db.transaction().execute((trx) => add(trx, customerId, [...offered.values()]))
  return listOf(context, customerId)
}
