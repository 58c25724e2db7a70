import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountProblem, readAmount } from './amount.rules.ts'
import { payableAmounts } from './payment.rules.ts'
import { orderOf } from './providers/provider.ts'

const rate = (index: number, open: number) => ({
  index,
  kind: index === 0 ? ('deposit' as const) : ('balance' as const),
  open,
  dueDate: `2027-0${index + 1}-01`,
})
const amounts = (...args: Parameters<typeof payableAmounts>) =>
  payableAmounts(...args).map(({ kind, amount, rate: of }) => [kind, of?.index ?? null, amount])

describe('what may be paid', () => {
  it('is the open part of each rate and everything, where more than one is open', () => {
    expect(amounts([rate(0, 20000), rate(1, 70000)], 90000)).toEqual([
      ['rate', 0, 20000],
      ['rate', 1, 70000],
      ['all', null, 90000],
    ])
  })
  it('is everything where one is open, whichever was paid before', () => {
    expect(amounts([rate(0, 0), rate(1, 70000)], 70000)).toEqual([['all', null, 70000]])
    expect(amounts([rate(0, 30000), rate(1, 0)], 30000)).toEqual([['all', null, 30000]])
    expect(amounts([rate(0, 100000)], 100000)).toEqual([['all', null, 100000]])
  })
  it('is nothing when nothing is open', () => {
    expect(amounts([rate(0, 0)], 0)).toEqual([])
  })
})

describe('an amount of one’s own', () => {
  it.each([
    [100, 1000, undefined],
    [1000, 1000, undefined],
    [99, 1000, 'validations.min-value'],
    [1001, 1000, 'validations.max-value'],
    [950, 1000, 'payment.error.rest'],
    [900, 1000, undefined],
    [50, 50, undefined],
    [Number.NaN, 1000, 'validations.min-value'],
    [1.5, 1000, 'validations.min-value'],
  ])('%d of %d: %s', (amount, open, problem) => expect(amountProblem(amount, open)?.id).toBe(problem))

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
