import { expect, it } from 'vitest'
import { emptyBits, hasBit, setBit, spanOf } from './bitset.ts'
import { countSitesPerLane, createLanes, LANES } from './lane-counts.ts'
import { SeededRandom } from '../testing/seeded-random.ts'

it.each([1, 254, 255, 256, 511, 2000])(
  'counts %i sites of up to 70 accommodations in every lane',
  (count) => {
    const random = new SeededRandom(count)
    const start = new Int32Array(count + 1)
    for (let site = 0; site < count; site += 1)
      start[site + 1] = start[site]! + random.between(0, random.chance(0.05) ? 70 : 8)
    const size = start[count]!
    // Nearly all have lane 0, so its count needs every digit; lane 31 is the sign bit.
    const properties = Array.from({ length: LANES }, (_, lane) => {
      const bits = emptyBits(size)
      for (let at = 0; at < size; at += 1) if (random.chance(lane === 0 ? 0.99 : lane / 40)) setBit(bits, at)
      return bits
    })
    const chosen = emptyBits(size)
    const sites = emptyBits(count)
    const expected = new Int32Array(LANES)
    for (let site = 0; site < count; site += 1) {
      const own: number[] = []
      for (let at = start[site]!; at < start[site + 1]!; at += 1) if (random.chance(0.8)) own.push(at)
      for (const at of own) setBit(chosen, at)
      if (own.length > 0) setBit(sites, site)
      properties.forEach((bits, lane) => {
        if (own.some((at) => hasBit(bits, at))) expected[lane]! += 1
      })
    }
    const lanes = createLanes(properties, size)
    expect(countSitesPerLane(chosen, { sites, span: spanOf(0, count), start, lanes })).toEqual(expected)
  },
)

it('refuses more properties than there are lanes', () => {
  expect(() =>
    createLanes(
      Array.from({ length: LANES + 1 }, () => emptyBits(1)),
      1,
    ),
  ).toThrow(RangeError)
})
