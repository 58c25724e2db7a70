import { expect, it } from 'vitest'
import type { Ring } from './geometry.ts'
import { splitOutlines } from './split-outlines.ts'

const west: Ring = [
  [0, 0],
  [1, 0],
  [1, 1],
  [1, 2],
  [0, 2],
  [0, 0],
]
const east: Ring = [
  [2, 0],
  [2, 2],
  [1, 2],
  [1, 1],
  [1, 0],
  [2, 0],
]
const length = (lines: readonly (readonly unknown[])[]) =>
  lines.reduce((sum, line) => sum + line.length - 1, 0)

it('draws a shared border once and the rest as shore', () => {
  const { borders, shores } = splitOutlines([west, east], () => false)
  expect(borders).toEqual([
    [
      [1, 0],
      [1, 1],
      [1, 2],
    ],
  ])
  expect(length(shores)).toBe(6)
})

it('draws nothing where the map was cut off', () => {
  const { shores } = splitOutlines([west], (a, b) => a[0] === 0 && b[0] === 0)
  expect(length(shores)).toBe(4)
  expect(shores.flat()).toContainEqual([0, 2])
})
