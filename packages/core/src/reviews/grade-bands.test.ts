import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gradeBands } from './reviews.rules.ts'

test('every review is in one band', () => {
  const grades = fc.array(fc.nat(500), { minLength: 10, maxLength: 10 })
  fc.assert(
    fc.property(grades, (counts) => {
      const bands = gradeBands(counts)
      const all = counts.reduce((sum, count) => sum + count, 0)
      expect(bands.reduce((sum, { count }) => sum + count, 0)).toBe(all)
      expect(bands.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(all === 0 ? 0 : 100)
    }),
  )
})

test('bands hold the grades they are named after', () => {
  expect(gradeBands([1, 0, 0, 2, 3, 0, 0, 5, 7, 2])).toEqual([
    { from: 9, count: 9, percent: 45 },
    { from: 7, count: 5, percent: 25 },
    { from: 5, count: 3, percent: 15 },
    { from: 1, count: 3, percent: 15 },
  ])
})
