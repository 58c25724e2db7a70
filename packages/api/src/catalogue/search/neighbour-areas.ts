import type { SearchSuggestions } from '@camping/contract/search-suggestions.schemas.ts'
import type { CatalogueContext } from './catalogue-context.ts'
import { areaCentre, kilometresBetween, middleOf } from './area-centres.ts'
import type { Point } from './area-centres.ts'
import type { SearchQuery } from './read-model/read-model.types.ts'

const mostAreas = 4
/** Areas further away are a different holiday. */
const furthestKm = 400

/** The place of a search: its position, and the areas that it covers already. */
interface Searched {
  readonly points: readonly Point[]
  readonly areaIds: ReadonlySet<number>
}

/**
 * Areas around the place of a search with results for it, the nearest first. The search retains its dates, its
 * party and its filters and drops its place. None for a search without a place.
 */
export function neighbourAreas(query: SearchQuery, context: CatalogueContext): SearchSuggestions['areas'] {
  const { points, areaIds } = searchedPlace(query, context)
  if (points.length === 0) return []
  const { displays, places, readModel } = context.world
  const set = context.messages
  const distanceTo = (areaId: number): number => {
    const centre = areaCentre(displays, areaId)
    return centre ? Math.min(...points.map((point) => kilometresBetween(point, centre))) : Infinity
  }
  return readModel
    .countByArea(withoutPlace(query))
    .filter(({ value }) => !areaIds.has(value))
    .map(({ value, count }) => {
      const area = places.areas.need(value)
      const country = places.countries.need(area.countryId)
      return { area, country, count, distance: distanceTo(value) }
    })
    .filter(({ distance }) => distance <= furthestKm)
    .filter(({ country }) => query.funnelId === undefined || country.funnelIds.includes(query.funnelId))
    .sort((a, b) => a.distance - b.distance || a.area.id - b.area.id)
    .slice(0, mostAreas)
    .map(({ area, country, count }) => ({
      country: { slug: country.slug[set], name: country.name[set] },
      area: { slug: area.slug[set], name: area.name[set] },
      count,
    }))
}

/** The same search without its place. */
function withoutPlace(query: SearchQuery): SearchQuery {
  const { countryId: _c, areaId: _a, cityId: _t, siteId: _s, siteIds: _l, bounds: _b, ...rest } = query
  return { ...rest, filter: { ...query.filter, site: { ...query.filter?.site, countries: [], areas: [] } } }
}

function searchedPlace(query: SearchQuery, context: CatalogueContext): Searched {
  const { displays, places } = context.world
  const { countries = [], areas = [] } = query.filter?.site ?? {}
  const inCountry = (id: number): number[] =>
    places.areas.all.filter((area) => area.countryId === id).map((area) => area.id)
  const ofAreas = (ids: readonly number[]): Searched => ({
    points: ids.flatMap((id) => areaCentre(displays, id) ?? []),
    areaIds: new Set(ids),
  })
  // The narrowest condition on the place counts.
  if (query.bounds) {
    const { north, south, west, east } = query.bounds
    const middle = {
      lat: (north + south) / 2,
      lng: west <= east ? (west + east) / 2 : (west + east + 360) / 2,
    }
    return { points: [middle], areaIds: new Set() }
  }
  if (query.siteId !== undefined || query.siteIds) {
    const ids = query.siteIds ?? [query.siteId as number]
    const sites = ids.flatMap((id) => displays.sites.get(id) ?? [])
    return ofAreas([...new Set(sites.map((site) => site.areaId))])
  }
  if (query.cityId !== undefined) {
    const city = places.cities.need(query.cityId)
    const middle = middleOf(displays.inArea(city.areaId).filter((site) => site.cityId === city.id))
    // The town's area is the nearest: other towns may have results.
    const point = middle ?? areaCentre(displays, city.areaId)
    return { points: point ? [point] : [], areaIds: new Set() }
  }
  if (query.areaId !== undefined) return ofAreas([query.areaId])
  if (areas.length > 0) return ofAreas(areas)
  if (query.countryId !== undefined) return ofAreas(inCountry(query.countryId))
  return ofAreas(countries.flatMap(inCountry))
}
