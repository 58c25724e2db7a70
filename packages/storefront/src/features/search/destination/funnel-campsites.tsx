import { CardGrid, Section } from '@camping/ui/layout/section.tsx'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { ChosenArea } from '../results/chosen-area.tsx'
import { ResultList, ResultPages } from '../results/result-list.tsx'
import { useResults } from '../results/use-results.ts'
import type { PageProps } from '../../../kit/routing/page-view.ts'
import { MapButton } from './map-button.tsx'
import { useResultsTitle } from './use-results-title.ts'

/** The campsites of a kind of holiday, below its countries. */
export function FunnelCampsites({ request }: PageProps) {
  useLazyWords('results')
  const title = useResultsTitle(request)
  const { data: results } = useResults(request.criteria)
  return (
    <Section id="campsites" title={title} action={<MapButton request={request} />}>
      <ChosenArea criteria={request.criteria} />
      <CardGrid columns={2}>
        <ResultList request={request} results={results} level={3} />
      </CardGrid>
      <ResultPages request={request} results={results} />
    </Section>
  )
}
