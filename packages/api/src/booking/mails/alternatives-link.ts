import { buildPath } from '@camping/editions/build-path.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'
import type { BookingRecord } from '../documents/booking-record.ts'

/**
 * A link to alternatives: the search of the same area for the same stay and party, with the query keys of
 * docs/contracts/urls.md. Undefined for a brand without search.
 */
export function alternativesLink(
  { origin, siteCode, hasSearch }: MailIdentity,
  { offer, booking }: BookingRecord,
): string | undefined {
  if (!hasSearch) return undefined
  const { funnel, country, area } = offer.site
  const path = buildPath(siteCode, 'area', { funnel: funnel.slug, country: country.slug, area: area.slug })
  return `${origin}${path}?${stayQuery(booking)}`
}

/** A link to the campsite with the same dates and party, to book the stay again. Undefined for a brand without search. */
export function bookAgainLink(
  { origin, siteCode, hasSearch }: MailIdentity,
  { offer, booking }: BookingRecord,
): string | undefined {
  if (!hasSearch) return undefined
  const { funnel, country, area, slug } = offer.site
  const places = { funnel: funnel.slug, country: country.slug, area: area.slug, site: slug }
  return `${origin}${buildPath(siteCode, 'site', places)}?${stayQuery(booking)}`
}

function stayQuery({ stay, party }: BookingRecord['booking']): URLSearchParams {
  const query = new URLSearchParams({ date: stay.dateFrom })
  // Addresses leave defaults out.
  if (stay.nights !== 7) query.set('duration', `${stay.nights}`)
  if (party.adults !== 2) query.set('adults', `${party.adults}`)
  for (const age of party.childAges) query.append('children', `${age}`)
  return query
}
