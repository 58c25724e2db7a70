import {
  clearFilters,
  emptyCriteria,
  filterCount,
  type Criteria,
} from '@camping/core/search/criteria.rules.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { ResultsLayout } from '@camping/ui/results/results-layout.tsx'
import { Suspense, useState } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { Part } from '../../../kit/app/part.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { searchOf, useSearchNavigation } from '../../../kit/routing/use-search-navigation.ts'
import { ChosenChips } from './chosen-chips.tsx'
import { DeferredPageRanges } from './deferred-page-ranges.tsx'
import { FilterGroups } from './filter-groups.tsx'
import { LazyArrivalStrip } from './lazy-arrival-strip.tsx'
import { LazyMapBeside, LazyMapOverPage } from './lazy-results-map.tsx'
import { ResultList, ResultPages } from './result-list.tsx'
import { ResultSort } from './result-sort.tsx'
import { ResultsFailed } from './results-failed.tsx'
import { useResults } from './use-results.ts'
import { usePendingFilters } from './use-pending-filters.ts'
import { useResultsText } from './use-results-text.ts'

const FilterDraft = lazyPart(() =>
  import('./filter-draft.tsx').then((module) => ({ default: module.FilterDraft })),
)

/** As in results-layout.module.css. */
const roomForMap = '(min-width: 1280px)'

/** A search without what the fields of the list say. */
const withoutChoices = (criteria: Criteria): Criteria => ({
  ...clearFilters(criteria),
  sort: emptyCriteria.sort,
})

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
  const change = useSearchNavigation(request)
  const { data: results, isFetching, isError, refetch } = useResults(criteria)
  const text = useResultsText(results)
  const [sheet, setSheet] = useState(false)
  /** The map has its place beside the list, where the screen is wide enough for both. */
  const [beside, setBeside] = useState(true)
  const [overPage, setOverPage] = useState(false)
  const showMap = () => (matchMedia(roomForMap).matches ? setBeside(true) : setOverPage(true))
  const mapButton = (
    <Button heavy icon="map" onClick={showMap}>
      {t('facets.map')}
    </Button>
  )
  const filtersText =
    filterCount(criteria) > 0 ? `${t('facets.filters')} (${filterCount(criteria)})` : t('facets.filters')
  const { pending, isWaiting, requestCriteria } = usePendingFilters(criteria)
  const set = (next: Criteria) => {
    requestCriteria(next)
    change(next, 'filter')
  }
  const groups = results && (
    <>
      <DeferredPageRanges request={request} />
      <Part>
        <FilterGroups criteria={pending} facets={results.facets} onChange={set} />
      </Part>
    </>
  )

  return (
    <ResultsLayout
      title={title}
      headingLevel={headingLevel}
      text={text}
      spoken={t('shell.pair', { label: t('results.sort'), text: t(`results.sort.${criteria.sort}`) })}
      filters={groups}
      filtersLabel={t('facets.filters')}
      filtersForm={{
        id: 'filters',
        action: request.pathname,
        hidden: [...new URLSearchParams(searchOf(withoutChoices(criteria), request.params))],
        submitLabel: t('facets.filters.apply'),
      }}
      mapButton={mapButton}
      filtersButton={
        <Button heavy icon="filter" onClick={() => setSheet(true)}>
          {filtersText}
        </Button>
      }
      toolbar={
        <ResultSort
          form="filters"
          sort={pending.sort}
          onSort={(sort) => set({ ...pending, sort, page: 1 })}
        />
      }
      chips={
        <>
          <LazyArrivalStrip request={request} stay={results?.stay} />
          <ChosenChips request={request} results={results} />
        </>
      }
      updating={(isFetching || isWaiting) && results !== undefined}
      map={beside && !overPage && <LazyMapBeside request={request} onClose={() => setBeside(false)} />}
      after={<ResultPages request={request} results={results} />}
    >
      {(results ?? !isError) && (
        <ResultList request={request} results={results} level={headingLevel === 1 ? 2 : 3} />
      )}
      {isError && <ResultsFailed hasFormer={Boolean(results)} onRetry={refetch} />}
      {overPage && <LazyMapOverPage request={request} onClose={() => setOverPage(false)} />}
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
