import { describe, expect, it } from 'vitest'
import { markets, siteCodes } from './markets.ts'
import { isSoldAmount, validUntilOf, voucherSaleOf, withdrawableUntil } from './voucher-sale.ts'

describe('the sale of gift vouchers', () => {
  it('has amounts that it sells itself, in every edition', () => {
    for (const site of siteCodes) {
      const sale = voucherSaleOf(site, markets[site].currency)
      for (const amount of [sale.least, sale.most, ...sale.presets])
        expect(isSoldAmount(sale, amount)).toBe(true)
      expect(isSoldAmount(sale, sale.least - 100)).toBe(false)
      expect(isSoldAmount(sale, sale.most + 100)).toBe(false)
      expect(isSoldAmount(sale, sale.least + 50)).toBe(false)
      expect(sale.validYears).toBeGreaterThanOrEqual(3)
    }
  })

  it('is what the app states, and the house’s for the rest', () => {
    expect(voucherSaleOf('uk', 'GBP', { most: 20_000 })).toMatchObject({
      least: 2_500,
      most: 20_000,
      validYears: 3,
    })
  })

  it.each([
    ['de', '2026-01-01T12:00:00Z', '2029-12-31'],
    ['de', '2026-12-31T23:30:00Z', '2030-12-31'],
    ['uk', '2026-12-31T23:30:00Z', '2029-12-31'],
    ['ie', '2026-06-01T12:00:00Z', '2031-12-31'],
    ['de-ch', '2026-06-01T12:00:00Z', '2036-12-31'],
    ['de-at', '2026-06-01T12:00:00Z', '2056-12-31'],
  ] as const)('bought in %s at %s it pays until %s', (site, at, until) => {
    expect(validUntilOf(voucherSaleOf(site, markets[site].currency), site, new Date(at))).toBe(until)
  })

  it.each([
    ['a Wednesday', '2026-11-25T12:00:00Z', '2026-12-09'],
    ['before midnight in UTC, after it in the edition', '2026-11-25T23:30:00Z', '2026-12-10'],
    ['to a Saturday: Monday', '2026-11-28T12:00:00Z', '2026-12-14'],
    ['to a Sunday: Monday', '2026-11-29T12:00:00Z', '2026-12-14'],
  ])('is withdrawn from within fourteen days after %s', (_, at, until) => {
    expect(withdrawableUntil('nl', new Date(at))).toBe(until)
  })
})
