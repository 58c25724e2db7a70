import type { SiteAccommodationsReply, SiteDetail } from '@camping/contract/site.schemas.ts'
import { addNights } from '@camping/core/search/criteria.rules.ts'
import { pictureUrl } from './picture-url.ts'

/** A machine-readable amount in major units: 70050 → "700.50". All three currencies have two decimals. */
const major = (minor: number) => (minor / 100).toFixed(2)

/** The offers for the page's stay, with the displayed totals. */
function offersOf(reply: SiteAccommodationsReply | undefined, url: string): object[] {
  if (!reply) return []
  const { date, nights } = reply.stay
  return reply.accommodations.flatMap(({ name, displayPrice, reason, maxPersons }) =>
    displayPrice && reason === null
      ? [
          {
            '@type': 'Offer',
            name,
            price: major(displayPrice.sellPrice),
            priceCurrency: displayPrice.currency,
            availability: 'https://schema.org/InStock',
            availabilityStarts: date,
            availabilityEnds: addNights(date, nights),
            eligibleDuration: { '@type': 'QuantitativeValue', value: nights, unitCode: 'DAY' },
            url,
            itemOffered: {
              '@type': 'Accommodation',
              name,
              occupancy: { '@type': 'QuantitativeValue', maxValue: maxPersons, unitText: 'persons' },
            },
          },
        ]
      : [],
  )
}

/** A campsite for search engines (schema.org/Campground), with the page's content only. */
export function campground({
  site,
  accommodations,
  url,
}: {
  site: SiteDetail
  accommodations: SiteAccommodationsReply | undefined
  url: string
}): object {
  const { origin } = new URL(url)
  const { average, count } = site.rating
  const offers = offersOf(accommodations, url)
  return {
    '@type': 'Campground',
    '@id': `${url}#campground`,
    name: site.name,
    description: site.intro,
    url,
    image: site.gallery.slice(0, 3).map(({ id }) => pictureUrl(origin, id)),
    address: {
      '@type': 'PostalAddress',
      addressLocality: site.meta.city.name,
      addressRegion: site.meta.area.name,
      addressCountry: site.meta.country.code,
    },
    geo: { '@type': 'GeoCoordinates', latitude: site.location.lat, longitude: site.location.lng },
    amenityFeature: site.topFacilities.map(({ name }) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    ...(count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: average,
            bestRating: 10,
            worstRating: 1,
            reviewCount: count,
          },
        }
      : {}),
    ...(offers.length > 0 ? { makesOffer: offers } : {}),
  }
}
