import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { groupRows } from '../../platform/db/group-rows.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { OnSiteCost, TouristTax } from '../pricing/pricing.types.ts'
import type { AccommodationRow, SiteRow, StayRule } from './read-model/read-model.types.ts'

export interface SiteRows {
  sites: SiteRow[]
  accommodations: AccommodationRow[]
  /** By site id. */
  facilityIds: Map<number, number[]>
}

/** Reads everything for the layout of the read model from the tables. */
export async function loadSiteRows(db: Kysely<Database>): Promise<SiteRows> {
  const facilityIds = await loadFacilityIds(db)
  const rules = await loadStayRules(db)
  const taxes = await loadTaxes(db)
  const costs = await loadCosts(db)
  const rows = await db
    .selectFrom('sites')
    .select(['id', 'lat', 'lng', 'status', 'popularity', 'booking_mode'])
    .select(['country_id as countryId', 'area_id as areaId', 'city_id as cityId', 'funnel_ids as funnelIds'])
    .select(['rating_tenths as ratingTenths', 'review_count as reviewCount'])
    .orderBy('id')
    .execute()
  const sites = rows.map(({ booking_mode, ...row }) => ({
    ...row,
    onRequest: booking_mode === 'on-request',
    facilityIds: facilityIds.get(row.id) ?? [],
    stayRules: rules.get(row.id) ?? [],
    touristTax: taxes.get(row.id),
    onSiteCosts: costs.get(row.id) ?? [],
  }))
  return { sites, accommodations: await loadAccommodationRows(db), facilityIds }
}

async function loadFacilityIds(db: Kysely<Database>): Promise<Map<number, number[]>> {
  const rows = await db
    .selectFrom('site_facilities')
    .select(['site_id', sql<number[]>`array_agg(facility_id order by facility_id)`.as('ids')])
    .groupBy('site_id')
    .execute()
  return new Map(rows.map((row) => [row.site_id, row.ids]))
}

async function loadStayRules(db: Kysely<Database>): Promise<Map<number, StayRule[]>> {
  const rows = await db.selectFrom('stay_rules').selectAll().orderBy('site_id').orderBy('from_date').execute()
  const rules = new Map<number, StayRule[]>()
  for (const row of rows) {
    const rule = {
      from: row.from_date,
      to: row.to_date,
      arrivalDays: row.arrival_days,
      minNights: row.min_nights,
      maxNights: row.max_nights,
    }
    const known = rules.get(row.site_id)
    if (known) known.push(rule)
    else rules.set(row.site_id, [rule])
  }
  return rules
}

async function loadTaxes(db: Kysely<Database>): Promise<Map<number, TouristTax>> {
  const rows = await db
    .selectFrom('tourist_taxes')
    .select([
      'site_id',
      'per_person_night as perPersonNight',
      'from_age as fromAge',
      'max_nights as maxNights',
    ])
    .execute()
  return new Map(rows.map(({ site_id, ...tax }) => [site_id, tax]))
}

async function loadCosts(db: Kysely<Database>): Promise<Map<number, OnSiteCost[]>> {
  const rows = await db
    .selectFrom('on_site_costs')
    .select(['site_id', 'key', 'amount', 'unit'])
    .where('mandatory', '=', true)
    .orderBy('site_id')
    .orderBy('key')
    .execute()
  const grouped = groupRows(rows, (row) => row.site_id)
  return new Map(
    [...grouped].map(([id, siteCosts]) => [
      id,
      siteCosts.map(({ key, amount, unit }) => ({ key, amount, unit })),
    ]),
  )
}

async function loadAccommodationRows(db: Kysely<Database>): Promise<AccommodationRow[]> {
  return db
    .selectFrom('accommodations')
    .select(['id', 'site_id as siteId', 'category', 'bedrooms', 'facility_ids as facilityIds'])
    .select(['max_persons as maxPersons', 'max_adults as maxAdults'])
    .select(
      sql<number>`(select count(*)::int from units where units.accommodation_id = accommodations.id)`.as(
        'units',
      ),
    )
    .orderBy('id')
    .execute()
}
