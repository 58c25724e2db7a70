import { sitePathParams } from '@camping/core/campsite/site-path.rules.ts'
import { emptyCriteria } from '@camping/core/search/criteria.rules.ts'
import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { AppContextValue } from '../app/app-context.tsx'
import { searchOf } from '../routing/use-search-navigation.ts'

type App = Pick<AppContextValue, 'site' | 'config'>

const criteriaOf = ({ dateFrom, nights, party }: BookingConfirmation) => ({
  ...emptyCriteria,
  date: dateFrom,
  duration: nights,
  adults: party.adults,
  children: party.children.map(({ age }) => age),
})

/** The page of the booked campsite; undefined for a brand without such pages. */
export function campsiteLink({ site, config }: App, booking: BookingConfirmation): string | undefined {
  if (!config.supports.destinations) return undefined
  return buildPath(site, 'site', sitePathParams(booking.site.slug, booking.site))
}

/**
 * The booked campsite with the same stay for the same party; undefined for a brand without such pages, and once the day of
 * arrival is over.
 */
export function bookAgainLink(
  app: App & { today: string },
  booking: BookingConfirmation,
): string | undefined {
  const link = booking.dateFrom >= app.today && campsiteLink(app, booking)
  return link ? link + searchOf(criteriaOf(booking)) : undefined
}

/** The same stay for the same party in the same area; undefined for a brand without a search. */
export function alternativesLink({ site, config }: App, booking: BookingConfirmation): string | undefined {
  if (!config.supports.destinations) return undefined
  const { funnel, country, area } = booking.site
  const place = { funnel: funnel.slug, country: country.slug, area: area.slug }
  return buildPath(site, 'area', place) + searchOf(criteriaOf(booking), place)
}

/** A route planner's address: opens its app on phones, and loads nothing before. */
export function directionsLink({ location: { lat, lng } }: BookingConfirmation): string {
  const to = `${lat.toFixed(5)},${lng.toFixed(5)}`
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: to })}`
}
