import { describe, expect, it } from 'vitest'
import { clipRing, ringArea, roundCorners, touches } from './geometry.ts'
import type { Ring } from './geometry.ts'

const box = { west: 0, south: 0, east: 10, north: 10 }
const square = (west: number, south: number, size: number): Ring => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
]

describe('clipRing', () => {
  it('leaves alone what lies inside', () => {
    expect(clipRing(square(2, 2, 3), box)).toEqual(square(2, 2, 3))
  })

  it('cuts at the rim', () => {
    const clipped = clipRing(square(8, 8, 5), box)
    expect(new Set(clipped.map(String))).toEqual(new Set(['8,8', '10,8', '10,10', '8,10']))
    expect(clipped[0]).toEqual(clipped.at(-1))
  })

  it('fills the box when the ring surrounds it', () => {
    expect(ringArea(clipRing(square(-5, -5, 30), box))).toBeCloseTo(ringArea(square(0, 0, 10)), 3)
  })

  it('leaves nothing of what lies outside', () => {
    expect(clipRing(square(20, 2, 3), box)).toEqual([])
  })
})

it.each([
  [square(9, 9, 5), true],
  [square(-20, -20, 60), true],
  [square(11, 0, 1), false],
])('touches %#', (ring, expected) => expect(touches(ring, box)).toBe(expected))

it('measures in square kilometres, whichever way round', () => {
  const degree = square(0, 0, 1)
  expect(ringArea(degree)).toBeCloseTo(12_364, -2)
  expect(ringArea([...degree].reverse())).toBe(ringArea(degree))
  expect(ringArea(square(0, 59.5, 1))).toBeCloseTo(12_364 / 2, -2)
})

it('rounds corners without leaving the shape', () => {
  const round = roundCorners(square(0, 0, 4))
  expect(round[0]).toEqual(round.at(-1))
  expect(round).not.toContainEqual([0, 0])
  expect(round.every(([lng, lat]) => lng >= 0 && lng <= 4 && lat >= 0 && lat <= 4)).toBe(true)
  expect(ringArea(round) / ringArea(square(0, 0, 4))).toBeGreaterThan(0.8)
})
