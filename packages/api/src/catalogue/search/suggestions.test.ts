import type { SearchSitesReply } from '@camping/contract/search.schemas.ts'
import type { SearchSuggestions } from '@camping/contract/search-suggestions.schemas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../../testing/open-test-api.ts'
import type { TestApi } from '../../testing/open-test-api.ts'
import { plainAnswer } from './testing/plain-search.ts'
import type { Question } from './testing/plain-search.ts'
import { testEditions, randomQuestion, searchBody } from './testing/random-question.ts'
import type { TestEdition } from './testing/random-question.ts'
import { SeededRandom } from './read-model/testing/seeded-random.ts'

/** The suggestions for an empty search, compared with the same query on the tables once per change. */

const today = '2026-11-20'
const lists = ['facilities', 'countries', 'areas', 'funnels', 'categories', 'bedrooms'] as const
const noFilters = { ...Object.fromEntries(lists.map((key) => [key, []])), rating: 0, price: {} }

let api: TestApi
beforeAll(async () => {
  api = await openTestApi(undefined)
})
afterAll(() => api?.close())

async function ask(question: Question, edition: TestEdition): Promise<SearchSitesReply> {
  const reply = await api.app.inject({
    method: 'POST',
    url: `/api/twenty/v2/alder/${edition.locale}/search/sites`,
    payload: searchBody(api, question, edition),
  })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json<SearchSitesReply>()
}

const laterBy = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

/** By the tables: the useful changes, in the order of the reply. */
async function plainSuggestions(question: Question, edition: TestEdition): Promise<SearchSuggestions> {
  const answer = (change: Partial<Question>) => plainAnswer(api, { ...question, ...change }, edition.code)
  const count = async (change: Partial<Question>) => (await answer(change)).sites.length
  const removals: (Pick<SearchSuggestions['filters'][number], 'key' | 'facility'> & { change: object })[] = []
  for (const facility of question.facilities)
    removals.push({
      key: 'facilities',
      facility,
      change: { facilities: question.facilities.filter((id) => id !== facility) },
    })
  for (const key of lists.slice(1))
    if (question[key].length > 0) removals.push({ key, facility: null, change: { [key]: [] } })
  if (Object.keys(question.price).length > 0)
    removals.push({ key: 'price', facility: null, change: { price: {} } })
  if (question.rating > 0) removals.push({ key: 'rating', facility: null, change: { rating: 0 } })
  if (question.bounds) removals.push({ key: 'bounds', facility: null, change: { bounds: null } })
  const filters: SearchSuggestions['filters'] = []
  for (const { key, facility, change } of removals)
    filters.push({ key, facility, count: await count(change) })
  const dates: SearchSuggestions['dates'] = []
  for (const shift of [-1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6, -7, 7]) {
    const date = laterBy(question.date, shift)
    if (date >= today) dates.push({ date, count: await count({ date }) })
  }
  const lengths: SearchSuggestions['nights'] = []
  for (const shift of [-1, 1, -2, 2, -3, 3]) {
    const nights = question.nights + shift
    if (nights >= 1 && nights <= 28) lengths.push({ nights, count: await count({ nights }) })
  }
  let party: SearchSuggestions['party'] = null
  const ages = question.childAges.toSorted((a, b) => a - b)
  for (let times = 2; times <= question.adults && !party; times += 1) {
    if (question.adults + ages.length <= 4) break
    const adults = Math.ceil(question.adults / times)
    const childAges = ages.slice(ages.length - Math.ceil(ages.length / times))
    const found = await count({ adults, childAges })
    if (found > 0) party = { accommodations: times, adults, childAges, count: found }
  }
  const smaller: SearchSuggestions['smaller'] = []
  if ((await count({ adults: 1, childAges: [] })) > 0) {
    const fewer = Array.from({ length: question.adults - 1 }, (_, at) => at + 1).toReversed()
    const found = async (parties: { adults: number; childAges: number[] }[]) => {
      for (const one of parties) {
        const sites = await count(one)
        if (sites > 0) return smaller.push({ ...one, count: sites })
      }
      return 0
    }
    await found(fewer.map((adults) => ({ adults, childAges: [...question.childAges] })))
    // The youngest stays at home first.
    await found(ages.map((_, at) => ({ adults: question.adults, childAges: ages.slice(at + 1) })))
  }
  return {
    filters: filters
      .filter((filter) => filter.count > 0)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, 3),
    withoutFilters: removals.length > 1 ? (await count({ ...noFilters, bounds: null })) || null : null,
    dates: dates.filter((date) => date.count > 0),
    nights: lengths.filter((length) => length.count > 0).slice(0, 3),
    party,
    smaller,
    areas: await plainNeighbours(question, edition),
  }
}

interface Area {
  readonly id: number
  readonly country_id: number
  readonly lat: number
  readonly lng: number
}

/** Areas around the searched one by another formula for the distance. */
async function plainNeighbours(
  question: Question,
  edition: TestEdition,
): Promise<SearchSuggestions['areas']> {
  const { rows } = await sql<Area>`
    select area_id as id, country_id, avg(lat)::float8 as lat, avg(lng)::float8 as lng
    from sites where status = 'live' group by area_id, country_id`.execute(api.database.db)
  const { countryId, areaId, cityId, bounds } = question
  const city = await sql<Area>`
    select avg(lat)::float8 as lat, avg(lng)::float8 as lng from sites
    where status = 'live' and city_id = ${cityId ?? 0}`.execute(api.database.db)
  const isSearched = (area: Area): boolean => {
    if (areaId !== null) return area.id === areaId
    if (question.areas.length > 0) return question.areas.includes(area.id)
    return countryId === null ? question.countries.includes(area.country_id) : area.country_id === countryId
  }
  const searched = bounds || cityId !== null ? [] : rows.filter(isSearched)
  const points = bounds
    ? [{ lat: (bounds.north + bounds.south) / 2, lng: (bounds.west + bounds.east) / 2 }]
    : cityId === null
      ? searched
      : city.rows
  const rad = Math.PI / 180
  const km = (a: { lat: number; lng: number }, b: { lat: number; lng: number }): number =>
    6371 *
    Math.acos(
      Math.min(
        1,
        Math.sin(a.lat * rad) * Math.sin(b.lat * rad) +
          Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.cos((a.lng - b.lng) * rad),
      ),
    )
  const found = await plainAnswer(
    api,
    { ...question, countryId: null, areaId: null, cityId: null, bounds: null, countries: [], areas: [] },
    edition.code,
  )
  const { areas, countries } = api.world.current().places
  return rows
    .filter((area) => !searched.includes(area))
    .map((area) => ({
      ...area,
      count: found.facets.areas[area.id] ?? 0,
      distance: Math.min(...points.map((point) => km(point, area))),
    }))
    .filter(({ count, distance }) => count > 0 && distance <= 400)
    .filter(
      ({ country_id }) =>
        question.funnelId === null || countries.need(country_id).funnelIds.includes(question.funnelId),
    )
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, 4)
    .map(({ id, country_id, count }) => {
      const [area, country] = [areas.need(id), countries.need(country_id)]
      const { messages } = edition
      return {
        country: { slug: country.slug[messages], name: country.name[messages] },
        area: { slug: area.slug[messages], name: area.name[messages] },
        count,
      }
    })
}

/** A search by day, length and party alone. */
async function search(stay: object): Promise<SearchSitesReply> {
  const url = '/api/twenty/v2/alder/couk/search/sites'
  const payload = { parameters: { date: '2027-05-29', ...stay } }
  return (await api.app.inject({ method: 'POST', url, payload })).json<SearchSitesReply>()
}

describe('a search that finds nothing', () => {
  test('gets suggestions with the counts of the tables', async () => {
    const random = new SeededRandom(20_261_121)
    const offered = { filters: 0, withoutFilters: 0, dates: 0, nights: 0, areas: 0 }
    for (let empty = 0, number = 0; empty < 40; number += 1) {
      const edition = testEditions[number % testEditions.length]!
      const plain = randomQuestion(api, random, edition)
      const facilityIds = api.world.current().facilities.groups.flatMap((group) => group.items)
      // Many filters, mostly for places and dates with availability.
      const question = {
        ...plain,
        date: laterBy('2027-06-01', random.between(0, 90)),
        // Some of them: a range leaves little for the other changes to find.
        price: number % 4 === 0 ? plain.price : {},
        facilities: [...new Set([random.pick(facilityIds).id, random.pick(facilityIds).id])],
      }
      const { paging, waysOn } = await ask(question, edition)
      if (paging.total > 0) {
        expect(waysOn).toBeUndefined()
        continue
      }
      const context = JSON.stringify(question)
      expect(waysOn, context).toEqual(await plainSuggestions(question, edition))
      for (const key of ['filters', 'dates', 'nights', 'areas'] as const)
        if (waysOn![key].length > 0) offered[key] += 1
      if (waysOn!.withoutFilters) offered.withoutFilters += 1
      empty += 1
    }
    // The comparison would prove nothing over empty suggestions.
    for (const [key, times] of Object.entries(offered))
      expect(times, key).toBeGreaterThan(key === 'nights' ? 0 : 3)
  })

  test('every suggestion leads to exactly the count it promised', async () => {
    const random = new SeededRandom(7)
    const { places, facilities } = api.world.current()
    const { areas } = places
    const ids = facilities.groups.flatMap((group) => group.items.map(({ id }) => id))
    let followed = 0
    for (let number = 0; followed < 40; number += 1) {
      expect(number, 'searches').toBeLessThan(2_000)
      const edition = testEditions[0]!
      const some = [...new Set([random.pick(ids), random.pick(ids)])]
      const question = { ...randomQuestion(api, random, edition), bounds: null, facilities: some }
      const { waysOn } = await ask({ ...question, date: '2027-06-29' }, edition)
      for (const { date, count } of waysOn?.dates ?? []) {
        expect((await ask({ ...question, date }, edition)).paging.total).toBe(count)
        followed += 1
      }
      for (const { area, count } of waysOn?.areas ?? []) {
        const { id, countryId } = areas.bySlug(edition.messages, area.slug)[0]!
        const there = { areaId: id, countryId, cityId: null, countries: [], areas: [], date: '2027-06-29' }
        expect((await ask({ ...question, ...there }, edition)).paging.total).toBe(count)
        followed += 1
      }
    }
  })

  test.each([
    ['35 nights', { duration: 35 }],
    ['20 adults', { persons: { adults: 20, children: [] } }],
    [
      '16 adults and 8 children',
      { persons: { adults: 16, children: [9, 8, 7, 6, 5, 4, 3, 2].map((age) => ({ age })) } },
    ],
  ])('search-20: %s by address have a way on that finds what it promises', async (_, stay) => {
    const { paging, waysOn } = await search(stay)
    expect(paging.total).toBe(0)
    const ways: [object, number][] = waysOn!.nights.map(({ nights, count }) => [{ duration: nights }, count])
    for (const { adults, childAges, count } of [
      ...(waysOn!.party ? [waysOn!.party] : []),
      ...waysOn!.smaller,
    ])
      ways.push([{ persons: { adults, children: childAges.map((age) => ({ age })) } }, count])
    expect(ways.length).toBeGreaterThan(0)
    for (const [change, count] of ways)
      expect((await search({ ...stay, ...change })).paging.total).toBe(count)
  })

  test('search-20: a party that is too large is offered the largest that finds something, and no one else a smaller one', async () => {
    const adults = (count: number, date = '2027-05-29') =>
      search({ date, persons: { adults: count, children: [] } })
    const { waysOn } = await adults(12)
    const [largest] = waysOn!.smaller
    expect(waysOn!.smaller).toHaveLength(1)
    expect((await adults(largest!.adults)).paging.total).toBe(largest!.count)
    for (let more = largest!.adults + 1; more <= 12; more += 1)
      expect([more, (await adults(more)).paging.total]).toEqual([more, 0])
    // A season that is over is no question of the party.
    expect((await adults(12, '2099-01-01')).waysOn?.smaller).toEqual([])
  })

  test('handles a date beyond the calendar, the last possible date, and sixty facilities', async () => {
    const url = '/api/twenty/v2/alder/de/search/sites'
    for (const parameters of [{ date: '2099-01-01' }, { date: '9999-12-31', duration: 60 }]) {
      const payload = { parameters, filter: { site: { facilities: [1, 2, 3] } } }
      const reply = await api.app.inject({ method: 'POST', url, payload })
      expect(reply.statusCode).toBe(200)
      expect(reply.json<SearchSitesReply>().waysOn).toEqual({
        filters: [],
        withoutFilters: null,
        dates: [],
        nights: [],
        party: null,
        smaller: [],
        areas: [],
      })
    }
    const many = Array.from({ length: 60 }, (_, at) => at + 1)
    const payload = { filter: { site: { facilities: many } } }
    const reply = await api.app.inject({ method: 'POST', url, payload })
    expect(reply.statusCode).toBe(200)
    expect(reply.json<SearchSitesReply>().waysOn).toMatchObject({
      filters: [],
      withoutFilters: expect.any(Number),
    })
  })
})
