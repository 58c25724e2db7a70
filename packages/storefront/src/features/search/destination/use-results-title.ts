import { contentApi } from '@camping/core/destination/destination.api.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { destinationArgs, type DestinationArgs } from '../../../kit/place/destination-args.ts'

/** The heading above the campsites of a page: of a place "Campsites: Tuscany", of a kind of holiday its own name. */
export function useResultsTitle(request: PageRequest): string {
  const t = useText()
  const args = destinationArgs(request) as DestinationArgs
  const { data } = contentApi.useDestinationQuery(args)
  if (!data) return t('shell.title.search')
  return args.country ? t('facets.title', { place: data.name }) : data.name
}
