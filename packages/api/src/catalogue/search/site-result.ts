import type { SiteResult } from '@camping/contract/search.schemas.ts'
import type { DisplayPrice } from '@camping/contract/values.schemas.ts'
import type { CatalogueContext } from './catalogue-context.ts'
import { describedImage } from '../images/image-alt.ts'
import type { SiteHit } from './read-model/read-model.types.ts'
import type { SiteDisplay } from './site-display.ts'

/**
 * The position of a site, in the words of the requesting edition; always with the funnel of its address, so that
 * no link to it needs a redirect.
 */
export function siteMeta(site: SiteDisplay, context: CatalogueContext): SiteResult['meta'] {
  const { places } = context.world
  const set = context.messages
  const funnel = places.funnels.need(site.funnelIds[0] as number)
  const country = places.countries.need(site.countryId)
  const area = places.areas.need(site.areaId)
  const city = places.cities.need(site.cityId)
  return {
    funnel: { slug: funnel.slug[set], name: funnel.name[set] },
    country: { slug: country.slug[set], name: country.name[set], code: country.code },
    area: { slug: area.slug[set], name: area.name[set] },
    city: { slug: city.slug[set], name: city.name[set], globalName: city.globalName },
    product: funnel.key,
  }
}

/** Total and, only with a prior price for the same stay, its discount (price-4). */
export function displayPriceOf(
  hit: { total: number; discount?: SiteHit['discount'] },
  context: CatalogueContext,
): DisplayPrice {
  const { discount } = hit
  return {
    sellPrice: hit.total,
    currency: context.currency,
    discount: discount ? { percent: discount.percent, priorPrice: discount.priorTotal } : null,
  }
}

/** The facilities of a card, named. */
export function namedFacilities(
  ids: readonly number[],
  context: CatalogueContext,
): { id: number; name: string }[] {
  return ids.flatMap((id) => {
    const name = context.world.facilities.nameOf(id)?.[context.messages]
    return name === undefined ? [] : [{ id, name }]
  })
}

export interface SiteResultOptions {
  includeTopFacilities: boolean
}

/** The card of a site without a free stay, or without a requested one. */
export function unpricedSite(
  siteId: number,
  context: CatalogueContext,
  options: SiteResultOptions,
): SiteResult {
  const { world, messages } = context
  const site = world.displays.sites.get(siteId)
  if (!site) throw new Error(`Site ${siteId} is in the read model only`)
  const meta = siteMeta(site, context)
  return {
    siteId: site.id,
    id: site.id,
    name: site.name,
    slug: site.slug,
    displayPrice: null,
    ownership: site.ownership,
    minPrice: null,
    maxPrice: null,
    accommodationCount: 0,
    bestAccommodation: null,
    meta,
    rating: {
      average: site.ratingTenths / 10,
      count: site.reviewCount,
      ...(site.praised && { praised: site.praised }),
    },
    topFacilities: options.includeTopFacilities ? namedFacilities(site.topFacilityIds, context) : [],
    images: site.imageIds.map((id, index) => {
      if (index === 0) return describedImage(id, messages, [site.name, meta.area.name])
      // The others are swiped in beside it: no placeholder is seen, and the place is known.
      const { alt } = describedImage(id, messages, [])
      return { id, alt: alt || site.name }
    }),
    availabilityStatus: 'unavailable-for-dates',
    unitsLeft: null,
    location: { lat: site.lat, lng: site.lng },
  }
}

/** One result card. Needs no query: its data is in memory. */
export function siteResult(hit: SiteHit, context: CatalogueContext, options: SiteResultOptions): SiteResult {
  const { world, currency, messages } = context
  const best = world.displays.accommodations.get(hit.accommodationId)
  return {
    ...unpricedSite(hit.siteId, context, options),
    displayPrice: displayPriceOf(hit, context),
    minPrice: { amount: hit.minTotal, currency },
    maxPrice: { amount: hit.maxTotal, currency },
    accommodationCount: hit.accommodationCount,
    bestAccommodation: best
      ? {
          id: best.id,
          name: best.name[messages],
          category: best.category,
          bedrooms: best.bedrooms,
          maxPersons: best.maxPersons,
          sizeM2: best.sizeM2,
        }
      : null,
    availabilityStatus: hit.availability,
    unitsLeft: hit.availability === 'few' ? hit.unitsLeft : null,
  }
}
