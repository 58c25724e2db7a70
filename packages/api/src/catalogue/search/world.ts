import type { MarketRow, MessageSet } from '@camping/editions/markets.ts'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { MarketPricing } from '../pricing/pricing.types.ts'
import { loadFacilityNames } from './facility-names.ts'
import type { FacilityNames } from './facility-names.ts'
import { loadCalendars, loadOccupations } from './load-calendars.ts'
import { loadPricing } from './load-pricing.ts'
import { loadSiteRows } from './load-site-rows.ts'
import { nameEntries } from './name-entries.ts'
import { loadPlaces } from './places.ts'
import type { Places } from './places.ts'
import { createNameIndex } from './read-model/names/name-index.ts'
import type { NameIndex } from './read-model/names/name-index.types.ts'
import { createReadModel } from './read-model/answer/create-read-model.ts'
import type { ReadModel } from './read-model/read-model.types.ts'
import { loadSiteDisplays } from './site-display.ts'
import type { SiteDisplays } from './site-display.ts'

/** The process's copy of the catalogue, used without a query. Replaced as a whole when the catalogue changes. */
export interface World {
  readonly places: Places
  readonly facilities: FacilityNames
  readonly categoryNames: ReadonlyMap<string, Readonly<Record<MessageSet, string>>>
  readonly displays: SiteDisplays
  readonly readModel: ReadModel
  readonly names: NameIndex<MessageSet>
  pricingOf(market: MarketRow): MarketPricing
  /** The sites that an edition offers; undefined where it offers all (offered-world.ts). */
  readonly offeredSites?: readonly number[]
  /** When holds end, by accommodation id, as read so far (refresh-world.ts updates it). */
  readonly holdEnds: Map<number, number>
}

const calendarBatch = 2_000

/** Reads the whole catalogue. About a second for 600 sites, some tens of seconds for 30,000. */
export async function loadWorld(db: Kysely<Database>): Promise<World> {
  const places = await loadPlaces(db)
  const facilities = await loadFacilityNames(db)
  const categories = await db
    .selectFrom('accommodation_categories')
    .select(['key', 'name'])
    .orderBy('position')
    .execute()
  const rows = await loadSiteRows(db)
  const displays = await loadSiteDisplays(db, facilities, rows.facilityIds)
  const span = await calendarSpan(db)
  const readModel = createReadModel({ ...span, sites: rows.sites, accommodations: rows.accommodations })
  const order = Array.from(readModel.accommodationOrder)
  for (let at = 0; at < order.length; at += calendarBatch) {
    for (const row of await loadCalendars(db, order.slice(at, at + calendarBatch)))
      readModel.applyCalendar(row)
  }
  const holdEnds = new Map<number, number>()
  for (const { row, nextExpiry } of await loadOccupations(db)) {
    readModel.applyOccupation(row)
    if (nextExpiry) holdEnds.set(row.accommodationId, nextExpiry.getTime())
  }
  return {
    places,
    facilities,
    categoryNames: new Map(categories.map((row) => [row.key, row.name])),
    displays,
    readModel,
    names: createNameIndex(nameEntries(places, displays)),
    pricingOf: await loadPricing(db, { isEmpty: readModel.accommodationCount === 0 }),
    holdEnds,
  }
}

async function calendarSpan(db: Kysely<Database>): Promise<{ calendarFrom: string; nights: number }> {
  const row = await db
    .selectFrom('accommodation_calendar')
    .select(sql<string | null>`min(from_date)::text`.as('first'))
    .select(sql<number | null>`max(from_date + cardinality(prices)) - min(from_date)`.as('nights'))
    .executeTakeFirstOrThrow()
  // An empty database still gets a reply, with nothing in it.
  return { calendarFrom: row.first ?? new Date().toISOString().slice(0, 10), nights: row.nights ?? 1 }
}
