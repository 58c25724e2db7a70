import type { SearchSitesReply } from '@camping/contract/search.schemas.ts'
import type { SearchSuggestions } from '@camping/contract/search-suggestions.schemas.ts'
import { navigationApi, shellPart } from '@camping/core/navigation/navigation.api.ts'
import { clearFilters, type Criteria, type FilterKey } from '@camping/core/search/criteria.rules.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { EmptyState } from '@camping/ui/states/page-state.tsx'
import { Suggestions } from '@camping/ui/states/suggestions.tsx'
import { useIntl } from 'react-intl'
import { AlertButton } from '../../../kit/alerts/alert-button.tsx'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { usePartyText } from '../../../kit/format/party-text.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { suggestedPlaces } from '../../../kit/place/suggested-places.ts'
import { searchOf } from '../../../kit/routing/use-search-navigation.ts'
import { chosenValues } from './facet-groups.ts'
import { useChosenRanges } from './use-chosen-ranges.ts'
import styles from './nothing-found.module.css'

export interface NothingFoundProps {
  request: PageRequest
  results: SearchSitesReply
  level: 2 | 3
}

type Filter = SearchSuggestions['filters'][number]

/** Maximum number of suggested days; more would be a calendar. */
const mostDates = 4

/** The contract's categories have another key in the address (search-1). */
const listOf = (key: Exclude<Filter['key'], 'bounds' | 'price' | 'rating'>): FilterKey =>
  key === 'categories' ? 'accommodations' : key

const single = {
  bounds: { bounds: null },
  price: { priceFrom: null, priceTo: null },
  rating: { rating: null },
} as const satisfies Record<string, Partial<Criteria>>

const isSingle = (key: Filter['key']): key is keyof typeof single => key in single

function without(criteria: Criteria, { key, facility }: Filter): Criteria {
  if (isSingle(key)) return { ...criteria, ...single[key], page: 1 }
  const remaining = facility === null ? [] : criteria.facilities.filter((id) => id !== facility)
  return { ...criteria, [listOf(key)]: remaining, page: 1 }
}

/** Any place, from the first page on. */
const anywhere = {
  query: null,
  country: null,
  area: null,
  city: null,
  bounds: null,
  countries: [],
  areas: [],
  page: 1,
} satisfies Partial<Criteria>

/** The campsites of a neighbouring area for the same search: on its page where the path has a place. */
function pathOfArea(
  { app, params, pathname, criteria }: PageRequest,
  there: SearchSuggestions['areas'][number],
): string {
  const place = { country: there.country.slug, area: there.area.slug }
  const search = { ...criteria, ...anywhere, ...place }
  const { funnel } = params
  if (!funnel) return pathname + searchOf(search)
  return buildPath(app.site, 'area', { funnel, ...place }) + searchOf(search, { funnel, ...place })
}

/** Suggestions for a search without results, one click each, with their number of results (search-20). */
export function NothingFound({ request, results, level }: NothingFoundProps) {
  useLazyWords('nothing')
  const t = useText()
  const intl = useIntl()
  const partyText = usePartyText()
  const dates = useStayDates()
  const { criteria } = request
  const {
    filters,
    withoutFilters,
    dates: days,
    nights: lengths,
    party,
    smaller,
    areas,
  } = results.waysOn ?? nowhere
  const sites = (count: number) => t('shell.campsites', { count })
  const pathTo = (change: Criteria) => request.pathname + searchOf(change, request.params)
  const chosen = chosenValues(criteria, results.facets, t)
  const ranges = useChosenRanges(criteria)
  const nameOf = ({ key, facility }: Filter) => {
    if (key === 'bounds') return t('nothing.bounds')
    const texts = isSingle(key)
      ? ranges.filter(({ id }) => id === key)
      : chosen.filter((one) => one.key === listOf(key) && (facility === null || one.value === facility))
    return t('nothing.filter', {
      name: intl.formatList(
        texts.map(({ text }) => text),
        { type: 'disjunction' },
      ),
    })
  }
  const byFilter = filters.map((filter) => ({
    href: pathTo(without(criteria, filter)),
    text: nameOf(filter),
    countText: sites(filter.count),
  }))
  const bare = withoutFilters
    ? [
        {
          href: pathTo(clearFilters({ ...criteria, bounds: null })),
          text: t('nothing.allFilters'),
          countText: sites(withoutFilters),
        },
      ]
    : []
  const nearest = days.slice(0, mostDates).toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const byDay = nearest.map(({ date, count }) => ({
    href: pathTo({ ...criteria, date, page: 1 }),
    text: dates.day(date),
    countText: sites(count),
  }))
  const byLength = lengths.map(({ nights, count }) => ({
    href: pathTo({ ...criteria, duration: nights, page: 1 }),
    text: t('shell.nights', { nights }),
    countText: sites(count),
  }))
  const bySplit = party
    ? [
        {
          href: pathTo({ ...criteria, adults: party.adults, children: party.childAges, page: 1 }),
          text: t('nothing.party.each', { party: partyText(party.adults, party.childAges.length) }),
          countText: sites(party.count),
        },
      ]
    : []
  const bySize = smaller.map(({ adults, childAges, count }) => ({
    href: pathTo({ ...criteria, adults, children: childAges, page: 1 }),
    text: partyText(adults, childAges.length),
    countText: sites(count),
  }))
  const byArea = areas.map((there) => ({
    href: pathOfArea(request, there),
    text: there.area.name,
    countText: sites(there.count),
  }))
  const some = [...byFilter, ...bare, ...byDay, ...byLength, ...bySplit, ...bySize, ...byArea].length > 0
  // Other dates would not help: nothing is called that.
  const isUnknown = !some && criteria.query !== null
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(shellPart)
  const elsewhere = searchOf({ ...clearFilters(criteria), ...anywhere, funnel: null })
  const byPlace = suggestedPlaces(
    (isUnknown && navigation?.funnels) || [],
    request.pathname,
    request.app.site,
  )
  const advice = isUnknown ? t('nothing.words') : t('nothing.advice')
  const below = level === 2 ? 3 : 4
  return (
    <div className={styles.whole} data-unknown={isUnknown || undefined}>
      <EmptyState
        level={level}
        title={isUnknown ? t('nothing.unknown', { query: criteria.query ?? '' }) : t('facets.empty.title')}
        text={some ? t('nothing.text') : advice}
      >
        <Suggestions level={below} title={t('nothing.filters')} suggestions={[...byFilter, ...bare]} />
        <Suggestions level={below} title={t('nothing.dates')} suggestions={byDay} />
        <Suggestions level={below} title={t('nothing.nights')} suggestions={byLength} />
        <Suggestions
          level={below}
          title={t('nothing.party', { count: party?.accommodations ?? 0 })}
          suggestions={bySplit}
        />
        <Suggestions level={below} title={t('nothing.smaller')} suggestions={bySize} />
        <Suggestions level={below} title={t('nothing.areas')} suggestions={byArea} />
        <Suggestions
          level={below}
          title={t('nothing.places')}
          suggestions={byPlace.map(({ href, name }) => ({ href: href + elsewhere, text: name }))}
        />
        {!isUnknown && (
          <div className={styles.alert}>
            <p>{t('nothing.alert')}</p>
            <AlertButton
              text={t('nothing.alert.button')}
              subject={{
                site: null,
                stay: {
                  date: results.stay.date,
                  duration: criteria.duration,
                  adults: criteria.adults,
                  children: criteria.children,
                },
              }}
            />
          </div>
        )}
      </EmptyState>
    </div>
  )
}

const nowhere: SearchSuggestions = {
  filters: [],
  withoutFilters: null,
  dates: [],
  nights: [],
  party: null,
  smaller: [],
  areas: [],
}
