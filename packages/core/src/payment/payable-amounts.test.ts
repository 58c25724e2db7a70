import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountProblem, payableAmounts, restOfRates, readAmount } from './payment.rules.ts'
import { orderOf } from './providers/provider.ts'

const rate = (index: number, amount: number, status: 'pending' | 'paid' | 'cancelled' = 'pending') => ({
  index,
  kind: index === 0 ? ('deposit' as const) : ('balance' as const),
  amount,
  dueDate: `2027-0${index + 1}-01`,
  status,
})
const amounts = (...args: Parameters<typeof payableAmounts>) =>
  payableAmounts(...args).map(({ kind, amount, rate: of }) => [kind, of?.index ?? null, amount])

describe('what may be paid', () => {
  it('is each pending rate and everything, where more than one is pending', () => {
    expect(amounts([rate(0, 30000), rate(1, 70000)], 100000)).toEqual([
      ['rate', 0, 30000],
      ['rate', 1, 70000],
      ['all', null, 100000],
    ])
  })
  it('is everything where one is pending', () => {
    expect(amounts([rate(0, 30000, 'paid'), rate(1, 70000)], 70000)).toEqual([['all', null, 70000]])
    expect(amounts([rate(0, 100000)], 100000)).toEqual([['all', null, 100000]])
  })
  it('counts a payment in part for the earliest rate', () => {
    expect(amounts([rate(0, 30000), rate(1, 70000)], 90000)).toEqual([
      ['rate', 0, 20000],
      ['rate', 1, 70000],
      ['all', null, 90000],
    ])
  })
  it('reports the rest of each rate, paid and cancelled ones included', () => {
    const rates = [rate(0, 30000, 'paid'), rate(1, 40000), rate(2, 20000, 'cancelled'), rate(3, 30000)]
    expect([...restOfRates(rates, 45000)]).toEqual([
      [0, 0],
      [1, 15000],
      [2, 0],
      [3, 30000],
    ])
  })
  it('is nothing when nothing is open', () => {
    expect(amounts([rate(0, 30000, 'paid')], 0)).toEqual([])
  })
  it('adds up to what is open, whatever was paid', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 5 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (parts, share) => {
          const total = parts.reduce((sum, one) => sum + one, 0)
          const open = total - Math.floor(total * share)
          const offered = payableAmounts(
            parts.map((one, index) => rate(index, one)),
            open,
          )
          const rates = offered.filter(({ kind }) => kind === 'rate')
          if (rates.length > 0) expect(rates.reduce((sum, { amount }) => sum + amount, 0)).toBe(open)
          expect(offered.at(-1)?.amount ?? 0).toBe(open)
        },
      ),
    )
  })
})

describe('an amount of one’s own', () => {
  it.each([
    [100, 1000, undefined],
    [1000, 1000, undefined],
    [99, 1000, 'too-small'],
    [1001, 1000, 'too-large'],
    [950, 1000, 'rest'],
    [900, 1000, undefined],
    [50, 50, undefined],
    [Number.NaN, 1000, 'too-small'],
    [1.5, 1000, 'too-small'],
  ])('%d of %d: %s', (amount, open, problem) => expect(amountProblem(amount, open)).toBe(problem))

  it.each([
    ['19.99', '.', 1999],
    ['12,50', '.', 1250],
    ['12.50', ',', 1250],
    ['1 234,5', ',', 123450],
    ['1’234.50', '.', 123450],
    ['1.234,50', ',', 123450],
    ['1,234.50', '.', 123450],
    ['1.234', ',', 123400],
    ['12.345,60', ',', 1234560],
    ['1.234.567', ',', 123456700],
    ['€ 20', ',', 2000],
    ['0.29', '.', 29],
    ['1.005', '.', undefined],
    ['8.575', '.', undefined],
    ['10,001', ',', undefined],
    ['1.2.3', '.', undefined],
    ['1.23.456', ',', undefined],
    ['1.234.50', ',', undefined],
    ['-1', '.', undefined],
    ['NaN', '.', undefined],
    ['1e7', '.', undefined],
    ['', '.', undefined],
  ])('%j with decimals after %s is %d in minor units', (text, sign, minor) =>
    expect(readAmount(text, sign)).toBe(minor),
  )

  it('leaves minor units without losing a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (amount) => {
        const order = orderOf({
          bookingId: '5PRAKA9451',
          amount,
          paymentMethod: 'card',
          idempotencyKey: 'k'.repeat(20),
          origin: '',
          apiLocale: 'nl',
          returnPath: '/nl',
        })
        expect(Math.round(order.amount * 100)).toBe(amount)
        expect(String(order.amount)).not.toMatch(/\.\d{3,}/)
      }),
    )
  })
})
