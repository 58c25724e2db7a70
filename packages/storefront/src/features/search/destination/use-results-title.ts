import { contentApi } from '@camping/core/destination/destination.api.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { destinationArgs, type DestinationArgs } from '../../../kit/place/destination-args.ts'

/** The heading above the campsites of a place: its kind of holiday, "Holiday parks". The page's title has the place. */
export function useResultsTitle(request: PageRequest): string {
  const t = useText()
  const { data } = contentApi.useDestinationQuery(destinationArgs(request) as DestinationArgs)
  return data?.breadcrumb[0]?.name ?? t('shell.title.search')
}
