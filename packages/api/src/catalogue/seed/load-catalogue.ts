import { createCatalogue, catalogueVersion } from '@camping/catalogue/create-catalogue.ts'
import type { Catalogue, CatalogueOptions } from '@camping/catalogue/types/catalogue.types.ts'
import type { Transaction } from 'kysely'
import { notifyChange } from '../../platform/db/change-notices.ts'
import type { OpenedDatabase } from '../../platform/db/opened-database.ts'
import type { Database } from '../../platform/db/schema.ts'
import { waitForTurn, type TurnOptions } from '../../platform/db/wait-for-turn.ts'
import { updatePopularity } from '../popularity/update-popularity.ts'
import { emptyDemoWorld, whyNotEmpty } from './demo-world-tables.ts'
import { loadContent } from './load-content.ts'
import { loadPlaces } from './load-places.ts'
import { loadReviews } from './load-reviews.ts'
import { loadSites } from './load-sites.ts'

export interface LoadOptions extends CatalogueOptions {
  /** Sites loaded so far, for a progress line. */
  onProgress?: (done: number, total: number) => void
  /** Another world to load, for tests. */
  catalogue?: Catalogue
  /** Called with the reason why the present data stays, when another world was requested. */
  onKept?: (reason: string) => void
  readonly turn?: TurnOptions
}

export type LoadResult =
  /** The database already contains this world. */
  | 'present'
  /** It contains other data, which must not be replaced. */
  | 'kept'
  | 'loaded'

const advisoryLock = 4_711_002

/**
 * Fills an empty database with the demo world, or replaces an untouched demo world of other options. Everything
 * else stays unchanged, to the last row: a row that this loader did not write belongs to somebody. One
 * transaction: an interrupted load leaves nothing behind.
 */
export function loadCatalogue({ db }: OpenedDatabase, options: LoadOptions): Promise<LoadResult> {
  return db.transaction().execute(async (transaction) => {
    await waitForTurn(transaction, { lock: advisoryLock, until: 'transaction' }, options.turn)
    const state = await transaction.selectFrom('catalogue_state').selectAll().executeTakeFirst()
    if (state && isSameWorld(state, options)) return 'present'
    const reason = state ? await emptyDemoWorld(transaction) : await whyNotEmpty(transaction)
    if (reason) {
      options.onKept?.(reason)
      return 'kept'
    }
    await load(transaction, options)
    await notifyChange(transaction, { kind: 'catalogue' })
    return 'loaded'
  })
}

function isSameWorld(
  state: { version: string; seed: number; sites: number; reviews: number },
  options: LoadOptions,
): boolean {
  return (
    state.version === catalogueVersion &&
    state.seed === options.seed &&
    state.sites === options.sites &&
    state.reviews === options.reviews
  )
}

async function load(db: Transaction<Database>, options: LoadOptions): Promise<void> {
  const catalogue = options.catalogue ?? createCatalogue(options)
  await loadPlaces(db, catalogue)
  await loadContent(db, catalogue)
  await loadSites(db, catalogue, (done) => options.onProgress?.(done, options.sites))
  await loadReviews(db, catalogue)
  await updatePopularity(db, options.today)
  await db
    .insertInto('catalogue_state')
    .values({
      id: 1,
      version: catalogueVersion,
      seed: options.seed,
      sites: options.sites,
      reviews: options.reviews,
      calendar_from: `${options.today.slice(0, 7)}-01`,
      loaded_at: new Date(),
    })
    .execute()
}
