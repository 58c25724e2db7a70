import type { PlaceLink } from '@camping/contract/content.schemas.ts'
import type { CatalogueContext } from '../search/catalogue-context.ts'
import { groupRows } from '../../platform/db/group-rows.ts'
import type { FoundPlace } from '../search/find-place.ts'
import type { Area, City, Country, Funnel } from '../search/places.ts'
import type { SiteDisplay } from '../search/site-display.ts'
import { describedImage } from '../images/image-alt.ts'

interface InFunnel {
  funnel: Funnel
  siteCount: number
  context: CatalogueContext
}

/** The link to a country within a funnel. */
export function countryLink(country: Country, { funnel, siteCount, context }: InFunnel): PlaceLink {
  const set = context.messages
  return {
    kind: 'country',
    name: country.name[set],
    context: '',
    slugs: [funnel.slug[set], country.slug[set]],
    siteCount,
    image: describedImage(country.imageId, set, [country.name[set]]),
  }
}

/** The link to an area within a funnel. */
export function areaLink(area: Area, { funnel, siteCount, context }: InFunnel): PlaceLink {
  const set = context.messages
  const country = context.world.places.countries.need(area.countryId)
  return {
    kind: 'area',
    name: area.name[set],
    context: country.name[set],
    slugs: [funnel.slug[set], country.slug[set], area.slug[set]],
    siteCount,
    image: describedImage(area.imageId, set, [area.name[set]]),
  }
}

/** The link to a town within a funnel. */
export function cityLink(city: City, { funnel, siteCount, context }: InFunnel): PlaceLink {
  const set = context.messages
  const { areas, countries } = context.world.places
  return {
    kind: 'city',
    name: city.name[set],
    context: `${areas.need(city.areaId).name[set]}, ${countries.need(city.countryId).name[set]}`,
    slugs: [funnel.slug[set], city.slug[set]],
    siteCount,
    image: null,
  }
}

/** The places to link to from a place: a country's areas, an area's towns, a town's neighbours in its area. */
export function placesWithin(
  { funnel, country, area, city }: FoundPlace & { funnel: Funnel },
  context: CatalogueContext,
): PlaceLink[] {
  const { places, displays } = context.world
  const inFunnel = (site: SiteDisplay): boolean => site.funnelIds.includes(funnel.id)
  const areaId = area?.id ?? city?.areaId
  const links: PlaceLink[] = []
  if (areaId !== undefined) {
    for (const [id, sites] of groupRows(displays.inArea(areaId).filter(inFunnel), (site) => site.cityId)) {
      const link = cityLink(places.cities.need(id), { funnel, siteCount: sites.length, context })
      if (id !== city?.id) links.push({ ...link, context: '' })
    }
  } else if (country) {
    for (const [id, sites] of groupRows(
      displays.inCountry(country.id).filter(inFunnel),
      (site) => site.areaId,
    )) {
      const link = areaLink(places.areas.need(id), { funnel, siteCount: sites.length, context })
      links.push({ ...link, context: '' })
    }
  }
  return links.sort((a, b) => b.siteCount - a.siteCount || a.name.localeCompare(b.name, context.messages))
}
