import type { Guide } from '@camping/contract/content.schemas.ts'
import type { CatalogueContext } from '../search/catalogue-context.ts'
import type { FoundPlace } from '../search/find-place.ts'
import type { Funnel } from '../search/places.ts'
import type { SiteDisplay } from '../search/site-display.ts'

const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** A season may run over the turn of the year. */
function isOpenIn(month: number, { seasonFrom, seasonTo }: SiteDisplay): boolean {
  const [from, to] = [Number(seasonFrom.slice(0, 2)), Number(seasonTo.slice(0, 2))]
  return from <= to ? from <= month && month <= to : month >= from || month <= to
}

/** The mean of all reviews: a campsite weighs as many as it has. */
function ratingOf(sites: readonly SiteDisplay[]): Guide['rating'] {
  const count = sites.reduce((sum, site) => sum + site.reviewCount, 0)
  const tenths = sites.reduce((sum, site) => sum + site.ratingTenths * site.reviewCount, 0)
  return count > 0 ? { average: Math.round(tenths / count) / 10, count } : null
}

const mostFilters = 5
/** A facility that fewer campsites have is no filter to begin with. */
const fewest = 0.1

/** Of each group the first facility, in the editors' order, that tells campsites of a place apart. */
function filtersOf(sites: readonly SiteDisplay[], context: CatalogueContext): Guide['filters'] {
  const { facilities } = context.world
  const counts = new Map<number, number>()
  for (const id of sites.flatMap((site) => site.facilityIds)) counts.set(id, (counts.get(id) ?? 0) + 1)
  const distinguishes = ({ id }: { id: number }) => {
    const count = counts.get(id) ?? 0
    return count >= Math.max(1, sites.length * fewest) && count < sites.length
  }
  return facilities.groups
    .filter(({ level }) => level === 'site')
    .flatMap(({ items }) => items.find(distinguishes) ?? [])
    .slice(0, mostFilters)
    .map(({ id, name }) => ({ id, name: name[context.messages] }))
}

/** content-7: what editors wrote about a place, and what its campsites have in common. A town shares the area's. */
export function placeGuide(
  { funnel, country, area, city }: FoundPlace & { funnel: Funnel },
  context: CatalogueContext,
): Guide | null {
  const { places, displays } = context.world
  const around = area ?? (city && places.areas.need(city.areaId))
  const place = around ?? country
  if (!place) return null
  const within = around ? displays.inArea(around.id) : displays.inCountry(place.id)
  const sites = within.filter(
    (site) => site.funnelIds.includes(funnel.id) && (!city || site.cityId === city.id),
  )
  const set = context.messages
  const sections = [...(city?.guide.sections ?? []), ...(place.guide.sections ?? [])]
  return {
    sections: sections.map(({ heading, body }) => ({ heading: heading[set], body: body[set] })),
    bestMonths: place.guide.bestMonths ?? [],
    openMonths: months.filter(
      (month) => sites.length > 0 && sites.filter((site) => isOpenIn(month, site)).length * 2 >= sites.length,
    ),
    siteCount: sites.length,
    rating: ratingOf(sites),
    trips: place.guide.trips ?? [],
    population: city && city.population > 0 ? city.population : null,
    filters: filtersOf(sites, context),
  }
}
