import { contentApi } from '@camping/core/destination/destination.api.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { destinationArgs, type DestinationArgs } from '../../../kit/place/destination-args.ts'

/** The place's heading above its campsites. */
export function useResultsTitle(request: PageRequest): string {
  const t = useText()
  const { data } = contentApi.useDestinationQuery(destinationArgs(request) as DestinationArgs)
  return data ? t('facets.title', { place: data.name }) : t('shell.title.search')
}
