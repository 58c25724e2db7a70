import { sitePathParams } from '@camping/core/campsite/site-path-params.ts'
import { emptyCriteria } from '@camping/core/search/criteria.ts'
import type { Cart } from '@camping/contract/booking.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { AppContextValue } from '../../app/app-context.tsx'
import { searchOf } from '../../routing/use-search-navigation.ts'

/** Back to the campsite with the stay of the cart; where a brand has no campsite pages, its home. */
export function campsiteHref({ site, config }: AppContextValue, cart: Cart): string {
  if (!config.supports.destinations) return buildPath(site, 'home')
  const stay = {
    ...emptyCriteria,
    date: cart.stay.dateFrom,
    duration: cart.stay.nights,
    adults: cart.party.adults,
    children: cart.party.children.map(({ age }) => age),
  }
  return buildPath(site, 'site', sitePathParams(cart.site.slug, cart.site)) + searchOf(stay)
}
