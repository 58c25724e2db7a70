import type { Searched } from '@camping/contract/searched.schemas.ts'
import { readCriteria } from '@camping/core/search/criteria-codec.rules.ts'
import { inEditionSlugs } from '@camping/core/search/results.rules.ts'
import { movedPermanently } from '../../../kit/routing/moved-permanently.ts'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { searchOf } from '../../../kit/routing/use-search-navigation.ts'
import { redirect, type Verdict } from '../../../kit/routing/verdict.ts'
import { placePath } from './place-path.ts'

/**
 * Target of an address whose query names places in another language (decision 050): the same search with this edition's
 * slugs. Parts of the search from the cookie stay out of the address.
 */
export function searchInEditionSlugs(
  request: PageRequest,
  searched: Searched | undefined,
): Verdict | undefined {
  const { query, params, pathname, app } = request
  const requested = { ...readCriteria(query, app.today), ...placeKeys(params) }
  const inEdition = inEditionSlugs(requested, searched)
  const canonical = inEdition && pathname + searchOf(inEdition, params)
  // Other code handles a place in the path.
  return canonical && canonical !== pathname + searchOf(requested, params) ? redirect(canonical) : undefined
}

/** The same for the path of a destination page; `segments` is the path with this edition's slugs. */
export function placeInEditionSlugs(
  request: PageRequest,
  segments: readonly string[] | undefined,
): Verdict | undefined {
  const requested = Object.values(request.params)
  return segments?.length === requested.length &&
    segments.join('/').normalize('NFC') !== requested.join('/').normalize('NFC')
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
