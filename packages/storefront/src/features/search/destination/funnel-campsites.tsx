import { CardGrid, Section } from '@camping/ui/layout/section.tsx'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { ChosenChips } from '../results/chosen-chips.tsx'
import { ResultList, ResultPages } from '../results/result-list.tsx'
import { ResultSort } from '../results/result-sort.tsx'
import { useResults } from '../results/use-results.ts'
import { useResultsText } from '../results/use-results-text.ts'
import type { PageProps } from '../../../kit/routing/page-view.ts'
import { useSearchNavigation } from '../../../kit/routing/use-search-navigation.ts'
import { MapButton } from './map-button.tsx'
import styles from './funnel-campsites.module.css'
import { useResultsTitle } from './use-results-title.ts'

/** The campsites of a kind of holiday, below its countries: how many, for which stay their prices are, and in which order. */
export function FunnelCampsites({ request }: PageProps) {
  useLazyWords('results', 'facets')
  const title = useResultsTitle(request)
  const { criteria } = request
  const change = useSearchNavigation(request)
  const { data: results } = useResults(criteria)
  const text = useResultsText(results)
  return (
    <Section
      id="campsites"
      title={title}
      text={text}
      action={
        <div className={styles.tools}>
          <ResultSort
            sort={criteria.sort}
            onSort={(sort) => change({ ...criteria, sort, page: 1 }, 'filter')}
          />
          <MapButton request={request} />
        </div>
      }
    >
      <ChosenChips request={request} results={results} />
      <CardGrid columns={2}>
        <ResultList request={request} results={results} level={3} />
      </CardGrid>
      <ResultPages request={request} results={results} />
    </Section>
  )
}
