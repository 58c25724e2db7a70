import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateOfDay, dayNumber } from '../search/read-model/day-number.ts'
import { paymentRates } from './payment-rates.ts'
import { splitAmount } from './split-amount.ts'

describe('splitAmount', () => {
  test.each([
    [100_001, [1, 1, 1], [33_334, 33_334, 33_333]],
    [1_001, [30, 70], [300, 701]],
    [5, [30, 70], [2, 3]],
    [1, [30, 70], [0, 1]],
    [0, [30, 70], [0, 0]],
    [10_000_000, [1, 2], [3_333_333, 6_666_667]],
    [1_999, [0, 1], [0, 1_999]],
  ])('%i by %j is %j', (amount, weights, parts) => {
    expect(splitAmount(amount, weights)).toEqual(parts)
  })

  test.each([
    [-1, [1]],
    [1.005, [1]],
    [Number.NaN, [1]],
    [Infinity, [1]],
    [1, [-1, 2]],
    [1, [0.5, 0.5]],
    [1, [0]],
    [1, []],
  ])('refuses %d by %j', (amount, weights) => {
    expect(() => splitAmount(amount, weights)).toThrow(RangeError)
  })

  test('the parts always add up, and each is within one unit of its share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 }),
        (amount, weights) => {
          const all = weights.reduce((a, b) => a + b, 0)
          fc.pre(all > 0)
          const parts = splitAmount(amount, weights)
          expect(parts.reduce((a, b) => a + b, 0)).toBe(amount)
          for (const [index, part] of parts.entries()) {
            const difference = BigInt(part) * BigInt(all) - BigInt(amount) * BigInt(weights[index] as number)
            expect(difference > -BigInt(all) && difference < BigInt(all)).toBe(true)
          }
        },
      ),
    )
  })
})

describe('paymentRates', () => {
  const base = { currency: 'EUR', today: '2027-03-01', plan: 'deposit' } as const
  const shape = (rates: ReturnType<typeof paymentRates>) =>
    rates.map(({ kind, amount, dueDate }) => [kind, amount, dueDate])

  test.each([
    [
      '2027-07-03',
      'deposit',
      [
        ['deposit', 30_000, '2027-03-01'],
        ['balance', 70_001, '2027-05-22'],
      ],
    ],
    // The balance would be due tomorrow, today, yesterday.
    [
      '2027-04-13',
      'deposit',
      [
        ['deposit', 30_000, '2027-03-01'],
        ['balance', 70_001, '2027-03-02'],
      ],
    ],
    ['2027-04-12', 'deposit', [['balance', 100_001, '2027-03-01']]],
    ['2027-04-11', 'deposit', [['balance', 100_001, '2027-03-01']]],
    ['2027-03-01', 'deposit', [['balance', 100_001, '2027-03-01']]],
    ['2027-07-03', 'full', [['balance', 100_001, '2027-03-01']]],
  ] as const)('arrival %s, %s', (arrival, plan, expected) => {
    expect(shape(paymentRates({ ...base, payable: 100_001, arrival, plan }))).toEqual(expected)
  })

  test('nothing owed, no rates', () => {
    expect(paymentRates({ ...base, payable: 0, arrival: '2027-07-03' })).toEqual([])
  })

  test('rates add up to what is owed, in order, none empty, none due after arrival (I6)', () => {
    const dates = fc.integer({ min: 0, max: 730 }).map((day) => dateOfDay(dayNumber(base.today) + day))
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 1_000_000_000 })),
        dates,
        fc.constantFrom('deposit' as const, 'full' as const),
        (payable, arrival, plan) => {
          const rates = paymentRates({ ...base, payable, arrival, plan })
          expect(rates.reduce((sum, rate) => sum + rate.amount, 0)).toBe(payable)
          expect(rates.every((rate) => Number.isInteger(rate.amount) && rate.amount > 0)).toBe(true)
          expect(rates.map((rate) => rate.index)).toEqual(rates.map((_, index) => index))
          for (const rate of rates) {
            expect(rate.dueDate >= base.today && rate.dueDate <= arrival).toBe(true)
          }
        },
      ),
      { numRuns: 500 },
    )
  })
})
