import type { Searched } from '@camping/contract/searched.schemas.ts'
import { readCriteria } from '@camping/core/search/criteria-query.ts'
import { inOwnSlugs } from '@camping/core/search/own-slugs.ts'
import { movedPermanently } from './moved-permanently.ts'
import type { PageRequest } from './page-view.ts'
import { searchOf } from './use-search-navigation.ts'
import { redirect, type Verdict } from './verdict.ts'
import { placePath } from '../format/place-path.ts'

/**
 * Where an address leads whose query names places in another language (docs/decisions/050): to the same search in the
 * words of this edition. What the cookie added to the search stays out of the address.
 */
export function searchInOwnSlugs(request: PageRequest, searched: Searched | undefined): Verdict | undefined {
  const { query, params, pathname, app } = request
  const asked = { ...readCriteria(query, app.today), ...placeKeys(params) }
  const own = inOwnSlugs(asked, searched)
  const wanted = own && pathname + searchOf(own, params)
  // A place in the path is the path's business.
  return wanted && wanted !== pathname + searchOf(asked, params) ? redirect(wanted) : undefined
}

/** The same for a destination page whose path does; `segments` is the path in the words of this edition. */
export function placeInOwnSlugs(
  request: PageRequest,
  segments: readonly string[] | undefined,
): Verdict | undefined {
  const asked = Object.values(request.params)
  return segments?.length === asked.length &&
    segments.join('/').normalize('NFC') !== asked.join('/').normalize('NFC')
    ? movedPermanently(placePath(request.app.site, segments), request)
    : undefined
}

function placeKeys({ funnel, country, area, city }: PageRequest['params']) {
  return {
    ...(funnel ? { funnel } : {}),
    ...(country ? { country } : {}),
    ...(area ? { area } : {}),
    ...(city ? { city } : {}),
  }
}
