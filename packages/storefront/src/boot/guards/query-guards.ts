import { fillFromSearchCookie, readCriteria } from '@camping/core/search/criteria-codec.rules.ts'
import type { Criteria } from '@camping/core/search/criteria.rules.ts'
import type { RouteParams } from '@camping/editions/build-path.ts'
import { routeRow } from '@camping/editions/routes.ts'
import { queryActionNames } from '../../kit/routing/query-action.ts'
import { allow, redirect } from '../../kit/routing/verdict.ts'
import type { Guard } from './guard.ts'

/** The place in the path is the place of the search. */
export function placeInPath(params: RouteParams): Partial<Criteria> {
  const { funnel, country, area, city } = params
  return {
    ...(funnel ? { funnel } : {}),
    ...(country ? { country } : {}),
    ...(area ? { area } : {}),
    ...(city ? { city } : {}),
  }
}

/**
 * routing-13: the search in the address becomes the page's criteria; a route whose row says `saved` fills what the address leaves
 * open from the search cookie. Pages without this guard have no search, whatever their address says.
 */
export const queryStateSync: Guard = ({ app, name, params, query }, { searchCookie } = {}) => {
  const inAddress = { ...readCriteria(query, app.today), ...placeInPath(params) }
  const criteria =
    routeRow(name).search === 'saved' ? fillFromSearchCookie(inAddress, searchCookie, app.today) : inAddress
  return { ...allow, read: { criteria } }
}

/**
 * routing-14: the key `action` of the address becomes the action that the page runs once in the browser. Unknown words do
 * nothing: they lead to the address without them.
 */
export const queryActions: Guard = ({ query, pathname }) => {
  const word = query.get('action')
  if (word === null) return allow
  const rest = new URLSearchParams(query)
  rest.delete('action')
  rest.delete('accommodation')
  const address = rest.size > 0 ? `${pathname}?${rest}` : pathname
  const name = queryActionNames.find((known) => known === word)
  if (!name) return redirect(address)
  return { ...allow, read: { action: { name, accommodation: query.get('accommodation') ?? '', address } } }
}
