import { navigationApi, shellPart } from '@camping/core/navigation/navigation.api.ts'
import type { DestinationSuggestion } from '@camping/ui/search-box/destination-suggestion.ts'
import { usePartyText } from '../../../kit/format/party-text.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { SavedSearch } from './use-saved-searches.ts'

/** Earlier searches as text: "Lake Garda", "Campsites · 3–10 Jul · 2 adults". */
export function useSavedSuggestions(searches: readonly SavedSearch[]): DestinationSuggestion[] {
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
