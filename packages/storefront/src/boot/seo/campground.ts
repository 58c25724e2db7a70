import type { SiteAccommodationsReply, SiteDetail } from '@camping/contract/site.schemas.ts'
import { addNights } from '@camping/core/search/criteria.rules.ts'
import type { Accommodation, Campground, Offer, Product } from 'schema-dts'
import { pictureUrl } from './picture-url.ts'

/** A machine-readable amount in major units: 70050 → "700.50". All three currencies have two decimals. */
const major = (minor: number) => (minor / 100).toFixed(2)

type Offers = NonNullable<SiteAccommodationsReply>['accommodations']

/** "£203.00–£839.32" in machine-readable amounts: the totals of the page's stay. */
function priceRange(accommodations: Offers): string | undefined {
  const prices = accommodations.flatMap(({ displayPrice, reason }) =>
    displayPrice && reason === null ? [displayPrice] : [],
  )
  const totals = prices.map(({ sellPrice }) => sellPrice)
  const [first] = prices
  return first && `${first.currency} ${major(Math.min(...totals))}–${major(Math.max(...totals))}`
}

/** When a season that is 'MM-DD' to 'MM-DD' begins and ends next, or is now; it may go over the end of a year. */
function nextSeason({ from, to }: SiteDetail['season'], today: string): { from: string; to: string } {
  const [year, day] = [Number(today.slice(0, 4)), today.slice(5)]
  const goesOver = to < from
  const begins = day <= to && goesOver ? year - 1 : day > to && !goesOver ? year + 1 : year
  return { from: `${begins}-${from}`, to: `${goesOver ? begins + 1 : begins}-${to}` }
}

/** What is let is an accommodation and, as something that an offer can be of, a product (https://schema.org/docs/hotels.html). */
function offered(name: string, maxPersons: number): Product {
  const accommodation = {
    '@type': 'Accommodation',
    name,
    occupancy: { '@type': 'QuantitativeValue', maxValue: maxPersons, unitText: 'persons' },
  } satisfies Accommodation
  // The types of the vocabulary know no entity of two.
  return { ...accommodation, '@type': ['Accommodation', 'Product'] } as unknown as Product
}

/** The offers for the page's stay, with the displayed totals. */
function offersOf(reply: SiteAccommodationsReply | undefined, url: string): Offer[] {
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
            itemOffered: offered(name, maxPersons),
          },
        ]
      : [],
  )
}

/** A campsite for search engines (schema.org/Campground, whose vocabulary the compiler checks), with the page's content only. */
export function campground({
  site,
  accommodations,
  url,
  phone,
  today,
}: {
  site: SiteDetail
  accommodations: SiteAccommodationsReply | undefined
  url: string
  /** Of who sells the stay; campsites publish none here. */
  phone: string
  today: string
}): Exclude<Campground, string> {
  const { origin } = new URL(url)
  const { average, count } = site.rating
  const offers = offersOf(accommodations, url)
  const season = nextSeason(site.season, today)
  const pets = site.importantInfo.find(({ topic }) => topic === 'pets')?.text
  const range = accommodations && priceRange(accommodations.accommodations)
  const currency = accommodations?.accommodations.find((one) => one.displayPrice)?.displayPrice?.currency
  return {
    '@type': 'Campground',
    '@id': `${url}#campground`,
    name: site.name,
    description: site.intro,
    url,
    image: site.gallery.slice(0, 3).map(({ id }) => pictureUrl(origin, id)),
    address: {
      '@type': 'PostalAddress',
      ...(site.address && { streetAddress: site.address.street, postalCode: site.address.postcode }),
      addressLocality: site.meta.city.name,
      addressRegion: site.meta.area.name,
      addressCountry: site.meta.country.code,
    },
    telephone: phone,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '23:59',
      validFrom: season.from,
      validThrough: season.to,
    },
    ...(site.hours && { checkinTime: site.hours.checkInFrom, checkoutTime: site.hours.checkOutUntil }),
    ...(pets && { petsAllowed: pets }),
    ...(range && { priceRange: range }),
    ...(currency && { currenciesAccepted: currency }),
    hasMap: `${url}#map`,
    ...(site.registrationCode && { identifier: site.registrationCode }),
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
