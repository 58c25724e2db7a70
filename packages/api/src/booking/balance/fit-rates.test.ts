import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocatePaid, type OwedRate } from './allocate-paid.ts'
import { fitRates } from './fit-rates.ts'

const rates = (...amounts: number[]): OwedRate[] =>
  amounts.map((amount, index) => ({ index, amount, status: 'pending' }))

describe('fitRates', () => {
  test.each([
    ['more goes to the last pending one', 0, [300, 700], 1_250, [300, 950], 0],
    ['more when the first is paid', 300, [300, 700], 1_001, [300, 701], 0],
    ['more when all is paid is a new rate', 1_000, [300, 700], 1_250, [300, 700], 250],
    ['less comes off the last pending one', 300, [300, 700], 900, [300, 600], 0],
    ['a rate of nothing goes', 300, [300, 700], 300, [300], 0],
    ['less than was paid comes off what is paid', 1_000, [300, 700], 900, [300, 600], 0],
    ['nothing owed', 0, [300, 700], 0, [], 0],
  ])('%s', (_, paid, amounts, payable, fitted, added) => {
    const result = fitRates(allocatePaid(paid, rates(...amounts)), payable)
    expect([...result.amounts].sort(([a], [b]) => a - b).map(([, amount]) => amount)).toEqual(fitted)
    expect(result.added).toBe(added)
  })

  test('I6: the rates add up to what is owed, to the minor unit, and none is below nothing', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(
        fc.array(amount, { maxLength: 4 }),
        fc.nat(3_000_000),
        fc.nat(3_000_000),
        (amounts, paid, payable) => {
          const before = allocatePaid(paid, rates(...amounts))
          const { amounts: after, added } = fitRates(before, payable)
          const sum = [...after.values()].reduce((total, one) => total + one, added)
          expect(sum).toBe(payable)
          expect([...after.values()].every((one) => one > 0)).toBe(true)
          // A paid rate changes only where the whole is less than the paid amount.
          const dropped = before.filter(({ status, index }) => status === 'paid' && !after.has(index))
          expect(dropped.length > 0 && payable >= paid).toBe(false)
        },
      ),
    )
  })
})
