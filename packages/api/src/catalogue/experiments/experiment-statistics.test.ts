import { describe, expect, test } from 'vitest'
import {
  compareArms,
  normalQuantile,
  normalShare,
  sampleSize,
  shareInterval,
} from './experiment-statistics.ts'

describe('the normal distribution', () => {
  test.each([
    [0, 0.5],
    [1, 0.841_344_7],
    [1.959_964, 0.975],
    [-2.575_829, 0.005],
  ])('the share below %d is %d', (z, share) => {
    expect(normalShare(z)).toBeCloseTo(share, 6)
    expect(normalQuantile(share)).toBeCloseTo(z, 4)
  })
})

test.each([
  // The example of R's power.prop.test.
  [{ base: 0.5, better: 0.75, power: 0.9 }, 76.7],
  // Fleiss, Levin and Paik, table A.4 without correction for continuity.
  [{ base: 0.2, better: 0.25 }, 1093.7],
])('each variant of %j needs %d visitors', (request, visitors) => {
  expect(sampleSize(request)).toBeCloseTo(visitors, 0)
})

test('the interval of 81 in 263 is Wilson’s as Newcombe published it', () => {
  const [low, high] = shareInterval({ visitors: 263, booked: 81 })
  expect([low.toFixed(4), high.toFixed(4)]).toEqual(['0.2553', '0.3662'])
})

describe('two variants', () => {
  test('56 in 70 against 48 in 80 are Newcombe’s example', () => {
    const { difference, interval } = compareArms({ visitors: 80, booked: 48 }, { visitors: 70, booked: 56 })
    expect(difference).toBeCloseTo(0.2, 10)
    expect(interval.map((end) => end.toFixed(4))).toEqual(['0.0524', '0.3339'])
  })

  test('189 in 11034 against 104 in 11037 are those of the aspirin study: z is 5.0', () => {
    const { difference, pValue } = compareArms(
      { visitors: 11_034, booked: 189 },
      { visitors: 11_037, booked: 104 },
    )
    expect(difference).toBeCloseTo(-0.0077, 4)
    expect(pValue).toBeLessThan(0.000_001)
    expect(pValue).toBeGreaterThan(0.000_000_1)
  })

  test('that nobody has met show nothing', () => {
    expect(compareArms({ visitors: 0, booked: 0 }, { visitors: 5, booked: 1 })).toEqual({
      difference: 0,
      interval: [-1, 1],
      pValue: 1,
    })
    expect(compareArms({ visitors: 5, booked: 0 }, { visitors: 5, booked: 0 }).pValue).toBe(1)
  })
})
