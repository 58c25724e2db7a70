import type {
  Catalogue,
  CatalogueAccommodation,
  CatalogueSite,
} from '@camping/catalogue/types/catalogue.types.ts'
import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import { insertRows } from '../../platform/db/insert-rows.ts'
import type { Database } from '../../platform/db/schema.ts'

const batchSize = 100

/** Sites with all dependent rows, in batches, so that memory stays bounded at any size. */
export async function loadSites(
  db: Transaction<Database>,
  catalogue: Catalogue,
  onProgress: (done: number) => void,
): Promise<void> {
  let batch: CatalogueSite[] = []
  let done = 0
  const flush = async (): Promise<void> => {
    await insertBatch(db, batch)
    done += batch.length
    batch = []
    onProgress(done)
  }
  for (const site of catalogue.sites()) {
    batch.push(site)
    if (batch.length === batchSize) await flush()
  }
  if (batch.length > 0) await flush()
}

async function insertBatch(db: Transaction<Database>, sites: readonly CatalogueSite[]): Promise<void> {
  await insertSites(db, sites)
  await insertTerms(db, sites)
  const accommodations = sites.flatMap((site) =>
    site.accommodations.map((own) => ({ ...own, site_id: site.id })),
  )
  await insertRows(db, 'accommodations', {
    columns: [
      'id',
      'site_id',
      'name',
      'category',
      'bedrooms',
      'max_persons',
      'max_adults',
      'size_m2',
      'facility_ids',
      'image_ids',
      'floor_plan',
    ],
    rows: accommodations.map(
      ({ calendar: _calendar, maxPersons, maxAdults, sizeM2, facilityIds, imageIds, floorPlan, ...own }) => ({
        ...own,
        max_persons: maxPersons,
        max_adults: maxAdults,
        size_m2: sizeM2,
        facility_ids: facilityIds,
        image_ids: imageIds,
        floor_plan: floorPlan,
      }),
    ),
  })
  await insertUnits(db, sites)
  await insertCalendars(db, accommodations)
}

/** Each with its place on the plan. */
async function insertUnits(db: Transaction<Database>, sites: readonly CatalogueSite[]): Promise<void> {
  const units = sites.flatMap(({ unitsOf }) =>
    [...unitsOf].flatMap(([id, own]) => own.map((unit, at) => ({ ...unit, id, number: at + 1 }))),
  )
  await sql`
    insert into units (accommodation_id, number, label, place, fit)
    select id, number, label, place, fit
    from json_to_recordset(${JSON.stringify(units)}::json)
      as own(id int, number int, label text, place jsonb, fit jsonb)
    order by id, number
  `.execute(db)
}

/** In PostgreSQL's text format: half the time of JSON lists. */
async function insertCalendars(
  db: Transaction<Database>,
  accommodations: readonly CatalogueAccommodation[],
): Promise<void> {
  const rows = accommodations.map(({ id, calendar }) => ({
    id,
    first: calendar.from,
    open: calendar.open.join(''),
    prices: `{${calendar.prices.join(',')}}`,
    prior: calendar.priorPrices ? `{${calendar.priorPrices.join(',')}}` : null,
  }))
  await sql`
    insert into accommodation_calendar (accommodation_id, from_date, open, prices, prior_prices)
    select id, first, open::varbit, prices::int[], prior::int[]
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as own(id int, first date, open text, prices text, prior text)
  `.execute(db)
}

async function insertSites(db: Transaction<Database>, sites: readonly CatalogueSite[]): Promise<void> {
  await sql`
    insert into sites (id, slug, name, country_id, area_id, city_id, funnel_ids, lat, lng, street, postcode, terrain, ownership, status,
      booking_mode, rating_tenths, popularity, intro, description, important_info, registration_code,
      image_ids, season_from, season_to, check_in_from, check_in_until, check_out_until, key_note, directions,
      plan, unit_choice_fee, climate, airport)
    select id, slug, name, country_id, area_id, city_id, funnel_ids, lat, lng, street, postcode, terrain, ownership, status,
      booking_mode, rating_tenths, popularity, intro, description, important_info, registration_code,
      image_ids, season_from, season_to, check_in_from, check_in_until, check_out_until, key_note, directions,
      plan, unit_choice_fee, climate, airport
    from json_populate_recordset(null::sites, ${JSON.stringify(sites.map(siteRow))}::json)
  `.execute(db)
  await insertRows(db, 'site_former_slugs', {
    columns: ['slug', 'site_id'],
    rows: sites.flatMap((site) => site.formerSlugs.map((slug) => ({ slug, site_id: site.id }))),
  })
  await insertRows(db, 'site_facilities', {
    columns: ['site_id', 'facility_id', 'included', 'period_from', 'period_to'],
    rows: sites.flatMap((site) =>
      site.facilities.map(({ id, included, from, to }) => ({
        site_id: site.id,
        facility_id: id,
        included,
        period_from: from,
        period_to: to,
      })),
    ),
  })
}

function siteRow(site: CatalogueSite): Record<string, unknown> {
  return {
    id: site.id,
    slug: site.slug,
    name: site.name,
    country_id: site.countryId,
    area_id: site.areaId,
    city_id: site.cityId,
    funnel_ids: site.funnelIds,
    lat: site.lat,
    lng: site.lng,
    street: site.street,
    postcode: site.postcode,
    terrain: site.terrain,
    ownership: site.ownership,
    status: site.status,
    booking_mode: site.bookingMode,
    rating_tenths: site.ratingTenths,
    // Counted from the reviews, once they are loaded.
    popularity: 0,
    intro: site.intro,
    description: site.description,
    important_info: site.importantInfo,
    registration_code: site.registrationCode,
    image_ids: site.imageIds,
    season_from: site.seasonFrom,
    season_to: site.seasonTo,
    check_in_from: site.hours.checkInFrom,
    check_in_until: site.hours.checkInUntil,
    check_out_until: site.hours.checkOutUntil,
    key_note: site.keyNote,
    directions: site.directions,
    plan: site.plan,
    unit_choice_fee: site.choiceFee,
    climate: site.climate,
    airport: site.airport,
  }
}

async function insertTerms(db: Transaction<Database>, sites: readonly CatalogueSite[]): Promise<void> {
  await insertRows(db, 'stay_rules', {
    columns: ['site_id', 'from_date', 'to_date', 'arrival_days', 'min_nights', 'max_nights'],
    rows: sites.flatMap((site) =>
      site.stayRules.map((rule) => ({
        site_id: site.id,
        from_date: rule.from,
        to_date: rule.to,
        arrival_days: rule.arrivalDays,
        min_nights: rule.minNights,
        max_nights: rule.maxNights,
      })),
    ),
  })
  await insertRows(db, 'tourist_taxes', {
    columns: ['site_id', 'per_person_night', 'from_age', 'max_nights'],
    rows: sites.flatMap(({ id, touristTax: tax }) =>
      tax
        ? [
            {
              site_id: id,
              per_person_night: tax.perPersonNight,
              from_age: tax.fromAge,
              max_nights: tax.maxNights,
            },
          ]
        : [],
    ),
  })
  await insertRows(db, 'on_site_costs', {
    columns: ['site_id', 'key', 'name', 'amount', 'unit', 'mandatory'],
    rows: sites.flatMap((site) => site.onSiteCosts.map((cost) => ({ ...cost, site_id: site.id }))),
  })
  await insertRows(db, 'extras', {
    columns: [
      'id',
      'site_id',
      'key',
      'name',
      'text',
      'unit',
      'price',
      'min_quantity',
      'max_quantity',
      'payable_at',
      'from_age',
      'to_age',
      'changeable',
    ],
    rows: sites.flatMap((site) =>
      site.extras.map(({ min, max, payableAt, fromAge, toAge, ...extra }) => ({
        ...extra,
        site_id: site.id,
        min_quantity: min,
        max_quantity: max,
        payable_at: payableAt,
        from_age: fromAge,
        to_age: toAge,
      })),
    ),
  })
}
