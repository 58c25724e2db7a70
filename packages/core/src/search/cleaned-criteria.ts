import type { SearchSitesReply } from '@camping/contract/search.schemas.ts'
import { filterKeys, type Criteria, type FilterKey } from './criteria.ts'

type Value = string | number

/** Every value a filter can have in an answer: what it counts, and what is chosen without anything to count. */
function knownValues({ facets }: Pick<SearchSitesReply, 'facets'>): Record<FilterKey, Set<Value>> {
  const slugs = (places: readonly { slug: string }[]) =>
    new Set<Value>(places.map(({ slug }) => slug.normalize('NFC')))
  return {
    funnels: slugs(facets.funnels),
    countries: slugs(facets.countries),
    areas: slugs(facets.areas),
    facilities: new Set(facets.facilities.flatMap(({ items }) => items.map(({ id }) => id))),
    accommodations: new Set(facets.categories.map(({ key }) => key)),
    bedrooms: new Set(facets.bedrooms.map(({ bedrooms }) => bedrooms)),
  }
}

/**
 * The search without what its answer shows to lead nowhere: filter values that nothing in the catalogue has (GAPS.md
 * `query-state-sync`, "drop unknown values"), and a page behind the last one. Undefined when there is nothing to clean.
 */
export function cleanedCriteria(
  criteria: Criteria,
  answer: Pick<SearchSitesReply, 'facets' | 'paging'>,
): Criteria | undefined {
  const known = knownValues(answer)
  const isKnown = (key: FilterKey) => (value: Value) =>
    known[key].has(typeof value === 'string' ? value.normalize('NFC') : value)
  const unknown = filterKeys.filter((key) => !(criteria[key] as readonly Value[]).every(isKnown(key)))
  if (unknown.length > 0) {
    const kept = unknown.map((key) => [key, (criteria[key] as readonly Value[]).filter(isKnown(key))])
    return { ...criteria, ...Object.fromEntries(kept), page: 1 }
  }
  const last = Math.max(answer.paging.pages, 1)
  return criteria.page > last ? { ...criteria, page: last } : undefined
}
