import type { FavouriteSites, favouriteSitesRequest } from '@camping/contract/favourites.schemas.ts'
import { searchSitesRequest } from '@camping/contract/search.schemas.ts'
import type { z } from 'zod'
import type { SignedInContext } from '../customer-context.ts'
import { findPlace } from '../../catalogue/search/find-place.ts'
import { queryOf } from '../../catalogue/search/search-sites.ts'
import { siteResult, unpricedSite } from '../../catalogue/search/site-result.ts'
import { chooseDate } from '../../catalogue/search/stay-date.ts'
import { accountIdOf } from '../../platform/session/account-id-of.ts'
import { favouritesOf } from './account-favourites.ts'

const everywhere = searchSitesRequest.parse({})
const shown = { includeTopFacilities: true }

/** The caller's favourites with their present price for a stay. Leaves withdrawn sites out. */
export async function favouriteSites(
  requested: z.output<typeof favouriteSitesRequest>,
  context: SignedInContext,
): Promise<FavouriteSites> {
  const favourites = await favouritesOf(context.db, accountIdOf(context))
  const { displays, readModel } = context.world
  const offered = favourites.filter(({ siteId }) => displays.sites.has(siteId))
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
    siteIds: offered.map(({ siteId }) => siteId),
    order: 'popular',
    direction: 'desc',
    page: 1,
    limit: Math.max(1, offered.length),
  })
  const hits = new Map(sites.map((hit) => [hit.siteId, hit]))
  return {
    stay: { date, nights: requested.duration, isDefaultDate },
    currency: context.currency,
    favourites: offered.map(({ siteId, since }) => {
      const hit = hits.get(siteId)
      return { since, site: hit ? siteResult(hit, context, shown) : unpricedSite(siteId, context, shown) }
    }),
  }
}
