import type { MessageSet } from '@camping/editions/markets.ts'
import type { Places } from './places.ts'
import type { NameEntry } from './read-model/names/name-index.types.ts'
import type { SiteDisplays } from './site-display.ts'

/** Every entry of the autocomplete. A place is as popular as its most popular site, larger places first. */
export function* nameEntries(places: Places, displays: SiteDisplays): Generator<NameEntry<MessageSet>> {
  const live = [...displays.sites.values()].filter((site) => site.status === 'live')
  const cityPopularity = new Map<number, number>()
  const funnelsOf = { area: new Map<number, Set<number>>(), city: new Map<number, Set<number>>() }
  for (const site of live) {
    cityPopularity.set(site.cityId, Math.max(cityPopularity.get(site.cityId) ?? 0, site.popularity))
    for (const id of site.funnelIds) {
      addTo(funnelsOf.area, site.areaId, id)
      addTo(funnelsOf.city, site.cityId, id)
    }
  }
  for (const { id, name, funnelIds } of places.countries.all) {
    yield { type: 'country', id, names: name, popularity: 10_000, funnelIds }
  }
  for (const { id, name } of places.areas.all) {
    const size = displays.inArea(id).length
    const funnelIds = [...(funnelsOf.area.get(id) ?? [])]
    if (size > 0)
      yield { type: 'area', id, names: name, popularity: Math.min(10_000, 5_000 + size * 50), funnelIds }
  }
  for (const { id, name } of places.cities.all) {
    const funnelIds = [...(funnelsOf.city.get(id) ?? [])]
    const popularity = cityPopularity.get(id)
    // A place without a site would lead to an empty page.
    if (popularity !== undefined) yield { type: 'city', id, names: name, popularity, funnelIds }
  }
  for (const { id, name, popularity, funnelIds } of live)
    yield { type: 'site', id, names: name, popularity, funnelIds }
}

function addTo(map: Map<number, Set<number>>, key: number, value: number): void {
  const known = map.get(key)
  if (known) known.add(value)
  else map.set(key, new Set([value]))
}
