import { describe, expect, test } from 'vitest'
import { assignVariant, firstVariant } from './assign-variant.ts'

const even = [
  { value: 'bravo', weight: 1 },
  { value: 'alpha', weight: 1 },
]
const visitors = Array.from({ length: 4000 }, (_, at) => `visitor-${at}-0123456789`)
const share = (variants: typeof even, key: string, value: string) =>
  visitors.filter((visitor) => assignVariant(variants, key, visitor) === value).length / visitors.length

describe('the value of a visitor', () => {
  test('is always the same', () => {
    for (const visitor of visitors.slice(0, 50))
      expect(assignVariant(even, 'searchBox', visitor)).toBe(assignVariant(even, 'searchBox', visitor))
  })

  test('follows the weights', () => {
    expect(share(even, 'searchBox', 'alpha')).toBeCloseTo(0.5, 1)
    const uneven = [
      { value: 'bravo', weight: 9 },
      { value: 'alpha', weight: 1 },
    ]
    expect(share(uneven, 'searchBox', 'alpha')).toBeCloseTo(0.1, 1)
  })

  test('of one experiment is independent of another', () => {
    const both = visitors.filter(
      (visitor) =>
        assignVariant(even, 'searchBox', visitor) === 'alpha' &&
        assignVariant(even, 'other', visitor) === 'alpha',
    )
    expect(both.length / visitors.length).toBeCloseTo(0.25, 1)
  })

  test('is never one of weight 0 while another has some', () => {
    const ended = [
      { value: 'bravo', weight: 0 },
      { value: 'alpha', weight: 3 },
    ]
    expect(share(ended, 'searchBox', 'alpha')).toBe(1)
    expect(share([...ended].reverse(), 'searchBox', 'alpha')).toBe(1)
  })

  test('is the first without any weight, and none without values', () => {
    const none = even.map(({ value }) => ({ value, weight: 0 }))
    expect(assignVariant(none, 'searchBox', 'somebody')).toBe('bravo')
    expect(assignVariant([], 'searchBox', 'somebody')).toBeUndefined()
    expect(firstVariant([])).toBeUndefined()
  })
})
