import type { Currency } from '@camping/editions/markets.ts'
import type { Kysely } from 'kysely'
import type { Localised } from '../../platform/db/column-types.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { TestWorld } from '../../platform/db/testing/prepared-databases.ts'
import { dateOfDay, dayNumber } from '../../catalogue/search/read-model/day-number.ts'
import * as world from './booking-world.ts'

const text = (word: string): string => {
  const sets = ['en-GB', 'de', 'de-CH', 'fr', 'nl', 'nl-BE', 'it']
  return JSON.stringify(Object.fromEntries(sets.map((set) => [set, `${word} (${set})`])) as Localised)
}

const units: Record<number, number> = {
  [world.chalet]: 1,
  [world.tent]: 3,
  [world.onRequest]: 2,
  [world.withdrawn]: 1,
}
const siteOf: Record<number, number> = {
  [world.chalet]: 1,
  [world.tent]: 1,
  [world.onRequest]: 2,
  [world.withdrawn]: 3,
}

/** The world of booking-world.ts. */
export const bookingWorld: TestWorld = { name: 'booking', fill: ({ db }) => insertBookingWorld(db) }

/** Fills a migrated, empty database. */
export async function insertBookingWorld(db: Kysely<Database>): Promise<void> {
  await insertPlaces(db)
  await insertSites(db)
  await insertAccommodations(db)
  await insertCovers(db)
  const extras = [world.dog, world.breakfast, world.kidsClub, world.linen]
  await db
    .insertInto('extras')
    .values(
      extras.map((extra) => ({
        id: extra.id,
        site_id: 1,
        key: extra.key,
        name: text(extra.key),
        text: text(`About ${extra.key}`),
        unit: extra.unit,
        price: extra.price,
        min_quantity: extra.min,
        max_quantity: extra.max,
        payable_at: extra.payableAt,
        changeable: true,
        from_age: extra.ages?.[0] ?? null,
        to_age: extra.ages?.[1] ?? null,
      })),
    )
    .execute()
}

async function insertPlaces(db: Kysely<Database>): Promise<void> {
  const place = { lat: 45, lng: 5, intro: text('Intro'), image_id: 'place-lake-summer-noon-1' }
  await db
    .insertInto('funnels')
    .values({
      id: 1,
      key: 'camping',
      slug: text('camping'),
      name: text('Camping'),
      intro: text('Intro'),
      default_booking_date: '2027-07-03',
      image_id: place.image_id,
    })
    .execute()
  await db
    .insertInto('countries')
    .values({
      ...place,
      id: 1,
      code: 'FR',
      slug: text('france'),
      name: text('France'),
      title: text('France'),
      funnel_ids: [1],
    })
    .execute()
  await db
    .insertInto('areas')
    .values({
      ...place,
      id: 1,
      country_id: 1,
      slug: text('ardeche'),
      name: text('Ardèche'),
      place_phrase: text(''),
    })
    .execute()
  await db
    .insertInto('cities')
    .values({
      id: 1,
      country_id: 1,
      area_id: 1,
      slug: text('ruoms'),
      name: text('Ruoms'),
      global_name: 'Ruoms',
      lat: 45,
      lng: 5,
      population: 2e3,
    })
    .execute()
  await db
    .insertInto('accommodation_categories')
    .values({ key: 'chalet', name: text('Chalet'), position: 1 })
    .execute()
  await db
    .insertInto('currency_rates')
    .values(
      (Object.keys(world.rates) as Currency[]).map((currency) => ({
        currency,
        ppm: world.rates[currency],
        rate_date: world.rateDate,
      })),
    )
    .execute()
  await db
    .insertInto('fees')
    .values(
      Object.entries(world.fees).map(([market, { booking, fund }]) => ({
        market,
        booking_fee: booking,
        guarantee_fund_per_person: fund,
      })),
    )
    .execute()
}

async function insertCovers(db: Kysely<Database>): Promise<void> {
  const pays = JSON.stringify(['illness', 'accident'].map((word) => JSON.parse(text(word)) as Localised))
  await db
    .insertInto('covers')
    .values(
      world.covers.map((cover, position) => ({
        ...cover,
        position,
        name: text(cover.key),
        text: text(`About ${cover.key}`),
        pays,
        days_before: cover.key === 'plus' ? 30 : 7,
      })),
    )
    .execute()
}

async function insertSites(db: Kysely<Database>): Promise<void> {
  for (const id of [1, 2, 3]) {
    await db
      .insertInto('sites')
      .values({
        id,
        slug: `site-${id}`,
        name: `Site ${id}`,
        country_id: 1,
        area_id: 1,
        city_id: 1,
        funnel_ids: [1],
        lat: 45,
        lng: 5,
        terrain: 'river',
        ownership: 'own',
        rating_tenths: 80,
        popularity: 1,
        status: id === 3 ? 'withdrawn' : 'live',
        booking_mode: id === 2 ? 'on-request' : 'instant',
        intro: text('Intro'),
        description: text('Text'),
        important_info: '[]',
        image_ids: ['place-river-summer-noon-1'],
        season_from: '01-01',
        season_to: '12-31',
      } as const)
      .execute()
    const rule = { site_id: id, arrival_days: 127, min_nights: 2, max_nights: 21 }
    await db
      .insertInto('stay_rules')
      .values([
        { ...rule, from_date: '2027-01-01', to_date: '2027-07-01' },
        // High season: Saturday to Saturday.
        { ...rule, from_date: '2027-07-01', to_date: '2027-09-01', arrival_days: 32, min_nights: 7 },
        { ...rule, from_date: '2027-09-01', to_date: '2029-01-01' },
      ])
      .execute()
  }
  const { perPersonNight, fromAge, maxNights } = world.touristTax
  await db
    .insertInto('tourist_taxes')
    .values({ site_id: 1, per_person_night: perPersonNight, from_age: fromAge, max_nights: maxNights })
    .execute()
  await db
    .insertInto('on_site_costs')
    .values(world.onSiteCosts.map((cost) => ({ site_id: 1, ...cost, name: text(cost.key) })))
    .execute()
}

async function insertAccommodations(db: Kysely<Database>): Promise<void> {
  const dates = Array.from({ length: world.calendarNights }, (_, index) =>
    dateOfDay(dayNumber(world.today) + index),
  )
  for (const id of [world.chalet, world.tent, world.onRequest, world.withdrawn]) {
    await db
      .insertInto('accommodations')
      .values({
        id,
        site_id: siteOf[id] as number,
        name: text(`Home ${id}`),
        category: 'chalet',
        bedrooms: 2,
        max_persons: 6,
        max_adults: 4,
        size_m2: 40,
        facility_ids: [],
        image_ids: ['chalet-river-summer-noon-1'],
      } as const)
      .execute()
    await db
      .insertInto('units')
      .values(
        Array.from({ length: units[id] as number }, (_, index) => ({
          accommodation_id: id,
          number: index + 1,
        })),
      )
      .execute()
    await db
      .insertInto('accommodation_calendar')
      .values({
        accommodation_id: id,
        from_date: world.today,
        open: dates
          .map((date) => (id === world.tent && world.closedNights.includes(date) ? '0' : '1'))
          .join(''),
        prices: dates.map(world.nightPrice),
      })
      .execute()
  }
}
