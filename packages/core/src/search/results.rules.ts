import type { SearchSitesReply } from '@camping/contract/search.schemas.ts'
import { filterKeys, type Criteria, type FilterKey } from './criteria.rules.ts'
import type { Searched } from '@camping/contract/searched.schemas.ts'

type Value = string | number

/** All values of a filter in an answer: counted ones, and chosen ones without a count. */
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
 * The search without parts that its answer shows to be invalid: filter values that the catalogue does not have
 * (search-5, routing-13), and a page behind the last one. Undefined when nothing changes.
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
    const remaining = unknown.map((key) => [key, (criteria[key] as readonly Value[]).filter(isKnown(key))])
    return { ...criteria, ...Object.fromEntries(remaining), page: 1 }
  }
  const last = Math.max(answer.paging.pages, 1)
  return criteria.page > last ? { ...criteria, page: last } : undefined
}

/**
 * The same search in the slugs of this edition; undefined when it uses them already. An address shared from another
 * edition is valid and redirects to this edition's (decision 050).
 */
export function inEditionSlugs(criteria: Criteria, searched: Searched | undefined): Criteria | undefined {
  if (!searched) return undefined
  const slugOf = (key: 'funnel' | 'country' | 'area' | 'city') =>
    criteria[key] === null ? null : (searched[key]?.slug ?? criteria[key])
  const moved: Criteria = {
    ...criteria,
    funnel: slugOf('funnel'),
    country: slugOf('country'),
    area: slugOf('area'),
    city: slugOf('city'),
    ...searched.filter,
  }
  const isMoved =
    searched.filter !== undefined ||
    (['funnel', 'country', 'area', 'city'] as const).some((key) => moved[key] !== criteria[key])
  return isMoved ? moved : undefined
}
