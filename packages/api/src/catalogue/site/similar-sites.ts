import type { SiteDetail } from '@camping/contract/site.schemas.ts'
import type { CatalogueContext } from '../search/catalogue-context.ts'
import { describedImage } from '../images/image-alt.ts'
import type { SiteDisplay } from '../search/site-display.ts'
import { siteMeta } from '../search/site-result.ts'

const shown = 4

/** Square of the distance in degrees of latitude: sufficient to compare distances. */
function distance(a: SiteDisplay, b: SiteDisplay): number {
  const east = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180)
  return (a.lat - b.lat) ** 2 + east ** 2
}

/** Live sites of the same area, then of the same country; those with a common funnel first, then the nearest. */
export function findSimilarSites(site: SiteDisplay, context: CatalogueContext): SiteDetail['similarSites'] {
  const { displays } = context.world
  const inArea = displays.inArea(site.areaId).filter((other) => other.id !== site.id)
  const elsewhere =
    inArea.length >= shown
      ? []
      : displays
          .inCountry(site.countryId)
          .filter((other) => other.id !== site.id && other.areaId !== site.areaId)
  const nearestFirst = (sites: readonly SiteDisplay[]): SiteDisplay[] => {
    const strange = (other: SiteDisplay): number =>
      Number(!other.funnelIds.some((funnel) => site.funnelIds.includes(funnel)))
    return [...sites].sort(
      (a, b) => strange(a) - strange(b) || distance(site, a) - distance(site, b) || a.id - b.id,
    )
  }
  return [...nearestFirst(inArea), ...nearestFirst(elsewhere)].slice(0, shown).map((other) => {
    const { funnel, country, area } = siteMeta(other, context)
    return {
      id: other.id,
      slug: other.slug,
      name: other.name,
      area: area.name,
      rating: { average: other.ratingTenths / 10, count: other.reviewCount },
      image: describedImage(other.imageIds[0] ?? '', context.messages, [other.name, area.name]),
      funnel,
      country: { slug: country.slug, name: country.name },
      areaPlace: area,
    }
  })
}
