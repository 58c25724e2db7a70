import type { FavouriteSites, favouriteSitesRequest } from '@camping/contract/favourites.schemas.ts'
import type { z } from 'zod'
import type { SignedInContext } from '../customer-context.ts'
import { accountIdOf } from '../../platform/session/account-id-of.ts'
import { notFound } from '../../platform/problem-error.ts'
import { favouritesOf } from './account-favourites.ts'
import { listsOf } from './favourite-lists.ts'
import { pricedSites } from './priced-sites.ts'

/**
 * The caller's favourites, or those of a list, with their present price for a stay. Leaves withdrawn sites out.
 * @throws ProblemError 404 for a list that is not the caller's.
 */
export async function favouriteSites(
  requested: z.output<typeof favouriteSitesRequest>,
  context: SignedInContext,
): Promise<FavouriteSites> {
  const customerId = accountIdOf(context)
  const saved =
    requested.list === undefined
      ? await favouritesOf(context.db, customerId)
      : (await listsOf(context.db, customerId)).find(({ id }) => id === requested.list)?.entries
  if (!saved) throw notFound()
  const since = new Map(saved.map((one) => [one.siteId, one.since]))
  const { sites, ...priced } = pricedSites([...since.keys()], requested, context)
  return {
    ...priced,
    favourites: sites.map((site) => ({ since: since.get(site.siteId) ?? 0, site })),
  }
}
