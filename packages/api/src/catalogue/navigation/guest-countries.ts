import { guestCountries } from '@camping/contract/guest-countries.ts'
import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import type { MarketRow } from '@camping/editions/markets.ts'

/**
 * Lists of the booking form: countries and dialling codes, the edition's country first and its neighbours by
 * name after it.
 * @param withAddresses countries whose addresses are found by postcode
 */
export function guestCountryLists(
  market: MarketRow,
  withAddresses: ReadonlySet<string> = new Set(),
): Pick<NavigationGroupsReply, 'phonePrefixes' | 'bookingFormularCountries'> {
  const home = market.flag.toUpperCase()
  const names = new Intl.DisplayNames(market.languageTag, { type: 'region' })
  const collator = new Intl.Collator(market.languageTag)
  const named = guestCountries
    .map(([code, prefix]) => ({ code, prefix, name: names.of(code) ?? code }))
    .sort((a, b) => Number(b.code === home) - Number(a.code === home) || collator.compare(a.name, b.name))
  return {
    phonePrefixes: named.map(({ code, prefix }) => ({ country: code, prefix })),
    bookingFormularCountries: named.map(({ code, name }) => ({
      code,
      name,
      ...(withAddresses.has(code) ? { findsAddress: true } : {}),
    })),
  }
}
