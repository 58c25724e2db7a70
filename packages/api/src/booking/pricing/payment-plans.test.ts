import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { usualPaymentTerms } from '@camping/editions/payment-terms.ts'
import { dateOfDay, dayNumber } from '../../catalogue/search/read-model/day-number.ts'
import { paymentPlans } from './payment-plans.ts'
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

const base = {
  currency: 'EUR',
  today: '2027-03-01',
  arrival: '2027-07-03',
  terms: usualPaymentTerms,
} as const

/** Plan by plan: kind, amount and day of each rate. */
const shape = (plans: ReturnType<typeof paymentPlans>) =>
  Object.fromEntries(
    plans.map(({ plan, rates }) => [
      plan,
      rates.map(({ kind, amount, dueDate }) => [kind, amount, dueDate].join(' ')),
    ]),
  )

describe('paymentPlans', () => {
  const deposit = (dueDate: string) => ['deposit 30000 2027-03-01', `balance 70001 ${dueDate}`]
  const full = ['balance 100001 2027-03-01']

  test('F45: 1000.01 in three parts is 333.34, 333.34 and 333.33', () => {
    expect(shape(paymentPlans({ ...base, payable: 100_001 }))).toEqual({
      deposit: deposit('2027-05-22'),
      parts: ['part 33334 2027-03-01', 'part 33334 2027-04-11', 'part 33333 2027-05-22'],
      full,
    })
  })

  test.each([
    ['eight weeks before the last day', '2027-06-07', { deposit: deposit('2027-04-26'), full }, true],
    ['a day less', '2027-06-06', { deposit: deposit('2027-04-25'), full }, false],
    ['the balance is due tomorrow', '2027-04-13', { deposit: deposit('2027-03-02'), full }, false],
    ['today', '2027-04-12', { full }, false],
    ['yesterday', '2027-04-11', { full }, false],
    ['arrival today', '2027-03-01', { full }, false],
  ])('%s: arrival %s', (_, arrival, expected, inParts) => {
    const { parts, ...others } = shape(paymentPlans({ ...base, payable: 100_001, arrival }))
    expect(others).toEqual(expected)
    expect(parts !== undefined).toBe(inParts)
  })

  test.each([
    [0, []],
    [1, ['full']],
    // A third, then 30 %, reaches 1.00.
    [299, ['full']],
    [300, ['parts', 'full']],
    [331, ['parts', 'full']],
    [334, ['deposit', 'parts', 'full']],
  ])('%i minor units: %j, because no rate is below what can be paid', (payable, expected) => {
    expect(paymentPlans({ ...base, payable }).map(({ plan }) => plan)).toEqual(expected)
  })

  test('francs are divided in steps of five Rappen; what no coin can pay is with the last rate', () => {
    const francs = (payable: number) => shape(paymentPlans({ ...base, payable, currency: 'CHF' }))
    expect(francs(110_385)).toEqual({
      deposit: ['deposit 33115 2027-03-01', 'balance 77270 2027-05-22'],
      parts: ['part 36795 2027-03-01', 'part 36795 2027-04-11', 'part 36795 2027-05-22'],
      full: ['balance 110385 2027-03-01'],
    })
    expect(francs(100_003)['deposit']).toEqual(['deposit 30000 2027-03-01', 'balance 70003 2027-05-22'])
  })

  test('every plan adds up to what is owed, in order, none empty, none due after arrival (I6)', () => {
    const dates = fc.integer({ min: 0, max: 730 }).map((day) => dateOfDay(dayNumber(base.today) + day))
    const amounts = fc.oneof(
      fc.constantFrom(100_001, 1_999, 10_000_000, 29, 858, 101, 299, 301),
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 1_000_000_000 }),
    )
    const seen = new Set<string>()
    fc.assert(
      fc.property(amounts, dates, (payable, arrival) => {
        const plans = paymentPlans({ ...base, payable, arrival })
        expect(plans.at(-1)?.plan).toBe('full')
        for (const { plan, rates } of plans) {
          seen.add(plan)
          expect(rates.reduce((sum, rate) => sum + rate.amount, 0)).toBe(payable)
          expect(rates.every((rate) => Number.isInteger(rate.amount) && rate.amount > 0)).toBe(true)
          expect(rates.map((rate) => rate.index)).toEqual(rates.map((_, index) => index))
          expect(rates[0]?.dueDate).toBe(base.today)
          const days = rates.map((rate) => rate.dueDate)
          expect(new Set(days).size).toBe(days.length)
          expect([...days].sort()).toEqual(days)
          expect(days.every((day) => day <= arrival)).toBe(true)
        }
        const parts = plans.find(({ plan }) => plan === 'parts')?.rates.map(({ amount }) => amount) ?? []
        expect(
          Math.max(...parts, 0) - Math.min(...parts, ...(parts.length > 0 ? [] : [0])),
        ).toBeLessThanOrEqual(1)
      }),
      { numRuns: 1000 },
    )
    expect([...seen].sort()).toEqual(['deposit', 'full', 'parts'])
  })
})
