import { clearFilters, filterCount, toggleFilter, type Criteria } from '@camping/core/search/criteria.ts'
import { searchApi } from '@camping/core/search/search-queries.ts'
import { searchRequest, siteSortings, type SiteSorting } from '@camping/core/search/search-request.ts'
import { sortingChanged } from '@camping/core/search/search-slice.ts'
import { useAppDispatch, useAppSelector } from '@camping/core/store/create-store.ts'
import { ChipRow } from '@camping/ui/badge/chip.tsx'
import { Button } from '@camping/ui/button/button.tsx'
import { SortSelect } from '@camping/ui/facets/sort-select.tsx'
import { ResultsLayout } from '@camping/ui/results/results-layout.tsx'
import { lazy, Suspense, useState } from 'react'
import { useStayDates } from '../format/use-dates.ts'
import { useText } from '../format/use-text.ts'
import type { PageRequest } from '../routing/page-view.ts'
import { searchOf, useSearchNavigation } from '../routing/use-search-navigation.ts'
import { chosenValues } from './facet-groups.ts'
import { FilterGroups } from './filter-groups.tsx'
import { ResultList, ResultPages } from './result-list.tsx'

const FilterSheet = lazy(() =>
  import('@camping/ui/islands/filter-sheet.tsx').then((module) => ({ default: module.FilterSheet })),
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
  const sorting = useAppSelector((state) => state.search.sorting)
  const { data: results, isFetching } = searchApi.useSearchSitesQuery(searchRequest(criteria, sorting))
  const [sheet, setSheet] = useState(false)
  const set = (next: Criteria) => change(next, 'filter')
  const total = results?.paging.total ?? 0
  const groups = results && <FilterGroups criteria={criteria} facets={results.facets} onChange={set} />

  const chips = results && (
    <ChipRow
      label={t('search.filters.set')}
      chips={chosenValues(criteria, results.facets, t).map(({ id, key, value, text }) => ({
        id,
        text,
        removeHref: request.pathname + searchOf(toggleFilter(criteria, key, value as never), request.params),
        removeLabel: t('search.filters.remove', { name: text }),
      }))}
      clear={{
        text: t('search.filters.clear'),
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
              t('search.count', { count: total }),
              results.stay.isDefaultDate &&
                t('search.defaultDate', { dates: dates.range(results.stay.date, results.stay.nights) }),
            ]
              .filter(Boolean)
              .join('. ')
          : ''
      }
      filters={groups}
      filtersLabel={t('search.filters')}
      toolbar={
        <SortSelect
          name="sort"
          label={t('search.sort')}
          value={sorting}
          options={siteSortings.map(({ id }) => ({ value: id, text: t(`search.sort.${id}`) }))}
          onValueChange={(id) => {
            dispatch(sortingChanged(id as SiteSorting))
            set({ ...criteria, page: 1 })
          }}
          explanation={t('search.sort.how')}
        />
      }
      chips={chips}
      updating={isFetching && results !== undefined}
      floating={
        <Button kind="brand" icon="filter" onClick={() => setSheet(true)}>
          {filterCount(criteria) > 0
            ? `${t('search.filters')} (${filterCount(criteria)})`
            : t('search.filters')}
        </Button>
      }
      after={<ResultPages request={request} results={results} />}
    >
      <ResultList request={request} results={results} level={headingLevel === 1 ? 2 : 3} />
      {sheet && (
        <Suspense fallback={null}>
          <FilterSheet
            open
            title={t('search.filters')}
            closeLabel={t('shell.close')}
            showText={t('search.filters.show', { count: total })}
            updating={isFetching}
            clear={{ text: t('search.filters.clear'), onClick: () => set(clearFilters(criteria)) }}
            onClose={() => setSheet(false)}
          >
            {groups}
          </FilterSheet>
        </Suspense>
      )}
    </ResultsLayout>
  )
}
