import type { PriceLine } from '@camping/contract/values.schemas.ts'
import { usualPaymentTerms } from '@camping/editions/payment-terms.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cancellationSteps } from '../stored/cancellation-steps.ts'
import { type DiscountedStay, discountLine, discountOf, type DiscountTerms } from './discount-line.ts'
import { payableOf, paymentPlans } from './payment-plans.ts'

const line = (change: Partial<PriceLine> = {}): PriceLine => ({
  kind: 'stay',
  key: 'stay',
  quantity: 7,
  unit: 'night',
  amount: 40_005,
  currency: 'EUR',
  payableAt: 'now',
  mandatory: true,
  ...change,
})
const fee = line({ kind: 'booking-fee', key: 'booking-fee', amount: 2_000 })
const tax = line({ kind: 'tourist-tax', key: 'tourist-tax', amount: 1_650, payableAt: 'on-site' })
const linen = line({ kind: 'extra', key: 'linen', amount: 1_998 })

const tenPercent: DiscountTerms = {
  code: 'SUMMER10',
  percent: 10,
  amount: null,
  currency: null,
  siteCodes: null,
  bookedFrom: null,
  bookedUntil: null,
  stayFrom: null,
  stayUntil: null,
  leastTotal: null,
  mostUses: null,
  uses: 0,
  isEnded: false,
}
const week: DiscountedStay = {
  lines: [line(), fee, tax, linen],
  currency: 'EUR',
  stay: { dateFrom: '2027-06-05', dateTo: '2027-06-12' },
  siteCode: 'nl',
  today: '2027-03-01',
  isUsed: false,
}
const inEuro = (amount: number) => ({ percent: null, amount, currency: 'EUR' as const })

describe('price-8: what a code takes off', () => {
  it.each<[string, Partial<DiscountTerms>, number]>([
    ['10 % of the accommodation, half up', {}, 4_001],
    ['1 %, half up', { percent: 1 }, 400],
    ['all of it', { percent: 100 }, 40_005],
    ['an amount', inEuro(2_500), 2_500],
    ['an amount above the accommodation takes that off and no fee', inEuro(500_000), 40_005],
  ])('%s', (_, terms, amount) => {
    const applied = discountOf({ ...tenPercent, ...terms }, week)
    expect(applied).toEqual({ code: 'SUMMER10', amount, refusal: null, leastTotal: null })
    expect(discountLine(applied, 'EUR')).toMatchObject({ kind: 'discount', key: 'SUMMER10', amount: -amount })
  })

  it('a share of francs is rounded to five Rappen, and is never more than the price', () => {
    const francs = (percent: number, amount = 110_385) =>
      discountOf(
        { ...tenPercent, percent },
        { ...week, currency: 'CHF', lines: [line({ amount, currency: 'CHF' })] },
      )
    expect(francs(7).amount).toBe(7_725)
    expect(francs(100, 4_003).amount).toBe(4_003)
  })

  it('has no line for nothing', () => {
    const applied = discountOf(tenPercent, { ...week, lines: [line({ amount: 4 })] })
    expect(applied.amount).toBe(0)
    expect(discountLine(applied, 'EUR')).toBeUndefined()
  })

  const anyLine = fc.record({
    kind: fc.constantFrom<PriceLine['kind'][]>(
      'booking-fee',
      'guarantee-fund',
      'tourist-tax',
      'extra',
      'cover',
      'on-site',
    ),
    key: fc.string(),
    quantity: fc.constant(1),
    unit: fc.constant('booking' as const),
    amount: fc.nat(100_000),
    currency: fc.constant('EUR' as const),
    payableAt: fc.constantFrom<PriceLine['payableAt'][]>('now', 'on-site'),
    mandatory: fc.boolean(),
  })
  const off = fc.oneof(
    fc.integer({ min: 1, max: 100 }).map((percent) => ({ percent, amount: null })),
    fc.integer({ min: 1, max: 500_000 }).map(inEuro),
  )

  it('leaves lines that add up, plans that add up to what is owed, and no sum below the other costs', () => {
    fc.assert(
      fc.property(fc.nat(900_000), fc.array(anyLine), off, (price, others, terms) => {
        const lines = [line({ amount: price }), ...others]
        const sum = (some: readonly PriceLine[]) => some.reduce((total, { amount }) => total + amount, 0)
        const applied = discountOf({ ...tenPercent, ...terms }, { ...week, lines })
        const added = discountLine(applied, 'EUR')
        const all = added ? [...lines, added] : lines
        expect(Number.isSafeInteger(applied.amount)).toBe(true)
        expect(sum(all)).toBe(sum(lines) - applied.amount)
        expect(sum(all)).toBeGreaterThanOrEqual(sum(others))
        const payable = payableOf(all)
        const plans = paymentPlans({
          payable,
          currency: 'EUR',
          arrival: week.stay.dateFrom,
          today: week.today,
          terms: usualPaymentTerms,
        })
        for (const { rates } of plans)
          expect(rates.reduce((total, { amount }) => total + amount, 0)).toBe(payable)
        const steps = cancellationSteps({
          stay: { ...week.stay, nights: 7 },
          lines: all,
          state: 'confirmed',
          cancellationTerms: [
            { daysBefore: 28, percent: 30 },
            { daysBefore: null, percent: 100 },
          ],
          agreedOn: week.today,
          leastCost: 0,
        })
        for (const { cost } of steps) {
          expect(cost).toBeGreaterThanOrEqual(0)
          expect(cost).toBeLessThanOrEqual(payable)
        }
      }),
    )
  })
})

describe('price-9: when a code is good', () => {
  it.each<[string, Partial<DiscountTerms>, Partial<DiscountedStay>, string | null]>([
    ['ended', { isEnded: true }, {}, 'unknown'],
    ['for other editions', { siteCodes: ['uk', 'ie'] }, {}, 'unknown'],
    ['for this edition', { siteCodes: ['uk', 'nl'] }, {}, null],
    ['in another currency', { ...inEuro(500), currency: 'GBP' }, {}, 'unknown'],
    ['not yet', { bookedFrom: '2027-03-02' }, {}, 'unknown'],
    ['from today', { bookedFrom: '2027-03-01' }, {}, null],
    ['until today', { bookedUntil: '2027-03-01' }, {}, null],
    ['no longer', { bookedUntil: '2027-02-28' }, {}, 'unknown'],
    ['used up', { mostUses: 3, uses: 3 }, {}, 'unknown'],
    ['with a use left', { mostUses: 3, uses: 2 }, {}, null],
    ['used by this customer', {}, { isUsed: true }, 'used'],
    ['arrival before its days', { stayFrom: '2027-06-06' }, {}, 'stay'],
    ['departure after its days', { stayUntil: '2027-06-11' }, {}, 'stay'],
    ['exactly its days', { stayFrom: '2027-06-05', stayUntil: '2027-06-12' }, {}, null],
    ['a cent too little', { leastTotal: 45_654, currency: 'EUR' }, {}, 'least-total'],
    ['just enough, all costs counted', { leastTotal: 45_653, currency: 'EUR' }, {}, null],
  ])('%s', (_, terms, stay, refusal) => {
    const applied = discountOf({ ...tenPercent, ...terms }, { ...week, ...stay })
    expect(applied.refusal).toBe(refusal)
    expect(applied.amount).toBe(refusal === null ? (terms.amount ?? 4_001) : 0)
    expect(applied.leastTotal).toBe(refusal === 'least-total' ? 45_654 : null)
  })
})
