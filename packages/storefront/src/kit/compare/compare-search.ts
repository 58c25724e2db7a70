import { emptyCriteria, type Criteria } from '@camping/core/search/criteria.rules.ts'
import { writeCriteria } from '@camping/core/search/criteria-codec.rules.ts'

/** The query string of a comparison, with `?`: the items, and of the search the stay and the party. */
export function compareSearch(items: readonly string[], criteria: Criteria): string {
  const { date, duration, adults, children } = criteria
  const query = new URLSearchParams(items.map((item) => ['items', item]))
  const stay = writeCriteria({ ...emptyCriteria, date, duration, adults, children })
  const text = [query.toString(), stay].filter(Boolean).join('&')
  return text && `?${text}`
}
