import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import type { AutocompleteItem } from '@camping/contract/search.schemas.ts'
import type { Criteria } from './criteria.rules.ts'
import { criteriaOfDraft, type SubmittedDraft } from './search-form.rules.ts'
import type { SearchDraft } from './search.slice.ts'

type Funnels = NavigationGroupsReply['funnels']

/** One option of a select. */
export interface Place {
  readonly id: number
  readonly slug: string
  readonly name: string
}

/** One of each slug, sorted by name in the language. */
function sorted(places: readonly Place[], language: string): Place[] {
  const bySlug = new Map(places.map(({ id, slug, name }) => [slug, { id, slug, name }]))
  const { compare } = new Intl.Collator(language)
  return [...bySlug.values()].sort((a, b) => compare(a.name, b.name))
}

export interface RequestedPlaces {
  readonly funnels: Funnels
  /** Slug of the searched funnel; null for all. */
  readonly funnel: string | null
  /** For sorting names. */
  readonly language: string
}

const within = ({ funnels, funnel }: RequestedPlaces) =>
  funnels.filter(({ slug }) => funnel === null || slug === funnel).flatMap(({ countries }) => countries)

/** The countries with campsites: of the searched funnel, or of all. */
export function countryOptions(requested: RequestedPlaces): Place[] {
  return sorted(within(requested), requested.language)
}

/** The areas of a country; empty while the areas load, or without a country. */
export function areaOptions(requested: RequestedPlaces, country: string | null): Place[] {
  const chosen = within(requested).filter(({ slug }) => slug === country)
  return sorted(
    chosen.flatMap(({ areas }) => areas),
    requested.language,
  )
}

/** The selects' values: the chosen ones, or the unchanged place of the search. */
export function shownPlace(
  { chosen, text }: Pick<SearchDraft, 'chosen' | 'text'>,
  criteria: Criteria,
): { country: string | null; area: string | null } {
  if (chosen) return { country: chosen.meta.country?.slug ?? null, area: chosen.meta.area?.slug ?? null }
  if (text.trim() === '') return { country: null, area: null }
  return { country: criteria.country, area: criteria.area }
}

/** A chosen country or area as a suggestion: both search boxes write the same criteria from it. */
export function placeDraft(country: Place | undefined, area?: Place): Pick<SearchDraft, 'chosen' | 'text'> {
  if (!country) return { chosen: null, text: '' }
  const chosen: AutocompleteItem = {
    ...(area
      ? { type: 'area', id: area.id, name: area.name }
      : { type: 'country', id: country.id, name: country.name }),
    context: area ? country.name : '',
    meta: {
      country: { slug: country.slug },
      area: area ? { slug: area.slug } : null,
      city: null,
      funnel: null,
      site: null,
    },
  }
  return { chosen, text: chosen.name }
}

/** The criteria of a submitted Alpha box: like those of the other box, in the funnel whose countries it offered. */
export function alphaCriteria(submitted: SubmittedDraft): Criteria {
  return { ...criteriaOfDraft(submitted), funnel: submitted.criteria.funnel }
}

/** The page for a search of the Alpha box. */
export type AlphaTarget =
  | { readonly route: 'area'; readonly params: { funnel: string; country: string; area: string } }
  | { readonly route: 'country'; readonly params: { funnel: string; country: string } }
  | { readonly route: 'search' }

/**
 * search-18: country and area lead to the area page, a country alone to its page, anything else to /search. These pages
 * belong to a funnel: the searched one, or the first that has the place.
 */
export function alphaTarget({ funnel, country, area, city, query }: Criteria, funnels: Funnels): AlphaTarget {
  if (!country || city || query) return { route: 'search' }
  const having = funnels.filter(({ countries }) => countries.some(({ slug }) => slug === country))
  const withArea = having.find(({ countries }) =>
    countries.some((one) => one.slug === country && one.areas.some(({ slug }) => slug === area)),
  )
  const chosen = funnel ?? ((area && withArea) || having[0])?.slug
  if (!chosen) return { route: 'search' }
  return area
    ? { route: 'area', params: { funnel: chosen, country, area } }
    : { route: 'country', params: { funnel: chosen, country } }
}
