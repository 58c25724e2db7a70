import { navigationApi, shellPart } from '@camping/core/navigation/navigation-queries.ts'
import type { DestinationSuggestion } from '@camping/ui/search-box/destination-field.tsx'
import { usePartyText } from '../format/party-text.ts'
import { useStayDates } from '../format/use-dates.ts'
import { useText } from '../format/use-text.ts'
import type { KeptSearch } from './use-kept-searches.ts'

/** Earlier searches in words: "Lake Garda", "Campsites · 3–10 Jul · 2 adults". */
export function useKeptSuggestions(searches: readonly KeptSearch[]): DestinationSuggestion[] {
  const t = useText()
  const dates = useStayDates()
  const party = usePartyText()
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(shellPart)
  return searches.map(({ entry, criteria }, index) => {
    const { city, area, country, query } = entry
    const when = criteria.date
      ? dates.range(criteria.date, criteria.duration)
      : t('shell.nights', { nights: criteria.duration })
    const funnel = navigation?.funnels.find(({ slug }) => slug === criteria.funnel)?.name
    const who = party(criteria.adults, criteria.children.length)
    return {
      id: `recent-${index}`,
      kind: 'recent',
      text: query ?? city?.name ?? area?.name ?? country?.name ?? t('shell.anywhere'),
      detail: [funnel, when, who].filter(Boolean).join(' · '),
      group: t('search.recent'),
    }
  })
}
