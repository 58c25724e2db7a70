import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { MenuSheet } from '@camping/ui/menus/menu-sheet.tsx'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { ChosenSearchForm } from './chosen-search-form.tsx'
import { usePlaceName } from '../../../kit/place/use-place-name.ts'

interface SearchPanelProps {
  readonly request?: PageRequest | undefined
  readonly navigation: NavigationGroupsReply | undefined
  readonly onClose: () => void
}

/** The search form: a sheet on phones ("Mobile search", navigation-4), in place below the header elsewhere. */
export function SearchPanel({ request, navigation, onClose }: SearchPanelProps) {
  useLazyWords('search')
  const t = useText()
  if (!request) return null
  return (
    <MenuSheet
      id="mobile-search"
      title={t('menu.searchTitle')}
      closeLabel={t('shell.close')}
      onClose={onClose}
      wide
    >
      <Form request={request} navigation={navigation} onClose={onClose} />
    </MenuSheet>
  )
}

function Form({ request, navigation, onClose }: SearchPanelProps & { request: PageRequest }) {
  const place = usePlaceName(request, navigation)
  return (
    <ChosenSearchForm
      criteria={request.criteria}
      placeName={place}
      siteSlug={request.params['site']}
      inDialog
      onDone={onClose}
    />
  )
}
