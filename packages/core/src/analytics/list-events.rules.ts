import type { AnalyticsEvent, AnalyticsSeason } from '@camping/contract/analytics-events.ts'
import type { SearchSitesReply, SearchSitesRequest } from '@camping/contract/search.schemas.ts'
import { itemsOfResults } from './analytics-items.rules.ts'

/** A list of campsites as a visitor sees it: what was asked for, and the answer. */
export interface ShownList {
  /** Name of its route, such as `country`. */
  readonly route: string
  /** Whether the page is a search by itself, and no landing page with a list. */
  readonly isSearch: boolean
  readonly request: SearchSitesRequest
  readonly reply: Pick<SearchSitesReply, 'sites' | 'paging' | 'stay' | 'currency'>
}

/** What was searched, by slugs. Typed words are not told: they may be anything (analytics-10). */
export function searchTerm({ parameters = {} }: SearchSitesRequest): string {
  if (parameters.query) return '(words)'
  const { funnel, country, area, city } = parameters
  return [funnel, country, area, city].filter(Boolean).join('/') || '(all)'
}

/** Names a list for analytics: the route that shows it, and its place. */
export const listName = ({ route, request }: Pick<ShownList, 'route' | 'request'>) => ({
  item_list_id: route,
  item_list_name: searchTerm(request),
})

const partyOf = ({ parameters: { persons } = {} }: SearchSitesRequest) => ({
  adults: persons?.adults ?? 2,
  children: persons?.children?.length ?? 0,
})

const stayOf = ({ request, reply }: ShownList) => ({
  check_in_date: reply.stay.date,
  nights: reply.stay.nights,
  ...partyOf(request),
})

/** Two lists are of one search when place, stay and party are the same, whatever is filtered, sorted or turned over. */
const searchOf = ({ route, request: { parameters } }: ShownList) => JSON.stringify([route, parameters])
const withoutBounds = (list: ShownList) =>
  searchOf({ ...list, request: { parameters: { ...list.request.parameters, bounds: null } } })
const orderOf = ({ request: { paging } }: ShownList) => `${paging?.orderBy}-${paging?.order}`

const units = (minor: number | undefined): number | '' => (minor === undefined ? '' : minor / 100)

/** The values of a search's filters by their names, as texts. */
function filtersOf({ request: { filter } }: ShownList) {
  const { site = {}, accommodation = {} } = filter ?? {}
  const lists = {
    funnels: site.funnels,
    countries: site.countries,
    areas: site.areas,
    facilities: site.facilities,
    accommodations: accommodation.categories,
    bedrooms: accommodation.bedrooms,
    // Amounts in the edition's currency, as in the address; an end that is open is empty.
    price: accommodation.price && [`${units(accommodation.price.from)}-${units(accommodation.price.to)}`],
    rating: site.rating ? [site.rating / 10] : [],
  }
  return Object.entries(lists).flatMap(([name, values]) =>
    (values ?? []).map((value) => ({ name: name as keyof typeof lists, value: String(value) })),
  )
}

/** What changed between the filters of two lists. */
function filterEvents(before: ShownList, now: ShownList): AnalyticsEvent[] {
  const missingIn = (list: ShownList) => {
    const known = filtersOf(list)
    return (one: (typeof known)[number]) =>
      !known.some(({ name, value }) => name === one.name && value === one.value)
  }
  const told = (filter_action: 'set' | 'removed') => (one: ReturnType<typeof filtersOf>[number]) => ({
    event: 'filter' as const,
    filter_name: one.name,
    filter_value: one.value,
    filter_action,
    results: now.reply.paging.total,
  })
  return [
    ...filtersOf(now).filter(missingIn(before)).map(told('set')),
    ...filtersOf(before).filter(missingIn(now)).map(told('removed')),
  ]
}

/**
 * What a list of campsites tells when it is shown, from the list that was shown before in this document: the search, what
 * was filtered, sorted or looked at on the map, and the items with their positions.
 */
export function listEvents(
  before: ShownList | undefined,
  now: ShownList,
  season: AnalyticsSeason,
): AnalyticsEvent[] {
  const isOther = !before || withoutBounds(before) !== withoutBounds(now)
  // A landing page lists by itself; on it, only another stay or party is a search.
  const isSearched = isOther && (now.isSearch || before?.route === now.route)
  const term = searchTerm(now.request)
  const events: AnalyticsEvent[] = []
  const { total } = now.reply.paging
  if (isSearched)
    events.push({ event: 'search', search_term: term, results: total, ...stayOf(now), ...season })
  if (!isOther && before) {
    events.push(...filterEvents(before, now))
    if (orderOf(before) !== orderOf(now))
      events.push({ event: 'sort', sort_by: orderOf(now), ...listName(now) })
    const { bounds } = now.request.parameters ?? {}
    if (bounds && searchOf(before) !== searchOf(now))
      events.push({ event: 'map', map_action: 'area', ...listName(now) })
  }
  if (total === 0) events.push({ event: 'no_results', search_term: term, ...stayOf(now), ...season })
  else if (now.reply.sites.length > 0)
    events.push({
      event: 'view_item_list',
      ...listName(now),
      currency: now.reply.currency,
      items: itemsOfResults(now.reply),
      ...season,
    })
  return events
}
