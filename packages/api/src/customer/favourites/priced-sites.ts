import type { SharedList } from '@camping/contract/favourite-lists.schemas.ts'
import type { SiteResult } from '@camping/contract/search.schemas.ts'
import { searchSitesRequest } from '@camping/contract/search.schemas.ts'
import type { CatalogueContext } from '../../catalogue/search/catalogue-context.ts'
import { findPlace } from '../../catalogue/search/find-place.ts'
import { queryOf } from '../../catalogue/search/search-sites.ts'
import { siteResult, unpricedSite } from '../../catalogue/search/site-result.ts'
import { chooseDate } from '../../catalogue/search/stay-date.ts'

const everywhere = searchSitesRequest.parse({})
const shown = { includeTopFacilities: true }

/** A stay as the query string of a call has it. */
export interface QueriedStay {
  readonly date?: string | undefined
  readonly duration: number
  readonly adults: number
  readonly children?: number | number[] | undefined
}

/** Campsites with their present price for a stay, in the order given. Leaves out what is not offered. */
export function pricedSites(
  siteIds: readonly number[],
  requested: QueriedStay,
  context: CatalogueContext,
): Pick<SharedList, 'stay' | 'currency'> & { sites: SiteResult[] } {
  const { displays, readModel } = context.world
  const offered = siteIds.filter((siteId) => displays.sites.has(siteId))
  const { filter, parameters } = everywhere
  const place = findPlace(parameters, context)
  const { date, isDefaultDate } = chooseDate(requested.date ?? null, place.funnel, context)
  const persons = {
    adults: requested.adults,
    children: [requested.children ?? []].flat().map((age) => ({ age })),
  }
  const query = queryOf(
    {
      requested: { parameters: { ...parameters, duration: requested.duration, persons }, filter },
      place,
      date,
    },
    context,
  )
  const { sites } = readModel.search({
    ...query,
    siteIds: offered,
    order: 'popular',
    direction: 'desc',
    page: 1,
    limit: Math.max(1, offered.length),
  })
  const hits = new Map(sites.map((hit) => [hit.siteId, hit]))
  return {
    stay: { date, nights: requested.duration, isDefaultDate },
    currency: context.currency,
    sites: offered.map((siteId) => {
      const hit = hits.get(siteId)
      return hit ? siteResult(hit, context, shown) : unpricedSite(siteId, context, shown)
    }),
  }
}
