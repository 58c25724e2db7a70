import type { FavouriteSites, favouriteSitesRequest } from '@camping/contract/favourites.schemas.ts'
import { searchSitesRequest } from '@camping/contract/search.schemas.ts'
import type { z } from 'zod'
import type { SignedInContext } from '../../server/api-context.ts'
import { findPlace } from '../search/find-place.ts'
import { queryOf } from '../search/search-sites.ts'
import { siteResult, unpricedSite } from '../search/site-result.ts'
import { chooseDate } from '../search/stay-date.ts'
import { accountIdOf } from '../session/account-id-of.ts'
import { favouritesOf } from './account-favourites.ts'

const everywhere = searchSitesRequest.parse({})
const shown = { includeTopFacilities: true }

/** The favourites of the account that asks, with what they cost now for a stay. Withdrawn sites are left out. */
export async function favouriteSites(
  asked: z.output<typeof favouriteSitesRequest>,
  context: SignedInContext,
): Promise<FavouriteSites> {
  const kept = await favouritesOf(context.db, accountIdOf(context))
  const { displays, readModel } = context.world
  const offered = kept.filter(({ siteId }) => displays.sites.has(siteId))
  const { filter, parameters } = everywhere
  const place = findPlace(parameters, context)
  const { date, isDefaultDate } = chooseDate(asked.date ?? null, place.funnel, context)
  const persons = {
    adults: asked.adults,
    children: [asked.children ?? []].flat().map((age) => ({ age })),
  }
  const query = queryOf(
    { asked: { parameters: { ...parameters, duration: asked.duration, persons }, filter }, place, date },
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
    stay: { date, nights: asked.duration, isDefaultDate },
    currency: context.currency,
    favourites: offered.map(({ siteId, since }) => {
      const hit = hits.get(siteId)
      return { since, site: hit ? siteResult(hit, context, shown) : unpricedSite(siteId, context, shown) }
    }),
  }
}
