import { expect, test } from 'vitest'
import { saturdayOfSummer } from './journey.ts'

test.each([
  ['2026-11-21', 0, '2027-07-03'],
  ['2027-06-30', 0, '2027-07-03'],
  ['2027-07-01', 1, '2028-07-08'],
  ['2027-01-01', 9, '2027-09-04'],
])('on %s the Saturday of week %i is %s', (today, week, saturday) => {
  expect(saturdayOfSummer(week, new Date(today))).toBe(saturday)
})
