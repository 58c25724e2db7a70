import { markets, siteCodes } from '@camping/editions/markets.ts'
import { describe, expect, test } from 'vitest'
import { minorOf } from './money-text.ts'

describe.each(siteCodes)('%s', (site) => {
  const market = markets[site]
  const format = new Intl.NumberFormat(market.languageTag, { style: 'currency', currency: market.currency })

  test.each([0, 5, 99, 100, 12_345, 1_234_567, -4_050])(
    'an amount of %i is read as it was written',
    (minor) => {
      expect(minorOf(format.format(minor / 100), market)).toBe(minor)
    },
  )

  test('another currency is refused', () => {
    const other = new Intl.NumberFormat(market.languageTag, { style: 'currency', currency: 'SEK' })
    expect(() => minorOf(other.format(12), market)).toThrow('is not an amount in')
  })

  test('more than one amount is refused', () => {
    expect(() => minorOf(`${format.format(12)} ${format.format(13)}`, market)).toThrow('is not one amount')
  })
})
