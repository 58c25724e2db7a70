import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pickLabels, type Label } from './pick-labels.ts'

const size = { width: 680, height: 440 }
const label = fc.record({
  x: fc.integer({ min: -200, max: 900 }),
  y: fc.integer({ min: -200, max: 700 }),
  text: fc.string({ minLength: 1, maxLength: 20 }),
  rank: fc.nat(1000),
})
const half = ({ text }: Label) => (text.length * 13) / 2

it('shows names whole, apart from each other and off the middle, whatever lies around', () => {
  fc.assert(
    fc.property(fc.array(label, { maxLength: 40 }), (labels) => {
      const picked = pickLabels(labels, size)
      expect(picked.length).toBeLessThanOrEqual(9)
      for (const [i, one] of picked.entries()) {
        expect(one.x - half(one)).toBeGreaterThan(0)
        expect(one.x + half(one)).toBeLessThan(size.width)
        expect(Math.abs(one.x - 340) > 44 || Math.abs(one.y - 220) > 44).toBe(true)
        for (const other of picked.slice(i + 1))
          expect(Math.abs(one.x - other.x) > half(one) + half(other) || Math.abs(one.y - other.y) > 46).toBe(
            true,
          )
      }
    }),
  )
})

it('prefers the larger of two towns that stand in each other’s way', () => {
  const small = { x: 100, y: 100, text: 'Bugle', rank: 900 }
  const large = { x: 110, y: 104, text: 'Truro', rank: 20 }
  expect(pickLabels([small, large], size)).toEqual([large])
})
