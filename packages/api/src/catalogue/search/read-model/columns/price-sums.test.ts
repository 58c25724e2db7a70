import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PriceSums } from './price-sums.ts'

const nights = 100

/** Nightly prices from equal to very different, whole euros and odd cents, within and beyond 16 bits. */
const priceLists = fc
  .record({
    base: fc.constantFrom(1, 1_234, 20_000, 65_535, 65_536, 70_001, 3_000_000),
    spread: fc.constantFrom(0, 1, 900, 60_000, 65_534, 131_071),
    unit: fc.constantFrom(1, 50, 100),
    rolls: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 0, max: 9 })), {
      minLength: nights,
      maxLength: nights,
    }),
  })
  .map(({ base, spread, unit, rolls }) =>
    Int32Array.from(rolls, ([share, dice]) => (dice === 0 ? 0 : (base + Math.round(spread * share)) * unit)),
  )

it('adds up every stretch of sold nights to the cent, whatever the prices', () => {
  const sums = new PriceSums(3, nights)
  const open = new Uint8Array(nights)
  fc.assert(
    fc.property(priceLists, (prices) => {
      sums.write(1, prices)
      sums.readSellable(1, open)
      expect([...open]).toEqual(Array.from(prices, (price) => Number(price > 0)))
      for (let from = 0; from < nights; from += 1) {
        expect(sums.isSellable(1, from)).toBe(prices[from]! > 0)
        let cents = 0
        for (let to = from + 1; to <= nights && prices[to - 1]! > 0; to += 1) {
          cents += prices[to - 1]!
          if (sums.sum(1, from, to) !== cents)
            expect.fail(`${from}–${to}: ${sums.sum(1, from, to)}, not ${cents}`)
        }
      }
    }),
    { numRuns: 300, seed: 5 },
  )
})

it('separates the prices of one accommodation from those of its neighbours', () => {
  const sums = new PriceSums(3, nights)
  sums.write(0, new Int32Array(nights).fill(5_000))
  sums.write(2, new Int32Array(nights).fill(70_001))
  sums.write(1, new Int32Array(nights).fill(6_100))
  sums.write(2, new Int32Array(nights).fill(120))
  expect([0, 1, 2].map((at) => sums.sum(at, 10, 60))).toEqual([250_000, 305_000, 6_000])
})
