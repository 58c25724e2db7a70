import { ResultsView } from '../results/results-view.tsx'
import type { Page, PageProps } from '../../../kit/routing/page-view.ts'
import { SlotsBetween } from '../../../kit/slots/slots-between.tsx'
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
      results={
        <>
          {!import.meta.env.WITHOUT_SLOTS && (
            <SlotsBetween page="destination" before="campsites" facts={{}} />
          )}
          <ResultsView request={request} title={title} headingLevel={2} />
          {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween page="destination" after="campsites" facts={{}} />}
        </>
      }
    />
  )
}

export const page: Page = { Component: DestinationPage, prepare: prepareDestination }
