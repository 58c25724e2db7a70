import type { AutocompleteItem } from '@camping/contract/search.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import { emptyCriteria, type Criteria } from './criteria.ts'

export interface SuggestionContext {
  readonly site: SiteCode
  /** The search in the box: its dates and party go along. Its funnel decides where places lead. */
  readonly criteria: Criteria
  /** Path of the page, percent-encoded. */
  readonly pathname: string
}

/** What choosing a suggestion does. `criteria` is the search there; its place may be in the path already. */
export type SuggestionChoice =
  /** The page of a campsite, in a new tab. */
  | { readonly kind: 'new-tab'; readonly path: string; readonly criteria: Criteria }
  /** The destination is on screen: only the search runs again. */
  | { readonly kind: 'again'; readonly path: string; readonly criteria: Criteria }
  | { readonly kind: 'go'; readonly path: string; readonly criteria: Criteria }

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
    return { kind: 'new-tab', path: buildPath(site, 'site', params), criteria: stay }
  }
  const place: Criteria = {
    ...stay,
    country: country ?? null,
    area: type === 'country' ? null : (area ?? null),
    city: type === 'city' ? (city ?? null) : null,
  }
  const path =
    funnel && name.trim() ? destinationPath(site, funnel, { type, country, area, city }) : undefined
  if (!path || !funnel) return { kind: 'go', path: buildPath(site, 'search'), criteria: place }
  // A town's path names its funnel and itself, and nothing of where it lies.
  const here: Criteria = type === 'city' ? { ...stay, funnel, city: place.city } : { ...place, funnel }
  return { kind: path === pathname ? 'again' : 'go', path, criteria: here }
}

interface Place {
  readonly type: AutocompleteItem['type']
  readonly country: string | undefined
  readonly area: string | undefined
  readonly city: string | undefined
}

/** The page of a place in a funnel; undefined when its own slug is missing. */
function destinationPath(site: SiteCode, funnel: string, { type, country, area, city }: Place) {
  if (type === 'country' && country) return buildPath(site, 'country', { funnel, country })
  if (type === 'area' && country && area) return buildPath(site, 'area', { funnel, country, area })
  if (type === 'city' && city) return buildPath(site, 'city', { funnel, city })
  return undefined
}
