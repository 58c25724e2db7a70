import { expect, it } from 'vitest'
import { priceLineOf } from './testing/price-line-of.ts'
import { plannedSums } from './planned-sums.ts'

const shop = priceLineOf(81_550, 'now')
const onSite = priceLineOf(2382, 'on-site')
const rates = [{ amount: 24_465 }, { amount: 57_085 }]

it('ends a plan with what is paid at the campsite and the total', () => {
  expect(plannedSums(rates, [shop, onSite])).toEqual({ onSiteTotal: 2382, total: 83_932 })
  expect(plannedSums(rates, [shop])).toEqual({ onSiteTotal: 0, total: 81_550 })
})

it('promises no total to a plan that does not add up, and needs none for one payment of everything', () => {
  expect(plannedSums([{ amount: 24_465 }], [shop, onSite])).toBeUndefined()
  expect(plannedSums([{ amount: 81_550 }], [shop])).toBeUndefined()
  expect(plannedSums([{ amount: 81_550 }], [shop, onSite])).toEqual({ onSiteTotal: 2382, total: 83_932 })
})
