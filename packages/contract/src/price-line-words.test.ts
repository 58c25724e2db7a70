import { describe, expect, it } from 'vitest'
import { exchangeWords, priceLineWords } from './price-line-words.ts'
import type { PriceLine } from './values.schemas.ts'

const t = (key: string, values: Record<string, string | number> = {}) =>
  [key, ...Object.values(values)].join(' ')
const money = (minor: number, currency: string) => `${currency}${minor}`

const line = (change: Partial<PriceLine>): PriceLine => ({
  kind: 'extra',
  key: 'linen',
  quantity: 1,
  unit: 'stay',
  amount: 100,
  currency: 'GBP',
  payableAt: 'now',
  mandatory: false,
  ...change,
})

describe('priceLineWords', () => {
  it.each<[string, Partial<PriceLine>, string[]]>([
    ['one of a thing needs no number', {}, []],
    ['two name the price of one', { quantity: 2 }, ['price.unit.stay 2 GBP50']],
    [
      'two that round to no price of one name the thing',
      { quantity: 3 },
      ['price.unit.stay 3 price.kind.extra'],
    ],
    [
      'two that are charged at the campsite name what one costs there',
      { quantity: 2, local: { amount: 116, currency: 'EUR' } },
      ['price.unit.stay 2 EUR58', 'price.local EUR116'],
    ],
    ['one night is counted too', { unit: 'night' }, ['price.unit.night 1']],
    ['three persons', { unit: 'person', quantity: 3 }, ['price.unit.person 3']],
    ['a booking fee is what it is', { unit: 'booking', quantity: 1 }, []],
    [
      'a tax names its persons, minimum age and nights, and the local charge',
      {
        unit: 'person-night',
        quantity: 15,
        counted: { persons: 3, nights: 5, fromAge: 16 },
        local: { amount: 1650, currency: 'EUR' },
      },
      ['price.unit.person-night 3 5, price.fromAge 16', 'price.local EUR1650'],
    ],
    [
      'a reduction names what the same nights cost',
      { unit: 'night', quantity: 7, priorAmount: 900 },
      ['price.unit.night 7', 'price.prior GBP900'],
    ],
    ['a discount names its code', { kind: 'discount', key: 'SUMMER10', unit: 'booking' }, ['SUMMER10']],
  ])('%s', (_, change, details) => {
    expect(priceLineWords(line(change), { t, money }).details).toEqual(details)
  })

  it('is called what the catalogue calls it, else by its kind', () => {
    expect(priceLineWords(line({ label: 'Linen' }), { t, money }).label).toBe('Linen')
    expect(priceLineWords(line({ kind: 'tourist-tax' }), { t, money }).label).toBe('price.kind.tourist-tax')
  })
})

describe('exchangeWords', () => {
  it('states the whole rate and its day', () => {
    const rate = (value: number, currency: string) => `${currency}${value}`
    const exchange = { from: 'EUR', to: 'GBP', ppm: 857_313, date: '2026-11-20' } as const
    expect(exchangeWords(exchange, { t, rate, day: (date) => `<${date}>` })).toBe(
      'price.exchange EUR1 GBP0.857313 <2026-11-20>',
    )
  })
})
