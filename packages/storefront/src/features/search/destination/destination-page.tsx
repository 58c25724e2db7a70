import { ResultsView } from '../results/results-view.tsx'
import type { Page, PageProps } from '../../../kit/routing/page-view.ts'
import { DestinationView, prepareDestination } from './destination-view.tsx'
import { PlacesWithin } from './places-within.tsx'
import { useResultsTitle } from './use-results-title.ts'

/** Country, area and city pages: results with side filters (content-2, FILTER_PAGE_2). */
function DestinationPage({ request }: PageProps) {
  const title = useResultsTitle(request)
  return (
    <DestinationView
      request={request}
      Places={PlacesWithin}
      results={<ResultsView request={request} title={title} headingLevel={2} />}
    />
  )
}

export const page: Page = { Component: DestinationPage, prepare: prepareDestination }
