import type { Inventory } from '@camping/editions/inventory.ts'
import { groupRows } from '../../platform/db/group-rows.ts'
import { nameEntries } from './name-entries.ts'
import type { Named, PlaceList, Places } from './places.ts'
import { createNameIndex } from './read-model/names/name-index.ts'
import type { ReadModel } from './read-model/read-model.types.ts'
import type { SiteSet } from './read-model/site-sets.types.ts'
import type { SiteDisplay, SiteDisplays } from './site-display.ts'
import type { World } from './world.ts'

/** Worlds as editions with a part of the catalogue see them, dropped with the world they were made from. */
const known = new WeakMap<World, Map<Inventory, World>>()

/**
 * The world of an edition that offers a part of the catalogue (decision 347): everything that lists, finds or shows campsites and
 * places reads it, so nothing outside the part is found by name, by search or by its address.
 */
export function offeredWorld(world: World, inventory: Inventory | undefined): World {
  if (!inventory) return world
  const worlds = known.get(world) ?? new Map<Inventory, World>()
  known.set(world, worlds)
  const made = worlds.get(inventory) ?? restrict(world, inventory)
  worlds.set(inventory, made)
  return made
}

function restrict(world: World, inventory: Inventory): World {
  const funnelIds = offeredFunnels(world, inventory)
  const countryIds = offeredCountries(world, inventory)
  const chosen = [...world.displays.sites.values()].filter(
    (site) =>
      (!countryIds || countryIds.has(site.countryId)) &&
      (!funnelIds || site.funnelIds.some((id) => funnelIds.has(id))) &&
      (inventory.campsites?.includes(site.slug) ?? true),
  )
  const set = world.readModel.siteSet(
    chosen.map(({ id }) => id),
    { all: inventory.facilities ?? [], oneOf: inventory.tags },
  )
  const sites = chosen.filter(({ id }) => set.has(id)).map((site) => inFunnels(site, funnelIds))
  const displays = offeredDisplays(world.displays, sites)
  const places = offeredPlaces(world.places, sites)
  return {
    ...world,
    places,
    displays,
    readModel: offeredModel(world.readModel, set),
    names: createNameIndex(nameEntries(places, displays)),
    offeredSites: sites.map(({ id }) => id),
  }
}

function offeredFunnels({ places }: World, { funnels }: Inventory): ReadonlySet<number> | undefined {
  if (!funnels) return undefined
  return new Set(places.funnels.all.filter(({ key }) => funnels.includes(key)).map(({ id }) => id))
}

function offeredCountries({ places }: World, { countries }: Inventory): ReadonlySet<number> | undefined {
  if (!countries) return undefined
  return new Set(places.countries.all.filter(({ code }) => countries.includes(code)).map(({ id }) => id))
}

/** The site in the offered kinds of holiday only. It inherits all else, because ratings change while the process runs. */
function inFunnels(site: SiteDisplay, funnelIds: ReadonlySet<number> | undefined): SiteDisplay {
  if (!funnelIds || site.funnelIds.every((id) => funnelIds.has(id))) return site
  const value = site.funnelIds.filter((id) => funnelIds.has(id))
  return Object.create(site, { funnelIds: { value, enumerable: true } }) as SiteDisplay
}

function offeredDisplays(all: SiteDisplays, sites: readonly SiteDisplay[]): SiteDisplays {
  const live = sites.filter(({ status }) => status === 'live')
  const areas = groupRows(live, ({ areaId }) => areaId)
  const countries = groupRows(live, ({ countryId }) => countryId)
  return {
    sites: new Map(sites.map((site) => [site.id, site])),
    bySlug: new Map(live.map((site) => [site.slug, site])),
    accommodations: all.accommodations,
    inArea: (id) => areas.get(id) ?? [],
    inCountry: (id) => countries.get(id) ?? [],
  }
}

/** The places of a list that have offered sites. `need` still answers for all: a foreign key is no question of a visitor. */
function offeredList<Kind extends Named>(
  { all, get, need, bySlug, byAnySlug }: PlaceList<Kind>,
  ids: ReadonlySet<number>,
): PlaceList<Kind> {
  const isOffered = ({ id }: Kind): boolean => ids.has(id)
  return {
    all: all.filter(isOffered),
    get: (id) => (ids.has(id) ? get(id) : undefined),
    need,
    bySlug: (messages, slug) => bySlug(messages, slug).filter(isOffered),
    byAnySlug: (messages, slug) => byAnySlug(messages, slug).filter(isOffered),
  }
}

function offeredPlaces({ funnels, countries, areas, cities }: Places, sites: readonly SiteDisplay[]): Places {
  const live = sites.filter(({ status }) => status === 'live')
  return {
    funnels: offeredList(funnels, new Set(live.flatMap(({ funnelIds }) => funnelIds))),
    countries: offeredList(countries, new Set(live.map(({ countryId }) => countryId))),
    areas: offeredList(areas, new Set(live.map(({ areaId }) => areaId))),
    cities: offeredList(cities, new Set(live.map(({ cityId }) => cityId))),
  }
}

/** The same model, whose every question is about the offered sites. */
const offeredModel = (model: ReadModel, within: SiteSet): ReadModel => ({
  ...model,
  search: (query) => model.search({ ...query, within }),
  map: (query) => model.map({ ...query, within }),
  count: (query) => model.count({ ...query, within }),
  countByArea: (query) => model.countByArea({ ...query, within }),
  accommodations: (query) => model.accommodations({ ...query, within }),
  arrivalTotals: (query) => model.arrivalTotals({ ...query, within }),
  arrivalDays: (query) => (within.has(query.siteId) ? model.arrivalDays(query) : undefined),
})
