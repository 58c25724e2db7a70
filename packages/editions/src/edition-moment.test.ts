import { expect, test } from 'vitest'
import { editionMoment, endOfEditionDay } from './edition-moment.ts'
import { siteCodes } from './markets.ts'

test.each([
  ['uk', '2026-11-23T17:40:00Z', '2026-11-23', '17:40'],
  ['uk', '2026-07-01T17:40:00Z', '2026-07-01', '18:40'],
  ['ie', '2026-07-01T23:05:00Z', '2026-07-02', '00:05'],
  ['de-ch', '2026-11-23T17:40:00Z', '2026-11-23', '18:40'],
  ['nl', '2026-12-31T23:00:00Z', '2027-01-01', '00:00'],
  ['it', '2027-03-28T01:30:00Z', '2027-03-28', '03:30'],
] as const)('in %s %s is %s, %s', (site, moment, date, time) =>
  expect(editionMoment(site, new Date(moment))).toEqual({ date, time }),
)

test.each(siteCodes)('a day in %s ends at 23:59, also where the clocks change', (site) => {
  for (const day of ['2026-12-31', '2027-03-27', '2027-03-28', '2027-07-01', '2027-10-30', '2027-10-31'])
    expect(editionMoment(site, endOfEditionDay(site, day))).toEqual({ date: day, time: '23:59' })
})
