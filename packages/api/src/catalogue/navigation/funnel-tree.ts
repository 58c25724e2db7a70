import type { NavigationFunnel } from '@camping/contract/navigation.schemas.ts'
import type { Currency } from '@camping/editions/markets.ts'
import type { CatalogueContext } from '../search/catalogue-context.ts'
import { groupRows } from '../../platform/db/group-rows.ts'
import { describedImage } from '../images/image-alt.ts'
import type { Country, Funnel } from '../search/places.ts'
import type { SiteDisplay } from '../search/site-display.ts'
import { defaultDate } from '../search/stay-date.ts'

/** price-3: the stay whose total is the from-price. */
const typicalStay = { nights: 7, adults: 2, childAges: [] }

/** The lowest total of a typical stay that can be booked now: a real price, never a teaser (price-3). */
function fromPrice(
  funnel: Funnel,
  country: Country,
  context: CatalogueContext,
): { amount: number; currency: Currency } | null {
  const today = context.today()
  const { sites } = context.world.readModel.search({
    today,
    date: defaultDate(funnel, today),
    ...typicalStay,
    funnelId: funnel.id,
    countryId: country.id,
    market: context.pricing,
    order: 'price',
    direction: 'asc',
    page: 1,
    limit: 1,
  })
  return sites[0] ? { amount: sites[0].total, currency: context.currency } : null
}

/** Funnels with the countries, areas and towns that have sites in them, largest first. */
export function funnelTree(context: CatalogueContext): NavigationFunnel[] {
  const { places } = context.world
  const set = context.messages
  return places.funnels.all.map((funnel) => {
    const inFunnel = (site: SiteDisplay): boolean => site.funnelIds.includes(funnel.id)
    const countries = places.countries.all
      .filter((country) => country.funnelIds.includes(funnel.id))
      .map((country) =>
        countryBranch(
          { funnel, country, sites: context.world.displays.inCountry(country.id).filter(inFunnel) },
          context,
        ),
      )
      .filter((country) => country.siteCount > 0)
      .sort((a, b) => b.siteCount - a.siteCount || a.id - b.id)
    return {
      id: funnel.id,
      key: funnel.key,
      slug: funnel.slug[set],
      name: funnel.name[set],
      intro: funnel.intro[set],
      siteCount: countries.reduce((sum, country) => sum + country.siteCount, 0),
      image: describedImage(funnel.imageId, set, [funnel.name[set]]),
      defaultBookingDate: defaultDate(funnel, context.today()),
      countries,
    }
  })
}

interface Branch {
  funnel: Funnel
  country: Country
  /** The funnel's live sites in the place. */
  sites: readonly SiteDisplay[]
}

function countryBranch(
  { funnel, country, sites }: Branch,
  context: CatalogueContext,
): NavigationFunnel['countries'][number] {
  const set = context.messages
  const { places } = context.world
  const byArea = groupRows(sites, (site) => site.areaId)
  const cityIds = new Set(sites.map((site) => site.cityId))
  const areas = [...byArea].map(([id, areaSites]) => {
    const area = places.areas.need(id)
    return {
      id,
      slug: area.slug[set],
      name: area.name[set],
      images: { small: describedImage(area.imageId, set, [area.name[set]]) },
      siteCount: areaSites.length,
      cities: places.cities.all
        .filter((city) => city.areaId === id && cityIds.has(city.id))
        .map((city) => ({ slug: city.slug[set], name: city.name[set] })),
    }
  })
  return {
    id: country.id,
    slug: country.slug[set],
    name: country.name[set],
    code: country.code,
    title: country.title[set],
    dimension: 'country',
    siteCount: sites.length,
    fromPrice: sites.length > 0 ? fromPrice(funnel, country, context) : null,
    images: { small: describedImage(country.imageId, set, [country.name[set]]) },
    areas: areas.sort((a, b) => b.siteCount - a.siteCount || a.id - b.id),
  }
}
