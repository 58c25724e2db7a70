import { CardGrid, Section } from '@camping/ui/layout/section.tsx'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { ChosenChips } from '../results/chosen-chips.tsx'
import { ResultList, ResultPages } from '../results/result-list.tsx'
import { useResults } from '../results/use-results.ts'
import type { PageProps } from '../../../kit/routing/page-view.ts'
import { MapButton } from './map-button.tsx'
import { useResultsTitle } from './use-results-title.ts'

/** The campsites of a kind of holiday, below its countries. */
export function FunnelCampsites({ request }: PageProps) {
  useLazyWords('results', 'facets')
  const title = useResultsTitle(request)
  const { data: results } = useResults(request.criteria)
  return (
    <Section id="campsites" title={title} action={<MapButton request={request} />}>
      <ChosenChips request={request} results={results} />
      <CardGrid columns={2}>
        <ResultList request={request} results={results} level={3} />
      </CardGrid>
      <ResultPages request={request} results={results} />
    </Section>
  )
}
