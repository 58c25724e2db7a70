import {
  clearFilters,
  filterCount,
  siteSortings,
  toggleFilter,
  type Criteria,
  type SiteSorting,
} from '@camping/core/search/criteria.rules.ts'
import { mapAreaChosen } from '@camping/core/search/search.slice.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { ChipRow } from '@camping/ui/badge/chip.tsx'
import { Button } from '@camping/ui/button/button.tsx'
import { SortSelect } from '@camping/ui/facets/sort-select.tsx'
import { ResultsLayout } from '@camping/ui/results/results-layout.tsx'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { searchOf, useSearchNavigation } from '../../../kit/routing/use-search-navigation.ts'
import { chosenValues } from './facet-groups.ts'
import { ChosenArea } from './chosen-area.tsx'
import { FilterGroups } from './filter-groups.tsx'
import { LazyArrivalStrip } from './lazy-arrival-strip.tsx'
import { LazyResultsMap } from './lazy-results-map.tsx'
import { ResultList, ResultPages } from './result-list.tsx'
import { useResults } from './use-results.ts'
import { usePendingFilters } from './use-pending-filters.ts'

const FilterDraft = lazy(() =>
  import('./filter-draft.tsx').then((module) => ({ default: module.FilterDraft })),
)

/** Results with filters, sorting, chips and pages: the body of search and destination pages. */
export function ResultsView({
  request,
  title,
  headingLevel = 1,
}: {
  request: PageRequest
  title: string
  headingLevel?: 1 | 2
}) {
  const { criteria } = request
  const t = useText()
  const dates = useStayDates()
  const dispatch = useAppDispatch()
  const change = useSearchNavigation(request)
  const { data: results, isFetching } = useResults(criteria)
  const [sheet, setSheet] = useState(false)
  const [map, setMap] = useState(false)
  // Another path resets the map's area, like filters (routing-9).
  useEffect(() => () => void dispatch(mapAreaChosen(null)), [dispatch, request.pathname])
  const mapButton = (
    <Button icon="map" aria-expanded={map} onClick={() => setMap(!map)}>
      {t('results.map')}
    </Button>
  )
  const { pending, isWaiting, requestCriteria } = usePendingFilters(criteria)
  const set = (next: Criteria) => {
    requestCriteria(next)
    change(next, 'filter')
  }
  const total = results?.paging.total ?? 0
  const groups = results && <FilterGroups criteria={pending} facets={results.facets} onChange={set} />

  const chips = results && (
    <ChipRow
      label={t('results.filters.set')}
      chips={chosenValues(criteria, results.facets, t).map(({ id, key, value, text }) => ({
        id,
        text,
        removeHref: request.pathname + searchOf(toggleFilter(criteria, key, value as never), request.params),
        removeLabel: t('results.filters.remove', { name: text }),
      }))}
      clear={{
        text: t('results.filters.clear'),
        href: request.pathname + searchOf(clearFilters(criteria), request.params),
      }}
    />
  )
  return (
    <ResultsLayout
      title={title}
      headingLevel={headingLevel}
      text={
        results
          ? [
              t('results.count', { count: total }),
              results.stay.isDefaultDate &&
                t('results.defaultDate', { dates: dates.period(results.stay.date, results.stay.nights) }),
            ]
              .filter(Boolean)
              .join('. ')
          : t('shell.waiting')
      }
      filters={groups}
      filtersLabel={t('results.filters')}
      mapButton={mapButton}
      toolbar={
        <SortSelect
          name="sort"
          label={t('results.sort')}
          value={pending.sort}
          options={siteSortings.map((id) => ({ value: id, text: t(`results.sort.${id}`) }))}
          onValueChange={(id) => set({ ...pending, sort: id as SiteSorting, page: 1 })}
          explanation={t(`results.sort.how.${pending.sort.split('-')[0]}`)}
        />
      }
      chips={
        <>
          <LazyArrivalStrip request={request} stay={results?.stay} />
          <ChosenArea criteria={criteria} />
          {chips}
        </>
      }
      updating={(isFetching || isWaiting) && results !== undefined}
      map={map && <LazyResultsMap request={request} onClose={() => setMap(false)} />}
      floating={
        <>
          {mapButton}
          <Button kind="brand" icon="filter" onClick={() => setSheet(true)}>
            {filterCount(criteria) > 0
              ? `${t('results.filters')} (${filterCount(criteria)})`
              : t('results.filters')}
          </Button>
        </>
      }
      after={<ResultPages request={request} results={results} />}
    >
      <ResultList request={request} results={results} level={headingLevel === 1 ? 2 : 3} />
      {sheet && (
        <Suspense fallback={null}>
          <FilterDraft
            criteria={criteria}
            onApply={(next) => {
              set(next)
              setSheet(false)
            }}
            onClose={() => setSheet(false)}
          />
        </Suspense>
      )}
    </ResultsLayout>
  )
}
