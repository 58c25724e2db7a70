import type { CatalogueContext } from './catalogue-context.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { Area, City, Country, Funnel } from './places.ts'

export interface PlaceSlugs {
  funnel?: string | null | undefined
  country?: string | null | undefined
  area?: string | null | undefined
  city?: string | null | undefined
}

export interface FoundPlace {
  funnel?: Funnel
  country?: Country
  area?: Area
  city?: City
}

/**
 * The places that slugs name, in the language of the requesting edition or else of any other. Each must lie
 * within the others: an unknown slug there is a 404 of type 'destination'.
 */
export function findPlace(slugs: PlaceSlugs, context: CatalogueContext): FoundPlace {
  const { places } = context.world
  const set = context.messages
  const found: FoundPlace = {}
  if (slugs.funnel) found.funnel = present(places.funnels.byAnySlug(set, slugs.funnel)[0])
  if (slugs.country) {
    const { funnel } = found
    const inside = (country: Country): boolean => !funnel || country.funnelIds.includes(funnel.id)
    found.country = present(places.countries.byAnySlug(set, slugs.country).find(inside))
  }
  if (slugs.area) {
    const inside = (area: Area): boolean => !found.country || area.countryId === found.country.id
    found.area = present(places.areas.byAnySlug(set, slugs.area).find(inside))
  }
  if (slugs.city) {
    const inside = (city: City): boolean =>
      (!found.country || city.countryId === found.country.id) &&
      (!found.area || city.areaId === found.area.id)
    found.city = present(places.cities.byAnySlug(set, slugs.city).find(inside))
  }
  return found
}

function present<Kind>(place: Kind | undefined): Kind {
  if (place === undefined) throw notFound('destination')
  return place
}
