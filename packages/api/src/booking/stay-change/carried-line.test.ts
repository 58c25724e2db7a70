import type { PriceLine } from '@camping/contract/values.schemas.ts'
import { expect, test } from 'vitest'
import { carriedLine } from './carried-line.ts'

const stays = {
  before: { nights: 7, persons: 4, amount: 70_000 },
  after: { nights: 9, persons: 3, amount: 95_000 },
  rate: { currency: 'GBP', ppm: 862_345, rateDate: '2027-02-26' },
} as const
const line = (changes: Partial<PriceLine>): PriceLine => ({
  kind: 'extra',
  key: 'x',
  quantity: 1,
  unit: 'stay',
  amount: 999,
  currency: 'GBP',
  payableAt: 'now',
  mandatory: false,
  ...changes,
})

test.each<[string, Partial<PriceLine>, Partial<PriceLine>]>([
  ['for the stay', {}, {}],
  ['for a person', { unit: 'person', quantity: 3, amount: 6_003 }, {}],
  ['by the night', { unit: 'night', quantity: 14, amount: 4_970 }, { quantity: 18, amount: 6_390 }],
  [
    'by person and night',
    { unit: 'person-night', quantity: 14, amount: 17_570, counted: { persons: 2, nights: 7 } },
    { quantity: 18, amount: 22_590, counted: { persons: 2, nights: 9 } },
  ],
  [
    'at the campsite, in its currency',
    {
      unit: 'night',
      quantity: 7,
      amount: 2_143,
      payableAt: 'on-site',
      local: { amount: 2_485, currency: 'EUR' },
    },
    { quantity: 9, amount: 2_755, local: { amount: 3_195, currency: 'EUR' } },
  ],
  [
    'a fund for everybody',
    { kind: 'guarantee-fund', unit: 'person', quantity: 4, amount: 2_000 },
    { quantity: 3, amount: 1_500 },
  ],
  [
    'a cover for everybody and every night',
    { kind: 'cover', unit: 'person-night', quantity: 28, amount: 2_800, counted: { persons: 4, nights: 7 } },
    { quantity: 27, amount: 2_700, counted: { persons: 3, nights: 9 } },
  ],
  ['a share of the nights', { kind: 'cover', unit: 'booking', amount: 3_150 }, { amount: 4_275 }],
])('%s', (_, before, after) => {
  expect(carriedLine(line(before), stays)).toEqual(line({ ...before, ...after }))
})

test('nothing is divided by nothing', () => {
  const free = { ...stays, before: { nights: 7, persons: 4, amount: 0 } }
  expect(carriedLine(line({ kind: 'cover', unit: 'booking', amount: 0 }), free).amount).toBe(0)
})

test('a share of francs is rounded to five Rappen', () => {
  const francs = line({ kind: 'cover', unit: 'booking', amount: 3_145, currency: 'CHF' })
  expect(carriedLine(francs, stays).amount % 5).toBe(0)
})

test.each<[string, Partial<PriceLine>]>([
  ['a line by the night', { unit: 'night', quantity: 7, amount: 110_384 }],
  ['a share of the nights', { kind: 'cover', unit: 'booking', amount: 3_143 }],
  [
    'a cost at the campsite',
    {
      unit: 'night',
      quantity: 7,
      amount: 2_368,
      payableAt: 'on-site',
      local: { amount: 2_485, currency: 'EUR' },
    },
  ],
])('francs of a contract from before move with nothing: %s', (_, agreed) => {
  const unmoved = { ...stays, after: stays.before, rate: { ...stays.rate, currency: 'CHF' as const } }
  const francs = line({ ...agreed, currency: 'CHF' })
  expect(carriedLine(francs, unmoved)).toEqual(francs)
})
