import type { PriceLine, StayToPrice } from './pricing.types.ts'
import { onSiteQuantity, personsOf, taxedPersonNights } from './site-costs.ts'
import { toMarketAmount } from './to-market-amount.ts'

/** EUR cents of all nights together. */
export function sumOfNights(nightlyPrices: ArrayLike<number>): number {
  let sum = 0
  for (let night = 0; night < nightlyPrices.length; night += 1) sum += nightlyPrices[night] ?? 0
  return sum
}

/**
 * The mandatory price lines of a stay (GAPS.md "Price line"), in the order a customer reads them. Amounts are whole
 * minor units of the market, each line rounded by itself; lines of nothing are left out. An offer is no line of its own:
 * the nights already carry the lower price, `stayDiscount` tells what they cost before.
 *
 * Throws a RangeError for a stay without nights.
 */
export function priceStay({ nightlyPrices, party, terms, market }: StayToPrice): PriceLine[] {
  const nights = nightlyPrices.length
  if (nights === 0) throw new RangeError('A stay has at least one night')
  const { currency, ppm } = market
  const now = { currency, payableAt: 'now', mandatory: true } as const
  const onSite = { currency, payableAt: 'on-site', mandatory: true } as const
  const persons = personsOf(party)
  const lines: PriceLine[] = [
    {
      kind: 'stay',
      key: 'stay',
      quantity: nights,
      unit: 'night',
      amount: toMarketAmount(sumOfNights(nightlyPrices), ppm),
      ...now,
    },
    {
      kind: 'booking-fee',
      key: 'booking-fee',
      quantity: 1,
      unit: 'booking',
      amount: market.bookingFee,
      ...now,
    },
    {
      kind: 'guarantee-fund',
      key: 'guarantee-fund',
      quantity: persons,
      unit: 'person',
      amount: market.guaranteeFundPerPerson * persons,
      ...now,
    },
  ]
  const tax = terms.touristTax
  if (tax) {
    const quantity = taxedPersonNights(tax, party, nights)
    const amount = toMarketAmount(quantity * tax.perPersonNight, ppm)
    lines.push({ kind: 'tourist-tax', key: 'tourist-tax', quantity, unit: 'person-night', amount, ...onSite })
  }
  for (const cost of terms.onSiteCosts) {
    const quantity = onSiteQuantity(cost, party, nights)
    const amount = toMarketAmount(quantity * cost.amount, ppm)
    lines.push({ kind: 'on-site', key: cost.key, quantity, unit: cost.unit, amount, ...onSite })
  }
  return lines.filter((line) => line.kind === 'stay' || line.amount !== 0)
}

/** What all lines cost together, on-site ones included: the total price shown from the first card on. */
export const totalOf = (lines: readonly Pick<PriceLine, 'amount'>[]): number =>
  lines.reduce((sum, line) => sum + line.amount, 0)
