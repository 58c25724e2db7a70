import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupPriceLines } from './group-price-lines.ts'
import type { PriceLine } from './values.schemas.ts'

const line = (change: Partial<PriceLine>): PriceLine => ({
  kind: 'stay',
  key: 'stay',
  quantity: 7,
  unit: 'night',
  amount: 70_000,
  currency: 'EUR',
  payableAt: 'now',
  mandatory: true,
  ...change,
})

const anyLine = fc.record({
  kind: fc.constantFrom<PriceLine['kind'][]>(
    'stay',
    'discount',
    'booking-fee',
    'tourist-tax',
    'extra',
    'on-site',
  ),
  key: fc.string(),
  quantity: fc.integer({ min: 1, max: 60 }),
  unit: fc.constantFrom<PriceLine['unit'][]>('stay', 'night', 'person', 'person-night', 'booking'),
  amount: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  currency: fc.constant('EUR' as const),
  payableAt: fc.constantFrom<PriceLine['payableAt'][]>('now', 'later', 'on-site'),
  mandatory: fc.boolean(),
})

describe('groupPriceLines', () => {
  it('puts the stay first, then what was chosen, then fees, and separates on-site costs', () => {
    const overview = groupPriceLines([
      line({ kind: 'tourist-tax', key: 'tax', amount: 2_100, payableAt: 'on-site' }),
      line({ kind: 'booking-fee', key: 'fee', amount: 1_950 }),
      line({ kind: 'extra', key: 'linen', amount: 3_000 }),
      line({}),
      line({ kind: 'discount', key: 'early', amount: -7_000 }),
    ])
    expect(overview.shop.map(({ key }) => key)).toEqual(['stay', 'early', 'linen', 'fee'])
    expect(overview.onSite.map(({ key }) => key)).toEqual(['tax'])
    expect(overview).toMatchObject({ shopTotal: 67_950, onSiteTotal: 2_100, total: 70_050 })
  })

  it('loses no line and no cent', () => {
    fc.assert(
      fc.property(fc.array(anyLine), (lines) => {
        const { shop, onSite, shopTotal, onSiteTotal, total } = groupPriceLines(lines)
        expect(shop.length + onSite.length).toBe(lines.length)
        expect(shopTotal + onSiteTotal).toBe(total)
        expect(total).toBe(lines.reduce((sum, one) => sum + one.amount, 0))
      }),
    )
  })
})
