import type { SearchSitesReply } from '@camping/contract/search.schemas.ts'
import { useSpan } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'

/** How many campsites there are and, where there are some and nobody has chosen a date, for which one the prices are. */
export function useResultsText(results: SearchSitesReply | undefined): string {
  const t = useText()
  const span = useSpan()
  if (!results) return t('shell.waiting')
  const { paging, stay } = results
  return [
    t('facets.count', { count: paging.total }),
    paging.total > 0 && stay.isDefaultDate && t('results.defaultDate', span(stay.date, stay.nights)),
  ]
    .filter(Boolean)
    .join('. ')
}
