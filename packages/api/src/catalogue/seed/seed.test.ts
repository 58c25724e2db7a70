import { catalogueVersion, createCatalogue } from '@camping/catalogue/create-catalogue.ts'
import { drawPicture } from '@camping/catalogue/pictures/draw-picture.ts'
import { addressOrder } from '@camping/contract/address-order.ts'
import { isPostcodeOf } from '@camping/contract/postcodes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testCatalogue } from '../../testing/demo-world.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { openDatabase } from '../../platform/db/open-database.ts'
import type { OpenedDatabase } from '../../platform/db/opened-database.ts'
import { demoSubScores } from './demo-sub-scores.ts'
import { funnelImages } from './funnel-images.ts'
import { loadCatalogue } from './load-catalogue.ts'

const streetLine = /^(?<first>\d+ )?\D+?(?<last> \d+)?$/

let database: OpenedDatabase
beforeAll(async () => {
  database = await openDatabase({ inMemory: true })
  await migrate(database)
})
afterAll(() => database.close())

const countSites = async (): Promise<number> => {
  const { count } = await database.db
    .selectFrom('sites')
    .select((build) => build.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

test('an empty database is filled, another world replaces it, and bookings preserve it', async () => {
  const small = { ...testCatalogue, sites: 5, reviews: 30 }
  const progress: number[] = []
  expect(await loadCatalogue(database, { ...small, onProgress: (done) => progress.push(done) })).toBe(
    'loaded',
  )
  expect(progress).toEqual([5])
  expect(await loadCatalogue(database, small)).toBe('present')
  expect(await loadCatalogue(database, { ...small, sites: 6 })).toBe('loaded')
  expect(await countSites()).toBe(6)

  const { id, site_id } = await database.db
    .selectFrom('accommodations')
    .select(['id', 'site_id'])
    .executeTakeFirstOrThrow()
  await database.db
    .insertInto('carts')
    .values({
      id: 'bbbbbbbbbbbbbbbbbbbbbb',
      brand: 'alder',
      site_code: 'nl',
      currency: 'EUR',
      site_id,
      accommodation_id: id,
      date_from: '2027-07-03',
      date_to: '2027-07-10',
      adults: 2,
      expires_at: new Date(),
    })
    .execute()
  expect(await loadCatalogue(database, small)).toBe('kept')
  expect(await countSites()).toBe(6)
})

test('what was loaded is what was generated: units, nights, number of reviews', async () => {
  const { db } = database
  const units = await db.selectFrom('units').select(['accommodation_id', 'number']).orderBy('id').execute()
  expect(units[0]?.number).toBe(1)
  const calendars = await db.selectFrom('accommodation_calendar').selectAll().execute()
  expect(calendars.every((row) => row.prices.length === 730 && row.open.length === 730)).toBe(true)
  expect(calendars.every((row) => row.from_date === '2026-11-01')).toBe(true)
  const sites = await db.selectFrom('sites').select(['id', 'review_count']).execute()
  const reviews = await db.selectFrom('reviews').select('site_id').execute()
  expect(reviews.length).toBeGreaterThan(0)
  for (const site of sites) {
    expect(site.review_count).toBe(reviews.filter((review) => review.site_id === site.id).length)
  }
  const state = await db.selectFrom('catalogue_state').selectAll().executeTakeFirstOrThrow()
  expect(state).toMatchObject({ version: catalogueVersion, sites: 6, calendar_from: '2026-11-01' })
})

test('the pictures of the funnels can be drawn', () => {
  for (const id of Object.values(funnelImages)) expect(drawPicture(id), id).toMatch(/^<svg/)
})

test('a site is rated by its reviews', async () => {
  const { db } = database
  const sites = await db
    .selectFrom('sites')
    .select(['id', 'rating_tenths', 'review_count', 'sub_scores'])
    .where('review_count', '>', 0)
    .execute()
  expect(sites.length).toBeGreaterThan(2)
  for (const site of sites) {
    const reviews = await db.selectFrom('reviews').selectAll().where('site_id', '=', site.id).execute()
    const mean = (of: number[]) => of.reduce((sum, one) => sum + one, 0) / of.length
    expect(site.rating_tenths).toBe(Math.round(mean(reviews.map(({ score }) => score)) * 10))
    const parts = reviews.map(({ sub_scores }) => sub_scores['value'] ?? Number.NaN)
    expect(Math.abs((site.sub_scores['value'] ?? 0) - mean(parts))).toBeLessThan(0.0501)
    expect(Object.keys(site.sub_scores)).toHaveLength(6)
  }
})

test('sub scores stay within 1 and 10 around the grade', () => {
  for (const score of [1, 5, 8, 10]) {
    for (let number = 1; number < 60; number += 1) {
      const scores = Object.values(demoSubScores({ siteId: number % 7, score, number }))
      expect(scores).toHaveLength(6)
      expect(Math.min(...scores)).toBeGreaterThanOrEqual(1)
      expect(Math.max(...scores)).toBeLessThanOrEqual(10)
    }
  }
})

test('every campsite has an address that its country could write', () => {
  const countries = createCatalogue({ ...testCatalogue, sites: 400, reviews: 1 })
  const codes = new Map(countries.countries.map(({ id, code }) => [id, code]))
  for (const { name, countryId, street, postcode } of countries.sites()) {
    const country = codes.get(countryId) as string
    expect(isPostcodeOf(country, postcode), `${name}: ${postcode} in ${country}`).toBe(true)
    // The number stands where forms of the country expect it.
    expect(streetLine.exec(street)?.groups, `${name}: ${street}`).toMatchObject(
      addressOrder(country).isNumberFirst ? { first: expect.any(String) } : { last: expect.any(String) },
    )
  }
})
