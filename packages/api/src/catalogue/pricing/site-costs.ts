import type { MarketPricing, OnSiteCost, Party, SiteTerms, TouristTax } from './pricing.types.ts'
import { toMarketAmount } from './to-market-amount.ts'

/** Every guest, babies included. */
export const personsOf = (party: Party): number => party.adults + party.childAges.length

/** How many of the party pay a tax that starts at `fromAge`. Adults always do. */
export function taxedPersons(party: Party, fromAge: number): number {
  let taxed = party.adults
  for (const age of party.childAges) if (age >= fromAge) taxed += 1
  return taxed
}

/** Nights under the tax: those beyond `maxNights` are free. */
export const taxedNights = (tax: TouristTax, nights: number): number => Math.min(nights, tax.maxNights)

/** Person-nights under the tax. */
const taxedPersonNights = (tax: TouristTax, party: Party, nights: number): number =>
  taxedPersons(party, tax.fromAge) * taxedNights(tax, nights)

/** How often a mandatory cost is charged for a stay. */
export const onSiteQuantity = (cost: OnSiteCost, party: Party, nights: number): number =>
  cost.unit === 'stay' ? 1 : personsOf(party) * nights

/**
 * A stay's costs besides its nights, in minor units of the market: tourist tax, mandatory on-site costs, booking
 * fee, guarantee fund. Equals the sum of those lines of `priceStay`; search adds it to the nights without
 * building lines.
 */
export function siteCosts(
  terms: SiteTerms,
  { party, nights, market }: { party: Party; nights: number; market: MarketPricing },
): number {
  const tax = terms.touristTax
  let sum = market.bookingFee + market.guaranteeFundPerPerson * personsOf(party)
  if (tax) sum += toMarketAmount(taxedPersonNights(tax, party, nights) * tax.perPersonNight, market)
  for (const cost of terms.onSiteCosts)
    sum += toMarketAmount(onSiteQuantity(cost, party, nights) * cost.amount, market)
  return sum
}
