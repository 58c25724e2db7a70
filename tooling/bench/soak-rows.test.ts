import { expect, it } from 'vitest'
import { slopeOf } from './soak-rows.ts'

it('is what memory grows by in a minute, whatever single samples are', () => {
  const samples = (bytes: readonly number[]) => bytes.map((one, minute) => ({ minute, bytes: one }))
  expect(slopeOf(samples([10, 20, 30, 40]))).toBe(10)
  expect(slopeOf(samples([5, 5, 5]))).toBe(0)
  expect(slopeOf(samples([4, 8, 4, 8, 4]))).toBe(0)
  expect(slopeOf(samples([7]))).toBeNaN()
})
