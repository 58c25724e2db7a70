import { expect, test } from 'vitest'
import { changesSince } from './bench-changes.ts'
import { benchTable } from './bench-table.ts'
import type { Measurement } from './measurement.ts'
import { risenRatios } from './ratios.ts'

const row = (measured: string, what = 'search'): Measurement => ({
  target: 'P7',
  what,
  measured,
  goal: '',
  met: true,
  baseline: '',
})

test('each number of a row stands beside its last one', () => {
  const last = benchTable('Machine.', [row('1,342/s; 0.81 ms CPU; p99 19.0 ms'), row('none', 'gone')])
  expect(changesSince(last, [row('1,476/s; 0.405 ms CPU; p99 19.0 ms')])).toEqual([
    'search: +10 %; −50 %; =; =',
  ])
})

test('a row that is new, or was not measured, has no change', () => {
  const last = benchTable('Machine.', [row('not measured: no browser')])
  expect(changesSince(last, [row('1,476/s'), row('3 ms', 'new')])).toEqual([])
  expect(changesSince('', [row('1,476/s')])).toEqual([])
})

test('a ratio that rises by more than a tenth is named; a fall and a new one are not', () => {
  const last = { elements: 800, bytes: 1_000, trips: 28 }
  expect(risenRatios(last, { elements: 880, bytes: 1_101, trips: 20, fresh: 5 })).toEqual([
    'bytes: 1000 → 1101',
  ])
})

test('a check that compares nothing fails', () => {
  expect(() => risenRatios({ bytes: 1 }, {})).toThrow('No ratio was measured')
})
