import type { SearchSuggestions } from '@camping/contract/search-suggestions.schemas.ts'
import type { CatalogueContext } from './catalogue-context.ts'
import { neighbourAreas } from './neighbour-areas.ts'
import type { SearchFilter, SearchQuery } from './read-model/read-model.types.ts'

const mostFilters = 3
const mostDays = 7
const dayMs = 86_400_000

/**
 * Suggests changes to a search without results (search-20). Every change is run on the read model, so the counts
 * are those of the searches they lead to.
 */
export function suggestionsFor(query: SearchQuery, context: CatalogueContext): SearchSuggestions {
  const removals = removalsOf(query)
  const count = (changed: SearchQuery): number => context.world.readModel.count(changed)
  const filters = removals
    .map(({ without, ...filter }) => ({ ...filter, count: count(without) }))
    .filter((filter) => filter.count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, mostFilters)
  const { bounds: _, filter: __, ...bare } = query
  return {
    filters,
    withoutFilters: removals.length > 1 ? count(bare) || null : null,
    dates: otherDates(query)
      .map((date) => ({ date, count: count({ ...query, date }) }))
      .filter((other) => other.count > 0),
    areas: neighbourAreas(query, context),
  }
}

type Removal = Pick<SearchSuggestions['filters'][number], 'key' | 'facility'> & {
  readonly without: SearchQuery
}

/** The search without each of its filters in turn. */
function removalsOf(query: SearchQuery): Removal[] {
  const site = query.filter?.site ?? {}
  const accommodation = query.filter?.accommodation ?? {}
  const facilities = [...new Set(site.facilities)]
  const removals: Removal[] = facilities.map((facility) => {
    const others = facilities.filter((id) => id !== facility)
    return { key: 'facilities', facility, without: withSite(query, { facilities: others }) }
  })
  for (const key of ['countries', 'areas', 'funnels'] as const)
    if (site[key]?.length) removals.push({ key, facility: null, without: withSite(query, { [key]: [] }) })
  for (const key of ['categories', 'bedrooms'] as const) {
    if (!accommodation[key]?.length) continue
    const filter = { ...query.filter, accommodation: { ...accommodation, [key]: [] } }
    removals.push({ key, facility: null, without: { ...query, filter } })
  }
  if (query.bounds) removals.push({ key: 'bounds', facility: null, without: { ...query, bounds: undefined } })
  return removals
}

const withSite = (query: SearchQuery, change: NonNullable<SearchFilter['site']>): SearchQuery => ({
  ...query,
  filter: { ...query.filter, site: { ...query.filter?.site, ...change } },
})

/** Arrival days around the requested one, the nearest first, the earlier of two first; none in the past. */
function otherDates({ date, today }: SearchQuery): string[] {
  const dates: string[] = []
  for (let days = 1; days <= mostDays; days += 1)
    for (const shift of [-days, days])
      dates.push(new Date(Date.parse(date) + shift * dayMs).toISOString().slice(0, 10))
  return dates.filter((other) => other >= today)
}
