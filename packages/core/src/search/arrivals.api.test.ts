import {
  arrivalsReply,
  arrivalsRequest as requestSchema,
  type ArrivalsRequest,
} from '@camping/contract/search.schemas.ts'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createStore } from '../store/create-store.ts'
import { arrivalsRequest, findArrival } from './arrivals.api.ts'
import { emptyCriteria, type Criteria, type Flexibility, addNights } from './criteria.rules.ts'
import { flexibilityChosen } from './search.slice.ts'
import { anyCriteria, today } from './testing/any-criteria.ts'

const italy: Criteria = { ...emptyCriteria, country: 'italy', date: '2027-07-10', page: 3 }

type Answer = (request: ArrivalsRequest) => Response | Promise<Response>

/** Days with the prices of `totals`; null for all others. */
const costs =
  (totals: Record<string, number>): Answer =>
  ({ from, days = 15 }) =>
    Response.json(
      arrivalsReply.parse({
        nights: 7,
        currency: 'EUR',
        days: Array.from({ length: days }, (_, at) => {
          const date = addNights(from, at)
          return { date, total: totals[date] ?? null, sites: date in totals ? 1 : 0 }
        }),
      }),
    )

async function find(flexibility: Flexibility, answer: Answer, criteria = italy) {
  const calls: string[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    calls.push(`${init?.method} ${input as string}`)
    return answer(JSON.parse(init?.body as string) as ArrivalsRequest)
  }
  const store = createStore({ fetch, origin: '', brand: 'alder', apiLocale: 'couk' })
  store.dispatch(flexibilityChosen(flexibility))
  return { found: await store.dispatch(findArrival(criteria, today)), calls }
}

describe('arrivalsRequest', () => {
  it('is what the contract takes, for every search an address can hold', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const window = { from: '2027-07-03', days: 15, weekday: null }
        const { parameters, filter } = requestSchema.strict().parse(arrivalsRequest(criteria, window))
        expect(parameters).toMatchObject({ query: criteria.query, duration: criteria.duration })
        expect(parameters).not.toHaveProperty('date')
        expect(filter.site.facilities).toEqual(criteria.facilities)
      }),
    )
  })
})

describe('findArrival', () => {
  const prices = costs({ '2027-07-08': 400, '2027-07-09': 300, '2027-07-13': 300, '2027-07-23': 100 })

  it('requests nothing for an exact date', async () => {
    const { found, calls } = await find({ kind: 'exact' }, prices)
    expect(found).toBe(italy)
    expect(calls).toEqual([])
  })

  it('finds the lowest total within three days, the nearer of two, on page 1', async () => {
    const { found, calls } = await find({ kind: 'around', date: '2027-07-10' }, prices)
    expect(found).toEqual({ ...italy, date: '2027-07-09', page: 1 })
    expect(calls).toEqual(['POST /api/twenty/v2/alder/couk/search/arrivals'])
  })

  it('finds it among the Fridays or all days of a month', async () => {
    const first = { ...italy, date: '2027-07-02' }
    expect((await find({ kind: 'weekend', month: '2027-07' }, prices, first)).found.date).toBe('2027-07-23')
    const onlyMondays = costs({ '2027-07-05': 90 })
    expect((await find({ kind: 'weekend', month: '2027-07' }, onlyMondays, first)).found).toBe(first)
    expect((await find({ kind: 'month', month: '2027-07' }, onlyMondays, first)).found.date).toBe(
      '2027-07-05',
    )
  })

  it.each<[string, Answer]>([
    ['nothing is free', costs({})],
    ['the answer fails', () => Response.json({ type: 'internal' }, { status: 500 })],
  ])('preserves the date when %s', async (_, answer) => {
    const { found } = await find({ kind: 'around', date: '2027-07-10' }, answer)
    expect(found).toBe(italy)
  })

  it('waits no longer than three seconds', async () => {
    vi.useFakeTimers()
    const finding = find({ kind: 'around', date: '2027-07-10' }, () => new Promise<Response>(() => {}))
    await vi.advanceTimersByTimeAsync(3000)
    expect((await finding).found).toBe(italy)
    vi.useRealTimers()
  })

  it('forgets a choice that was about other dates', async () => {
    const { found, calls } = await find({ kind: 'month', month: '2027-09' }, prices)
    expect(found).toBe(italy)
    expect(calls).toEqual([])
  })
})
