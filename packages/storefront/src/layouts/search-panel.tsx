import { MenuSheet } from '@camping/ui/menus/menu-sheet.tsx'
import { useLazyWords } from '../app/lazy-words.ts'
import { useText } from '../format/use-text.ts'
import type { PageRequest } from '../routing/page-view.ts'
import { ChosenSearchForm } from '../search-form/chosen-search-form.tsx'
import type { OverlayProps } from './overlays.tsx'
import { usePlaceName } from './use-place-name.ts'

/** The search: a sheet on phones ("Mobile search", SPEC.md §2), in place below the header elsewhere. */
export function SearchPanel({ request, navigation, onClose }: OverlayProps) {
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

function Form({ request, navigation, onClose }: OverlayProps & { request: PageRequest }) {
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
