import { sitePathParams } from '@camping/core/campsite/site-path.rules.ts'
import { emptyCriteria } from '@camping/core/search/criteria.rules.ts'
import type { Cart } from '@camping/contract/booking.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { AppContextValue } from '../../../kit/app/app-context.tsx'
import { searchOf } from '../../../kit/routing/use-search-navigation.ts'

/** Link to the campsite with the stay of the cart; for a brand without campsite pages, to its home. */
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
