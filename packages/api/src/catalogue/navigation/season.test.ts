import { expect, test } from 'vitest'
import { seasonOf } from './season.ts'

test.each([
  ['2026-03-31', 'winter', 2026, 2026],
  ['2026-04-01', 'summer', 2026, 2027],
  ['2026-10-31', 'summer', 2026, 2027],
  ['2026-11-01', 'winter', 2027, 2027],
  ['2027-01-15', 'winter', 2027, 2027],
])('%s is %s %i, the next season starts in %i', (today, type, year, next) => {
  expect(seasonOf(today)).toEqual({ current: { type, year }, next: { year: next } })
})
