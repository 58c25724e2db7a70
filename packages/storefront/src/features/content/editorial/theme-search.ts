import type { SearchSitesRequest } from '@camping/contract/search.schemas.ts'
import { readCriteria, writeCriteria } from '@camping/core/search/criteria-codec.rules.ts'
import type { Criteria } from '@camping/core/search/criteria.rules.ts'
import { searchRequest } from '@camping/core/search/search.api.ts'

type StoredSearch = Readonly<Record<string, string | readonly string[]>>

/** The criteria of a theme's prefilled search. Drops unknown keys, wrong values and past dates. */
export function themeCriteria(search: StoredSearch, today: string): Criteria {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    for (const one of typeof value === 'string' ? [value] : value) query.append(key, one)
  }
  return readCriteria(query, today)
}

/** The query string of a theme's prefilled search, with `?`, or empty. */
export function themeSearch(search: StoredSearch, today: string): string {
  const text = writeCriteria(themeCriteria(search, today))
  return text ? `?${text}` : ''
}

/** Number of campsites on a theme's page. */
const related = 4

/** The request for a few campsites that match a theme, the popular ones first. */
export function relatedSites(search: StoredSearch, today: string): SearchSitesRequest {
  const request = searchRequest(themeCriteria(search, today))
  return { ...request, paging: { ...request.paging, limit: related }, facets: 'none' }
}
