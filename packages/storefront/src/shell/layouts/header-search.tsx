import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { SearchSummary } from '@camping/ui/search-summary/search-summary.tsx'
import { usePartyText } from '../../kit/format/party-text.ts'
import { useStayDates } from '../../kit/format/use-dates.ts'
import { useText } from '../../kit/format/use-text.ts'
import type { PageRequest } from '../../kit/routing/page-view.ts'
import { useOverlayToggle } from './overlay-toggle.tsx'
import { usePlaceName } from '../../kit/place/use-place-name.ts'

/** The search summary in the header's centre; it opens the search below the header. */
export function HeaderSearch({
  request,
  navigation,
}: {
  request: PageRequest
  navigation: NavigationGroupsReply | undefined
}) {
  const t = useText()
  const dates = useStayDates()
  const party = usePartyText()
  const { open, controls, onToggle, onIntent } = useOverlayToggle('mobile-search')
  const place = usePlaceName(request, navigation)
  const { criteria } = request
  return (
    <SearchSummary
      place={place || t('shell.anywhere')}
      dates={criteria.date ? dates.range(criteria.date, criteria.duration) : t('shell.anyDate')}
      party={party(criteria.adults, criteria.children.length)}
      label={t('shell.changeSearch')}
      expanded={open}
      controls={controls}
      onClick={onToggle}
      onIntent={onIntent}
    />
  )
}
