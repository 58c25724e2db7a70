import type { ApiContext } from '../../server/api-context.ts'
import { notFound } from '../../server/problem-error.ts'
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
 * The places that slugs of the asking edition name. Each must lie within the others: a slug that is unknown there is a
 * 404 of type 'destination'.
 */
export function findPlace(slugs: PlaceSlugs, context: ApiContext): FoundPlace {
  const { places } = context.world
  const set = context.messages
  const found: FoundPlace = {}
  if (slugs.funnel) found.funnel = present(places.funnels.bySlug(set, slugs.funnel)[0])
  if (slugs.country) {
    const country = places.countries.bySlug(set, slugs.country)[0]
    const funnel = found.funnel
    found.country = present(
      country && (!funnel || country.funnelIds.includes(funnel.id)) ? country : undefined,
    )
  }
  if (slugs.area) {
    const inside = (area: Area): boolean => !found.country || area.countryId === found.country.id
    found.area = present(places.areas.bySlug(set, slugs.area).find(inside))
  }
  if (slugs.city) {
    const inside = (city: City): boolean =>
      (!found.country || city.countryId === found.country.id) &&
      (!found.area || city.areaId === found.area.id)
    found.city = present(places.cities.bySlug(set, slugs.city).find(inside))
  }
  return found
}

function present<Kind>(place: Kind | undefined): Kind {
  if (place === undefined) throw notFound('destination')
  return place
}
