import type { ArrivalsReply, ArrivalsRequest, SearchSitesReply } from '@camping/contract/search.schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usualServers } from '../../platform/db/testing/test-server.ts'
import { openTestApi } from '../../testing/open-test-api.ts'
import type { TestApi } from '../../testing/open-test-api.ts'
import { plainAnswer } from './testing/plain-search.ts'
import type { Question } from './testing/plain-search.ts'
import { testEditions, randomQuestion, searchBody } from './testing/random-question.ts'
import type { TestEdition } from './testing/random-question.ts'
import { dateOfDay, dayNumber } from './read-model/day-number.ts'
import { SeededRandom } from './read-model/testing/seeded-random.ts'

const seed = 20_261_122
const questions = 60

async function ask(api: TestApi, path: string, { locale, payload }: { locale: string; payload: object }) {
  const url = `/api/twenty/v2/alder/${locale}/${path}`
  return api.app.inject({ method: 'POST', url, payload })
}

/** The request for the arrival days of a random question. */
function arrivalsBody(
  api: TestApi,
  { question, edition, days }: { question: Question; edition: TestEdition; days: number },
): ArrivalsRequest {
  const { parameters, filter } = searchBody(api, question, edition)
  const { map: _map, date: _date, ...others } = parameters!
  return { parameters: others, filter, from: question.date, days }
}

const databases = await usualServers()

describe.each(databases)('arrival days on %s', (_name, onServer) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openTestApi(onServer)
  })
  afterAll(() => api?.close())

  test(`${questions} random queries: every day equals plain SQL over the tables`, async () => {
    const random = new SeededRandom(seed)
    let free = 0
    let shut = 0
    for (let number = 0; number < questions; number += 1) {
      const edition = testEditions[number % testEditions.length]!
      const question = randomQuestion(api, random, edition)
      const days = random.between(1, 12)
      const context = `seed ${seed}, question ${number}, ${days} days: ${JSON.stringify(question)}`
      const payload = arrivalsBody(api, { question, edition, days })
      const reply = await ask(api, 'search/arrivals', { locale: edition.locale, payload })
      expect(reply.statusCode, `${context} ${reply.body}`).toBe(200)
      const { nights, days: totals } = reply.json<ArrivalsReply>()
      expect(nights).toBe(question.nights)
      const expected = []
      for (let at = 0; at < days; at += 1) {
        const date = dateOfDay(dayNumber(question.date) + at)
        const { sites } = await plainAnswer(api, { ...question, date }, edition.code)
        const total = sites.length > 0 ? Math.min(...sites.map(([, , cost]) => cost)) : null
        expected.push({ date, total, sites: sites.length })
        if (total === null) shut += 1
        else free += 1
      }
      expect(totals, context).toEqual(expected)
    }
    // The comparison would prove little over days of one kind.
    expect(free).toBeGreaterThan(questions / 2)
    expect(shut).toBeGreaterThan(questions / 2)
  })

  test('a day equals the cheapest card of a search on that day, in the currency of the edition', async () => {
    const parameters = { duration: 7, persons: { adults: 2, children: [{ age: 4 }] } }
    for (const { locale } of testEditions) {
      const payload = { parameters, from: '2027-07-01', days: 14 }
      const arrivals = (await ask(api, 'search/arrivals', { locale, payload })).json<ArrivalsReply>()
      for (const { date, total, sites } of arrivals.days) {
        const search = {
          parameters: { ...parameters, date },
          paging: { limit: 1, orderBy: 'price', order: 'asc' },
        }
        const found = (await ask(api, 'search/sites', { locale, payload: search })).json<SearchSitesReply>()
        expect(found.paging.total).toBe(sites)
        expect(found.sites[0]?.displayPrice?.sellPrice ?? null).toBe(total)
        expect(found.currency).toBe(arrivals.currency)
      }
      expect(arrivals.days.filter(({ total }) => total !== null).length).toBeGreaterThan(1)
    }
  })
})

describe('arrival days of odd requests', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await openTestApi(undefined)
  })
  afterAll(() => api?.close())

  test('days that are past or beyond the calendar are there, without a total', async () => {
    for (const from of ['2000-01-01', '2026-11-01', '2031-05-01', '9998-12-25']) {
      const payload = { from, days: 10 }
      const { days } = (await ask(api, 'search/arrivals', { locale: 'de', payload })).json<ArrivalsReply>()
      expect(days).toHaveLength(10)
      expect(days[0]!.date).toBe(from)
      expect(new Set(days.map(({ total, sites }) => `${total} ${sites}`))).toEqual(new Set(['null 0']))
    }
  })

  test('fifteen days by default, with the usual week for two', async () => {
    const payload = { from: '2027-07-03' }
    const reply = (await ask(api, 'search/arrivals', { locale: 'de', payload })).json<ArrivalsReply>()
    expect(reply).toMatchObject({ nights: 7, currency: 'EUR' })
    expect(reply.days.map(({ date }) => date).slice(-1)).toEqual(['2027-07-17'])
  })

  test.each<[string, object, string]>([
    ['no first day', {}, 'from'],
    ['no such day', { from: '2027-02-30' }, 'from'],
    ['a day of the Roman empire', { from: '0033-04-03' }, 'from'],
    ['a last day beyond all years', { from: '9999-12-31' }, 'from'],
    ['a list of days', { from: ['2027-07-03', '2027-07-04'] }, 'from'],
    ['no days', { from: '2027-07-03', days: 0 }, 'days'],
    ['a year of days', { from: '2027-07-03', days: 365 }, 'days'],
    ['text for days', { from: '2027-07-03', days: '7' }, 'days'],
    ['too many nights', { from: '2027-07-03', parameters: { duration: 61 } }, 'parameters.duration'],
    [
      'an unknown category',
      { from: '2027-07-03', filter: { accommodation: { categories: ['castle'] } } },
      'filter.accommodation.categories.0',
    ],
  ])('%s: 400 that names the field', async (_what, payload, path) => {
    const reply = await ask(api, 'search/arrivals', { locale: 'de', payload })
    expect(reply.statusCode).toBe(400)
    expect(reply.json<{ errors: { path: string }[] }>().errors.map((error) => error.path)).toContain(path)
  })

  test('an unknown place is a 404', async () => {
    const payload = { from: '2027-07-03', parameters: { country: 'atlantis' } }
    const reply = await ask(api, 'search/arrivals', { locale: 'de', payload })
    expect(reply.statusCode).toBe(404)
  })
})
