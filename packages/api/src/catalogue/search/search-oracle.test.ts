import { sql } from 'kysely'
import type { SearchSitesReply } from '@camping/contract/search.schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notifyChange } from '../../platform/db/change-notices.ts'
import { usualServers } from '../../platform/db/testing/test-server.ts'
import { openTestApi } from '../../testing/open-test-api.ts'
import type { TestApi } from '../../testing/open-test-api.ts'
import { longRaces } from '../../booking/testing/process-desk.ts'
import { plainAnswer } from './testing/plain-search.ts'
import type { PlainAnswer, Question } from './testing/plain-search.ts'
import type { Named, PlaceList } from './places.ts'
import { testEditions, randomQuestion, searchBody } from './testing/random-question.ts'
import type { TestEdition } from './testing/random-question.ts'
import { SeededRandom } from './read-model/testing/seeded-random.ts'

/**
 * Search replies from memory; this suite runs the same query on the tables in plain SQL, with availability, stay
 * rules and prices, and both must agree.
 */

const seed = 20_261_120
/** The same number on every machine; a run with more time uses a thousand. */
const questions = longRaces ? 1_000 : 150

async function ask(
  api: TestApi,
  { question, edition, map }: { question: Question; edition: TestEdition; map: boolean },
): Promise<SearchSitesReply> {
  const reply = await api.app.inject({
    method: 'POST',
    url: `/api/twenty/v2/alder/${edition.locale}/search/sites`,
    payload: searchBody(api, question, { ...edition, map }),
  })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json<SearchSitesReply>()
}

/** Counts above 0; places in two countries with the same slug are added up. */
function counts<One extends { count: number }>(
  list: readonly One[],
  keyOf: (one: One) => string | number,
): Record<string, number> {
  const found: Record<string, number> = {}
  for (const one of list) if (one.count > 0) found[keyOf(one)] = (found[keyOf(one)] ?? 0) + one.count
  return found
}

/** The reply of the API in the plain form, with slugs for areas; and the pins of the map. */
async function searchAnswer(
  api: TestApi,
  question: Question,
  edition: TestEdition,
): Promise<{ answer: PlainAnswer; pins: (readonly [id: number, total: number | null])[] }> {
  const { sites, paging, facets } = await ask(api, { question, edition, map: false })
  expect(paging.total).toBe(sites.length)
  const { countries, funnels } = api.world.current().places
  const idOf = (list: PlaceList<Named>, slug: string): number => list.bySlug(edition.messages, slug)[0]!.id
  const answer = {
    sites: sites.map(
      ({ id, bestAccommodation, displayPrice }) =>
        [id, bestAccommodation!.id, displayPrice!.sellPrice] as const,
    ),
    facets: {
      facilities: counts(
        facets.facilities.flatMap((group) => group.items),
        ({ id }) => id,
      ),
      countries: counts(facets.countries, ({ slug }) => idOf(countries, slug)),
      areas: counts(facets.areas, ({ slug }) => slug),
      funnels: counts(facets.funnels, ({ slug }) => idOf(funnels, slug)),
      categories: counts(facets.categories, ({ key }) => key),
      bedrooms: counts(facets.bedrooms, ({ bedrooms }) => bedrooms),
    },
  }
  const map = await ask(api, { question, edition, map: true })
  expect(map.paging.total).toBe(map.pins.length)
  return { answer, pins: map.pins.map(({ id, price }) => [id, price]) }
}

/** Stays of all lengths in units of all accommodations, sometimes back to back, like bookings. */
async function occupyAtRandom(api: TestApi, random: SeededRandom): Promise<void> {
  const { db } = api.database
  const units = await db.selectFrom('units').select(['id', 'accommodation_id']).orderBy('id').execute()
  const stays: { unit: number; accommodation: number; from: number; to: number }[] = []
  for (const unit of units) {
    let day = random.between(0, 60)
    while (day < 300 && random.chance(0.95)) {
      const to = day + random.between(1, 21)
      stays.push({ unit: unit.id, accommodation: unit.accommodation_id, from: day, to })
      day = to + (random.chance(0.3) ? 0 : random.between(1, 20))
    }
  }
  await db.transaction().execute(async (transaction) => {
    const cart = 'c'.repeat(22)
    await sql`
      insert into carts (id, brand, site_code, currency, site_id, accommodation_id, date_from, date_to, adults, expires_at)
      select ${cart}, 'alder', 'nl', 'EUR', site_id, id, '2027-06-05', '2027-08-28', 2, now() from accommodations limit 1
    `.execute(transaction)
    await sql`
      insert into unit_occupations (unit_id, accommodation_id, stay, state, cart_id, expires_at)
      select unit, accommodation, daterange('2027-03-01'::date + first, '2027-03-01'::date + last), 'held', ${cart}, now() + '1 day'
      from unnest(${stays.map(({ unit }) => unit)}::int[], ${stays.map(({ accommodation }) => accommodation)}::int[],
        ${stays.map(({ from }) => from)}::int[], ${stays.map(({ to }) => to)}::int[]) as stays (unit, accommodation, first, last)
    `.execute(transaction)
    for (const id of new Set(units.map((unit) => unit.accommodation_id)))
      await notifyChange(transaction, { kind: 'occupation', accommodationId: id })
  })
}

/** Notices take time: waits until a query about each month has the right result. */
async function untilFresh(api: TestApi): Promise<void> {
  const edition = testEditions[0]!
  const anything = randomQuestion(api, new SeededRandom(1), edition)
  const lists = {
    facilities: [],
    countries: [],
    areas: [],
    funnels: [],
    categories: [],
    bedrooms: [],
    rating: 0,
    price: {},
  }
  const nowhere = { funnelId: null, countryId: null, areaId: null, cityId: null, bounds: null }
  for (let month = 3; month <= 12; month += 1) {
    const date = `2027-${String(month).padStart(2, '0')}-06`
    const question = { ...anything, ...lists, ...nowhere, date, nights: 7, adults: 1, childAges: [] }
    const expected = withAreaSlugs(api, await plainAnswer(api, question, edition.code), edition)
    await expect
      .poll(async () => (await searchAnswer(api, question, edition)).answer, {
        timeout: 60_000,
        interval: 50,
      })
      .toEqual(expected)
  }
}

/** Area ids as the slugs of an edition. */
function withAreaSlugs(api: TestApi, answer: PlainAnswer, { messages }: TestEdition): PlainAnswer {
  const areas: Record<string, number> = {}
  for (const [id, count] of Object.entries(answer.facets.areas)) {
    const slug = api.world.current().places.areas.need(Number(id)).slug[messages]
    areas[slug] = (areas[slug] ?? 0) + count
  }
  return { ...answer, facets: { ...answer.facets, areas } }
}

const databases = await usualServers()

describe.each(databases)('search against plain SQL on %s', (name, onServer) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openTestApi(onServer)
  })
  afterAll(() => api?.close())

  test(`${questions} random questions: same sites, order, offers, totals, facets and pins, before and after units are taken`, async () => {
    const random = new SeededRandom(seed)
    let found = 0
    let asked = 0
    while (asked < questions) {
      if (asked === Math.floor(questions / 2)) {
        await occupyAtRandom(api, random)
        await untilFresh(api)
      }
      const edition = testEditions[asked % testEditions.length]!
      const question = randomQuestion(api, random, edition)
      const expected = withAreaSlugs(api, await plainAnswer(api, question, edition.code), edition)
      const { answer, pins } = await searchAnswer(api, question, edition)
      const told = `seed ${seed}, question ${asked}: ${JSON.stringify(question)}`
      expect(answer, told).toEqual(expected)
      expect(pins, told).toEqual(expected.sites.map(([id, , total]) => [id, total]))
      found += answer.sites.length
      asked += 1
    }
    process.stdout.write(`${name}: ${asked} questions, ${found} sites, the same in SQL (seed ${seed})\n`)
    // The comparison would prove nothing over empty replies.
    expect(found).toBeGreaterThan(asked)
  }, 900_000)

  test('the last line of defence: no two live stays overlap on a unit', async () => {
    const { db } = api.database
    const unit = await db
      .selectFrom('units')
      .select(['id', 'accommodation_id'])
      .orderBy('id')
      .executeTakeFirstOrThrow()
    await sql`
      insert into carts (id, brand, site_code, currency, site_id, accommodation_id, date_from, date_to, adults, expires_at)
      select 'aaaaaaaaaaaaaaaaaaaaaa', 'alder', 'nl', 'EUR', site_id, id, '2028-01-01', '2028-01-08', 2, now()
      from accommodations where id = ${unit.accommodation_id}
    `.execute(db)
    const take = (from: string, to: string, state: 'held' | 'released') =>
      db
        .insertInto('unit_occupations')
        .values({
          unit_id: unit.id,
          accommodation_id: unit.accommodation_id,
          stay: `[${from},${to})`,
          state,
          cart_id: 'aaaaaaaaaaaaaaaaaaaaaa',
          expires_at: new Date('2030-01-01'),
        })
        .execute()
    await take('2028-01-01', '2028-01-08', 'held')
    await take('2028-01-08', '2028-01-15', 'held')
    await take('2028-01-02', '2028-01-05', 'released')
    await expect(take('2028-01-07', '2028-01-09', 'held')).rejects.toMatchObject({ code: '23P01' })
    await expect(take('2028-01-10', '2028-01-10', 'held')).rejects.toMatchObject({ code: '23514' })
  })
})
