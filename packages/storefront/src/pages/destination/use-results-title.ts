import { contentApi } from '@camping/core/destination/destination-queries.ts'
import { useText } from '../../format/use-text.ts'
import type { PageRequest } from '../../routing/page-view.ts'
import { destinationArgs, type DestinationArgs } from './destination-args.ts'

/** The place's own heading above its campsites. */
export function useResultsTitle(request: PageRequest): string {
  const t = useText()
  const { data } = contentApi.useDestinationQuery(destinationArgs(request) as DestinationArgs)
  return data ? t('results.title.place', { place: data.name }) : t('shell.title.search')
}
