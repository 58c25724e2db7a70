import type { AutocompleteItem } from '@camping/contract/search.schemas.ts'
import { buildPath, type RouteParams } from '@camping/editions/build-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { RouteName } from '@camping/editions/routes.ts'
import { emptyCriteria, type Criteria } from './criteria.ts'

export interface SuggestionContext {
  readonly site: SiteCode
  /** The search in the box: its dates and party go along. Its funnel decides where places lead. */
  readonly criteria: Criteria
  /** Path of the page, percent-encoded. */
  readonly pathname: string
}

export interface SuggestionChoice {
  /** `new-tab`: the page of a campsite. `again`: the destination is on screen, only the search runs again. */
  readonly kind: 'new-tab' | 'again' | 'go'
  /** Percent-encoded, without the query. */
  readonly path: string
  /** What the path names: the query leaves it out. */
  readonly params: RouteParams
  /** The search there. */
  readonly criteria: Criteria
}

/**
 * SPEC.md §4 "Choosing an autocomplete suggestion": a site opens its page in a new tab; a city, area or country goes to its
 * destination page, or runs the search again when that is the page already; without a funnel, or a name, to /search with
 * the funnel cleared. A new search starts without filters.
 */
export function chooseSuggestion(
  { type, name, meta }: Pick<AutocompleteItem, 'type' | 'name' | 'meta'>,
  { site, criteria, pathname }: SuggestionContext,
): SuggestionChoice {
  const { date, duration, adults, children, funnel } = criteria
  const stay: Criteria = { ...emptyCriteria, date, duration, adults, children }
  const [country, area, city] = [meta.country?.slug, meta.area?.slug, meta.city?.slug]
  if (type === 'site' && meta.site && meta.funnel && country && area) {
    const params = { funnel: meta.funnel.slug, country, area, site: meta.site.slug }
    return { kind: 'new-tab', path: buildPath(site, 'site', params), params, criteria: stay }
  }
  const place: Criteria = {
    ...stay,
    country: country ?? null,
    area: type === 'country' ? null : (area ?? null),
    city: type === 'city' ? (city ?? null) : null,
  }
  const page = funnel && name.trim() ? destinationPage(funnel, { type, country, area, city }) : undefined
  if (!page) return { kind: 'go', path: buildPath(site, 'search'), params: {}, criteria: place }
  const path = buildPath(site, page.name, page.params)
  const here: Criteria = { ...stay, ...(page.params as Partial<Criteria>) }
  return { kind: path === pathname ? 'again' : 'go', path, params: page.params, criteria: here }
}

interface Place {
  readonly type: AutocompleteItem['type']
  readonly country: string | undefined
  readonly area: string | undefined
  readonly city: string | undefined
}

/** The page of a place in a funnel; undefined when a slug of its path is missing. */
function destinationPage(
  funnel: string,
  { type, country, area, city }: Place,
): { name: RouteName; params: RouteParams } | undefined {
  if (type === 'country' && country) return { name: type, params: { funnel, country } }
  if (type === 'area' && country && area) return { name: type, params: { funnel, country, area } }
  // A town's path names its funnel and itself, and nothing of where it lies.
  if (type === 'city' && city) return { name: type, params: { funnel, city } }
  return undefined
}
