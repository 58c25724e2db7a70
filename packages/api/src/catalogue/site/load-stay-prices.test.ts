import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts'
import { loadCalendars } from '../search/load-calendars.ts'
import { dateOfDay, dayNumber } from '../search/read-model/day-number.ts'
import { loadStayPrices } from './load-stay-prices.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi(undefined)
})
afterAll(() => api?.close())

test('the prices of a stay are those of its nights in the calendar, and 0 before and behind it', async () => {
  const { db } = api.database
  const known = await db.selectFrom('accommodation_calendar').select('accommodation_id').limit(40).execute()
  const ids = known.map((row) => row.accommodation_id)
  const calendars = await loadCalendars(db, ids)
  expect(calendars.some(({ priorPrices }) => priorPrices)).toBe(true)
  const { from = '', prices } = calendars[0]!
  for (const { first, nights } of [
    { first: 0, nights: 7 },
    { first: -3, nights: 7 },
    { first: -9, nights: 7 },
    { first: 33, nights: 1 },
    { first: 200, nights: 28 },
    { first: prices.length - 3, nights: 5 },
  ]) {
    const stay = { date: dateOfDay(dayNumber(from) + first), nights }
    const loaded = await loadStayPrices(db, ids, stay)
    expect(loaded.size).toBe(ids.length)
    for (const calendar of calendars) {
      const nightsOf = (values: ArrayLike<number>) => {
        const at = dayNumber(stay.date) - dayNumber(calendar.from as string)
        return Array.from({ length: nights }, (_, night) => values[at + night] ?? 0)
      }
      expect(loaded.get(calendar.accommodationId)).toEqual({
        nightlyPrices: nightsOf(calendar.prices),
        priorPrices: calendar.priorPrices ? nightsOf(calendar.priorPrices) : undefined,
      })
    }
  }
})

test('accommodations that nobody requested are not read', async () => {
  const stay = { date: '2027-06-01', nights: 2 }
  expect(await loadStayPrices(api.database.db, [], stay)).toEqual(new Map())
})
