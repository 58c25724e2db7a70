import { expect, test } from 'vitest'
import { countedStatuses, floodTable, judge } from './flood-table.ts'
import { deeds, type Visit } from './neighbour.ts'

const visits = (milliseconds: number, change: Partial<Visit> = {}): Visit[] =>
  deeds.flatMap((deed) => [1, 2, 3].map(() => ({ deed, milliseconds, served: true, ...change })))
const passes = (before: Visit[], during: Visit[]) =>
  judge('a flood', before, during).every(({ passed }) => passed)

test('twice as long passes, longer does not, and what nobody feels always does', () => {
  expect(passes(visits(100), visits(200))).toBe(true)
  expect(passes(visits(100), visits(201))).toBe(false)
  expect(passes(visits(1), visits(50))).toBe(true)
  expect(passes(visits(1), visits(51))).toBe(false)
})

test('one who is locked out is one too many', () => {
  const during = [...visits(10), { deed: 'picture', milliseconds: 1, served: false } as const]
  expect(judge('a flood', visits(10), during).map(({ passed }) => passed)).toEqual([true, true, true, false])
  expect(floodTable(judge('a flood', visits(10), during))).toContain(
    '| a flood | picture | 10.0 ms | 10.0 ms (× 1.00) | 1 | ✗ |',
  )
})

test('a deed that nobody tried is no success', () => {
  expect(() => judge('a flood', visits(1), [])).toThrow('Nobody tried the sign-in')
})

test('statuses are counted, the most frequent first', () => {
  expect(countedStatuses([401, 429, 429, 0])).toBe('2 × 429, 1 × 401, 1 × ended')
})
