import type { AutocompleteItem } from '@camping/contract/search.schemas.ts'
import { buildPath, type RouteParams } from '@camping/editions/build-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { RouteName } from '@camping/editions/routes.ts'
import { emptyCriteria, type Criteria, changeSearch } from './criteria.rules.ts'
import type { SearchDraft } from './search.slice.ts'

export interface SuggestionContext {
  readonly site: SiteCode
  /** The search in the box, whose dates and party are included. Its funnel selects the pages of places. */
  readonly criteria: Criteria
  /** Path of the page, percent-encoded. */
  readonly pathname: string
}

export interface SuggestionChoice {
  /** `new-tab`: the page of a campsite. `again`: the page of the destination is open, so only the search runs again. */
  readonly kind: 'new-tab' | 'again' | 'go'
  /** Percent-encoded, without the query. */
  readonly path: string
  /** Parts in the path, which the query omits. */
  readonly params: RouteParams
  /** The search on that page. */
  readonly criteria: Criteria
}

/**
 * search-16: a site opens its page in a new tab; a city, area or country opens its destination page, or runs the search
 * again when that page is open; without a funnel, or a name, it opens /search with the funnel cleared. A new search
 * starts without filters, in the present order.
 */
export function chooseSuggestion(
  { type, name, meta }: Pick<AutocompleteItem, 'type' | 'name' | 'meta'>,
  { site, criteria, pathname }: SuggestionContext,
): SuggestionChoice {
  const { date, duration, adults, children, funnel, sort } = criteria
  const stay: Criteria = { ...emptyCriteria, date, duration, adults, children }
  const [country, area, city] = [meta.country?.slug, meta.area?.slug, meta.city?.slug]
  if (type === 'site' && meta.site && meta.funnel && country && area) {
    const params = { funnel: meta.funnel.slug, country, area, site: meta.site.slug }
    return { kind: 'new-tab', path: buildPath(site, 'site', params), params, criteria: stay }
  }
  const place: Criteria = {
    ...stay,
    sort,
    country: country ?? null,
    area: type === 'country' ? null : (area ?? null),
    city: type === 'city' ? (city ?? null) : null,
  }
  const page = funnel && name.trim() ? destinationPage(funnel, { type, country, area, city }) : undefined
  if (!page) return { kind: 'go', path: buildPath(site, 'search'), params: {}, criteria: place }
  const path = buildPath(site, page.name, page.params)
  const here: Criteria = { ...stay, sort, ...(page.params as Partial<Criteria>) }
  return { kind: path === pathname ? 'again' : 'go', path, params: page.params, criteria: here }
}

interface Place {
  readonly type: AutocompleteItem['type']
  readonly country: string | undefined
  readonly area: string | undefined
  readonly city: string | undefined
}

/** The page of a place in a funnel; undefined without one of its slugs. */
function destinationPage(
  funnel: string,
  { type, country, area, city }: Place,
): { name: RouteName; params: RouteParams } | undefined {
  if (type === 'country' && country) return { name: type, params: { funnel, country } }
  if (type === 'area' && country && area) return { name: type, params: { funnel, country, area } }
  // A town's path contains only its funnel and its name.
  if (type === 'city' && city) return { name: type, params: { funnel, city } }
  return undefined
}

/** The form's initial state: the current search, with the name of its place. */
export function draftOf(criteria: Criteria, placeName: string): SearchDraft {
  return {
    text: criteria.query ?? placeName,
    chosen: null,
    date: criteria.date,
    duration: criteria.duration,
    adults: criteria.adults,
    childAges: [...criteria.children],
  }
}

/** The place of the draft: the chosen one, the unchanged one of the current search, or the typed words. */
function placeOf(draft: SearchDraft, placeName: string): Partial<Criteria> {
  const nowhere = { query: null, funnel: null, country: null, area: null, city: null }
  if (draft.chosen) {
    const { meta } = draft.chosen
    return {
      ...nowhere,
      country: meta.country?.slug ?? null,
      area: meta.area?.slug ?? null,
      city: meta.city?.slug ?? null,
    }
  }
  if (draft.text.trim() === '') return nowhere
  if (draft.text === placeName) return {}
  return { ...nowhere, query: draft.text.trim() }
}

export interface SubmittedDraft {
  draft: SearchDraft
  /** What is searched now. */
  criteria: Criteria
  /** Name of the place in it. */
  placeName: string
  today: string
}

/**
 * The criteria of a submitted form. A new search drops filters and page and keeps the order. The form handles children without an age: it
 * does not submit them.
 */
export function criteriaOfDraft({ draft, criteria, placeName, today }: SubmittedDraft): Criteria {
  const { funnel, country, area, city, query, sort } = criteria
  return changeSearch(
    { ...emptyCriteria, funnel, country, area, city, query, sort },
    {
      ...placeOf(draft, placeName),
      date: draft.date,
      duration: draft.duration,
      adults: draft.adults,
      children: draft.childAges.filter((age) => age !== null).sort((a, b) => a - b),
    },
    today,
  )
}
