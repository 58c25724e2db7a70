import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notifyChange } from '../../db/change-notices.ts'
import { openTestApi, testServer } from '../../server/open-test-api.ts'
import type { TestApi } from '../../server/open-test-api.ts'
import { plainAnswer } from './plain-search.ts'
import type { Question } from './plain-search.ts'

/**
 * Search answers out of memory; here the same question is put to the tables in plain SQL, availability, stay rules,
 * prices and all, and both must agree.
 */

/** A small generator of its own, so that a failure can be repeated. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function randomQuestion(api: TestApi, below: (limit: number) => number): Question {
  const { places, facilities } = api.world.current()
  const country = places.countries.all[below(places.countries.all.length)]
  const funnel = places.funnels.all[below(places.funnels.all.length)]
  const site = facilities.groups.flatMap((group) => group.items)
  const day = new Date(Date.parse('2026-11-20') + below(500) * 86_400_000)
  // Half of them on a Saturday in summer, where most is on offer.
  const summer = new Date(Date.parse('2027-05-29') + below(16) * 7 * 86_400_000)
  return {
    countryId: country && below(3) === 0 ? country.id : null,
    funnelId: funnel && below(3) === 0 ? funnel.id : null,
    date: (below(2) === 0 ? summer : day).toISOString().slice(0, 10),
    nights: below(3) === 0 ? 1 + below(20) : 7,
    adults: 1 + below(4),
    childAges: Array.from({ length: below(4) }, () => below(18)),
    facilities: below(3) === 0 ? [site[below(site.length)]?.id ?? 0] : [],
    categories: below(4) === 0 ? ['pitch', 'chalet'] : [],
  }
}

async function searchAnswer(api: TestApi, question: Question, locale: string): Promise<Map<number, number>> {
  const { places } = api.world.current()
  const set = locale === 'couk' ? 'en-GB' : locale === 'ch' ? 'de-CH' : 'nl'
  const reply = await api.app.inject({
    method: 'POST',
    url: `/api/twenty/v2/alder/${locale}/search/sites`,
    payload: {
      parameters: {
        country: question.countryId === null ? null : places.countries.need(question.countryId).slug[set],
        date: question.date,
        duration: question.nights,
        persons: { adults: question.adults, children: question.childAges.map((age) => ({ age })) },
      },
      filter: {
        site: {
          facilities: question.facilities,
          funnels: question.funnelId === null ? [] : [places.funnels.need(question.funnelId).slug[set]],
        },
        accommodation: { categories: question.categories },
      },
      paging: { limit: 50, orderBy: 'price', order: 'asc' },
    },
  })
  expect(reply.statusCode, reply.body).toBe(200)
  const { sites, paging } = reply.json()
  expect(paging.total).toBe(sites.length)
  const totals = sites.map((site: { displayPrice: { sellPrice: number } }) => site.displayPrice.sellPrice)
  expect(totals).toEqual([...totals].sort((a, b) => a - b))
  return new Map(
    sites.map((site: { id: number; displayPrice: { sellPrice: number } }) => [
      site.id,
      site.displayPrice.sellPrice,
    ]),
  )
}

/** Takes every unit of an accommodation but the ones named for a summer, as bookings would. */
async function occupy(
  api: TestApi,
  accommodationId: number,
  state: 'held' | 'released',
  expires: string,
): Promise<void> {
  await api.database.db.transaction().execute(async (transaction) => {
    const cart = `test-cart-${String(accommodationId).padStart(12, '0')}`
    await sql`
      insert into carts (id, brand, site_code, currency, site_id, accommodation_id, date_from, date_to, adults, expires_at)
      select ${cart}, 'alder', 'nl', 'EUR', site_id, id, '2027-06-05', '2027-08-28', 2, now()
      from accommodations where id = ${accommodationId}
      on conflict (id) do nothing
    `.execute(transaction)
    await sql`
      insert into unit_occupations (unit_id, accommodation_id, stay, state, cart_id, expires_at)
      select id, accommodation_id, daterange('2027-06-05', '2027-08-28'), ${state}, ${cart}, now() + ${expires}::interval
      from units where accommodation_id = ${accommodationId}
    `.execute(transaction)
    await notifyChange(transaction, { kind: 'occupation', accommodationId })
  })
}

async function eventually(check: () => Promise<boolean>, limitMs: number): Promise<number> {
  const start = performance.now()
  while (!(await check())) {
    if (performance.now() - start > limitMs) throw new Error(`Not within ${limitMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return performance.now() - start
}

const server = await testServer()
const databases: [string, string | undefined][] = [['PGlite', undefined]]
if (server) databases.push(['PostgreSQL', server])

describe.each(databases)('search against plain SQL on %s', (_name, onServer) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openTestApi(onServer)
  })
  afterAll(() => api?.close())

  const markets: readonly (readonly [locale: string, code: string])[] = [
    ['couk', 'ALGB'],
    ['ch', 'ALCH'],
    ['nl', 'ALNL'],
  ]

  test('fifty random questions have the same sites and totals, before and after units are taken', async () => {
    const below = numbers(20_261_120)
    let found = 0
    for (let round = 0; round < 50; round += 1) {
      if (round === 25) {
        for (const id of [...api.world.current().displays.accommodations.keys()].filter(
          (id) => id % 3 === 0,
        )) {
          await occupy(api, id, 'held', '1 hour')
        }
        await api.world.settled()
      }
      const question = randomQuestion(api, below)
      const [locale, code] = markets[round % markets.length] as readonly [string, string]
      const expected = await plainAnswer(api, question, code)
      const answer = await searchAnswer(api, question, locale)
      expect(Object.fromEntries(answer), JSON.stringify(question)).toEqual(Object.fromEntries(expected))
      found += answer.size
    }
    // The comparison would be worth nothing over empty answers.
    expect(found).toBeGreaterThan(200)
  })

  test('a price change is seen within a second of its commit, and not before', async () => {
    const question = {
      countryId: null,
      funnelId: null,
      date: '2027-07-03',
      nights: 7,
      adults: 2,
      childAges: [],
    }
    const all = { ...question, facilities: [], categories: [] }
    const [siteId, before] = [...(await searchAnswer(api, all, 'nl'))][0] as [number, number]
    await api.database.db.transaction().execute(async (transaction) => {
      await sql`
        update accommodation_calendar set prices = array(select price + 100 from unnest(prices) with ordinality as u(price, at) order by at)
        where accommodation_id in (select id from accommodations where site_id = ${siteId})
      `.execute(transaction)
      const own = [...api.world.current().displays.accommodations.values()].filter(
        (one) => one.siteId === siteId,
      )
      for (const { id } of own) await notifyChange(transaction, { kind: 'calendar', accommodationId: id })
      expect((await searchAnswer(api, all, 'nl')).get(siteId)).toBe(before)
    })
    const took = await eventually(
      async () => (await searchAnswer(api, all, 'nl')).get(siteId) === before + 700,
      1_000,
    )
    expect(took).toBeLessThan(1_000)
    expect((await plainAnswer(api, all, 'ALNL')).get(siteId)).toBe(before + 700)
  })

  test('a hold that ends frees its units without any notice', async () => {
    const all = {
      countryId: null,
      funnelId: null,
      date: '2027-07-03',
      nights: 7,
      adults: 2,
      childAges: [],
      facilities: [],
      categories: [],
    }
    const before = await searchAnswer(api, all, 'nl')
    const siteId = [...before.keys()][0] as number
    const own = [...api.world.current().displays.accommodations.values()].filter(
      (one) => one.siteId === siteId,
    )
    const free = own.filter((one) => one.id % 3 !== 0)
    for (const { id } of free) await occupy(api, id, 'held', '400 milliseconds')
    await eventually(async () => !(await searchAnswer(api, all, 'nl')).has(siteId), 1_000)
    await eventually(
      async () => (await searchAnswer(api, all, 'nl')).get(siteId) === before.get(siteId),
      3_000,
    )
  })

  test('the last line of defence: no two live stays overlap on a unit', async () => {
    const { db } = api.database
    const unit = await db
      .selectFrom('units')
      .select(['id', 'accommodation_id'])
      .orderBy('id')
      .executeTakeFirstOrThrow()
    await sql`
      insert into carts (id, brand, site_code, currency, site_id, accommodation_id, date_from, date_to, adults, expires_at)
      select 'aaaaaaaaaaaaaaaaaaaaaa', 'alder', 'nl', 'EUR', site_id, id, '2027-09-01', '2027-09-08', 2, now()
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
    await take('2027-09-01', '2027-09-08', 'held')
    await take('2027-09-08', '2027-09-15', 'held')
    await take('2027-09-02', '2027-09-05', 'released')
    await expect(take('2027-09-07', '2027-09-09', 'held')).rejects.toMatchObject({ code: '23P01' })
    await expect(take('2027-09-10', '2027-09-10', 'held')).rejects.toMatchObject({ code: '23514' })
  })
})
