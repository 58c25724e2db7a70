import { createCatalogue, catalogueVersion } from '@camping/catalogue/create-catalogue.ts'
import type { Catalogue, CatalogueOptions } from '@camping/catalogue/catalogue.types.ts'
import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import { notifyChange } from '../change-notices.ts'
import type { OpenedDatabase } from '../opened-database.ts'
import type { Database } from '../schema.ts'
import { loadContent } from './load-content.ts'
import { loadPlaces } from './load-places.ts'
import { loadReviews } from './load-reviews.ts'
import { loadSites } from './load-sites.ts'

export interface LoadOptions extends CatalogueOptions {
  /** Sites loaded so far, for a progress line. */
  onProgress?: (done: number, total: number) => void
  /** Another world to load, for tests. */
  catalogue?: Catalogue
}

export type LoadResult =
  /** The database holds this very world already. */
  | 'present'
  /** It holds another world, which bookings refer to: it stays. */
  | 'kept'
  | 'loaded'

const advisoryLock = 4_711_002

/**
 * Fills an empty database with the demo world, or replaces a demo world of other options as long as nobody booked in it.
 * One transaction: a load that is interrupted leaves nothing behind.
 */
export function loadCatalogue(database: OpenedDatabase, options: LoadOptions): Promise<LoadResult> {
  return database.db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(transaction)
    const state = await transaction.selectFrom('catalogue_state').selectAll().executeTakeFirst()
    if (state && isSameWorld(state, options)) return 'present'
    if (state) {
      const carts = await transaction.selectFrom('carts').select('id').limit(1).execute()
      if (carts.length > 0) return 'kept'
      await empty(transaction)
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

/** Everything that came from a catalogue; customers, newsletter and the like stay. */
async function empty(db: Transaction<Database>): Promise<void> {
  await sql`truncate funnels, countries, areas, cities, facility_groups, facilities, accommodation_categories, sites,
    site_former_slugs, site_facilities, stay_rules, tourist_taxes, on_site_costs, extras, accommodations, units,
    accommodation_calendar, fees, currency_rates, covers, catalogue_state, themes, tagged_pages, faqs, reviews,
    review_votes, popular_searches, favourites, carts, bookings, unit_occupations, participants, price_lines, booking_extras,
    payment_rates, ledger, sessions, cart_drafts, booking_counts, payment_orders, payment_events, unmatched_payments,
    refund_tasks, booking_changes, booking_messages, vouchers, voucher_entries, invoices, invoice_series`.execute(
    db,
  )
}

async function load(db: Transaction<Database>, options: LoadOptions): Promise<void> {
  const catalogue = options.catalogue ?? createCatalogue(options)
  await loadPlaces(db, catalogue)
  await loadContent(db, catalogue)
  await loadSites(db, catalogue, (done) => options.onProgress?.(done, options.sites))
  await loadReviews(db, catalogue)
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
