import type { MarketRate, Party, PriceLine } from './pricing.types.ts'
import { personsOf } from './site-costs.ts'
import { onSiteAmount } from './on-site-amount.ts'
import { toMarketAmount } from './to-market-amount.ts'

/** The price basis of an extra. EUR cents per unit. */
export interface ExtraToPrice {
  readonly key: string
  readonly unit: 'stay' | 'night' | 'person' | 'person-night'
  readonly price: number
  readonly payableAt: 'now' | 'on-site'
  /** Only persons of at least this age are charged (adults always count as old enough). */
  readonly fromAge?: number | undefined
  /** Only persons of at most this age are charged; below 18 it leaves the adults out. */
  readonly toAge?: number | undefined
}

const hasAges = (extra: ExtraToPrice): boolean => extra.fromAge !== undefined || extra.toAge !== undefined

/** How many persons of the party are in the age range of an extra. */
export function personsForExtra(extra: ExtraToPrice, party: Party): number {
  if (!hasAges(extra)) return personsOf(party)
  const from = extra.fromAge ?? 0
  const to = extra.toAge ?? Infinity
  const adults = to >= 18 ? party.adults : 0
  return adults + party.childAges.filter((age) => age >= from && age <= to).length
}

/**
 * The price line of a chosen extra: `chosen` times per stay or night, or for `chosen` persons, at most as many
 * as its age range allows. Minor units of the market; what is paid now is the shown price of one, as often as it is chosen. Undefined when nothing is charged.
 */
export function priceExtra(
  extra: ExtraToPrice,
  { chosen, party, nights, market }: { chosen: number; party: Party; nights: number; market: MarketRate },
): PriceLine | undefined {
  const perPerson = extra.unit === 'person' || extra.unit === 'person-night'
  const count = perPerson ? Math.min(chosen, personsForExtra(extra, party)) : chosen
  const quantity = extra.unit === 'night' || extra.unit === 'person-night' ? count * nights : count
  if (quantity <= 0) return undefined
  return {
    kind: 'extra',
    key: extra.key,
    quantity,
    unit: extra.unit,
    ...(extra.payableAt === 'on-site'
      ? onSiteAmount(quantity * extra.price, market)
      : { amount: quantity * toMarketAmount(extra.price, market), currency: market.currency }),
    payableAt: extra.payableAt,
    mandatory: false,
    ...(extra.unit === 'person-night' ? { counted: { persons: count, nights } } : {}),
  }
}
