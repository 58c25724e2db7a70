import type { PageProps } from '../../../kit/routing/page-view.ts'
import { useSearchNavigation } from '../../../kit/routing/use-search-navigation.ts'
import { RangeFilters } from './range-filters.tsx'
import { useResults } from './use-results.ts'

/** The ranges of a page's own search. */
export function PageRanges({ request }: PageProps) {
  const { data } = useResults(request.criteria)
  const change = useSearchNavigation(request)
  return (
    <div id="ranges">
      {data && (
        <RangeFilters
          criteria={request.criteria}
          facets={data.facets}
          onChange={(criteria) => change(criteria, 'filter')}
        />
      )}
    </div>
  )
}
