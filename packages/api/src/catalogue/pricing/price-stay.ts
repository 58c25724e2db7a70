import type { PriceLine, StayToPrice } from './pricing.types.ts'
import { onSiteAmount } from './on-site-amount.ts'
import { onSiteQuantity, personsOf, taxedNights, taxedPersons } from './site-costs.ts'
import { stayDiscount } from './stay-discount.ts'
import { sumOfNights } from './sum-of-nights.ts'
import { toMarketAmount } from './to-market-amount.ts'

/**
 * The mandatory price lines of a stay (price-5), in the order a customer reads them. Amounts are whole minor
 * units of the market, rounded per line; lines of zero are left out. A promotion has no line: the nights have
 * the reduced price, and their line states the former price where the law allows it.
 * Throws a RangeError for a stay without nights.
 */
export function priceStay(stay: StayToPrice): PriceLine[] {
  const { nightlyPrices, party, terms, market } = stay
  const nights = nightlyPrices.length
  if (nights === 0) throw new RangeError('A stay has at least one night')
  const { currency } = market
  const now = { currency, payableAt: 'now', mandatory: true } as const
  const onSite = { payableAt: 'on-site', mandatory: true } as const
  const persons = personsOf(party)
  const lines: PriceLine[] = [
    {
      kind: 'stay',
      key: 'stay',
      quantity: nights,
      unit: 'night',
      amount: toMarketAmount(sumOfNights(nightlyPrices), market),
      ...now,
      ...priorAmount(stay),
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
    const counted = { persons: taxedPersons(party, tax.fromAge), nights: taxedNights(tax, nights) }
    const quantity = counted.persons * counted.nights
    lines.push({
      kind: 'tourist-tax',
      key: 'tourist-tax',
      quantity,
      unit: 'person-night',
      ...onSiteAmount(quantity * tax.perPersonNight, market),
      ...onSite,
      counted: tax.fromAge > 0 ? { ...counted, fromAge: tax.fromAge } : counted,
    })
  }
  for (const cost of terms.onSiteCosts) {
    const quantity = onSiteQuantity(cost, party, nights)
    lines.push({
      kind: 'on-site',
      key: cost.key,
      quantity,
      unit: cost.unit,
      ...onSiteAmount(quantity * cost.amount, market),
      ...onSite,
      ...(cost.unit === 'person-night' ? { counted: { persons, nights } } : {}),
    })
  }
  return lines.filter((line) => line.kind === 'stay' || line.amount !== 0)
}

/** The former price of the nights, in the market's minor units, where a reduction may be announced (30-day rule). */
function priorAmount(stay: StayToPrice): Pick<PriceLine, 'priorAmount'> {
  if (!stay.priorPrices || !stayDiscount(stay)) return {}
  return { priorAmount: toMarketAmount(sumOfNights(stay.priorPrices), stay.market) }
}

/** The sum of all lines, on-site ones included: the total price shown from the first card on. */
export const totalOf = (lines: readonly Pick<PriceLine, 'amount'>[]): number =>
  lines.reduce((sum, line) => sum + line.amount, 0)
