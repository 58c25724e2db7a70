import { writeCriteria, searchCookie, writeSearchCookie } from '@camping/core/search/criteria-codec.rules.ts'
import type { Criteria } from '@camping/core/search/criteria.rules.ts'
import { readCookie, writeCookie } from './read-cookie.browser.ts'
import type { PageRequest } from './page-view.ts'
import { useNavigate } from 'react-router-dom'

/** The query string of criteria on a page whose path already contains the place. With `?`, or empty. */
export function searchOf(criteria: Criteria, params: PageRequest['params'] = {}): string {
  const { funnel, country, area, city } = params
  const rest = {
    ...criteria,
    ...(funnel ? { funnel: null } : {}),
    ...(country ? { country: null } : {}),
    ...(area ? { area: null } : {}),
    ...(city ? { city: null } : {}),
  }
  const text = writeCriteria(rest)
  return text ? `?${text}` : ''
}

/** Stores persons, duration and date for the next visit (search-10, cookie `search`). */
export function rememberSearch(criteria: Criteria): void {
  const value = writeSearchCookie(criteria)
  if (readCookie(searchCookie.name) !== value) writeCookie(searchCookie.name, value, searchCookie.maxAge)
}

/**
 * Changes the search of the page in place: filters replace the history entry, a new search or page adds one
 * (routing-13). The first part of a map adds one, so that Back leads to the whole place; those that follow replace it.
 */
export function useSearchNavigation(request: PageRequest) {
  const navigate = useNavigate()
  return (criteria: Criteria, how: 'filter' | 'area' | 'search' = 'search') => {
    rememberSearch(criteria)
    const inPlace = how !== 'search'
    void navigate(request.pathname + searchOf(criteria, request.params), {
      replace: how === 'filter' || (how === 'area' && request.criteria.bounds !== null),
      state: inPlace ? { preserveScroll: true } : null,
    })
  }
}
