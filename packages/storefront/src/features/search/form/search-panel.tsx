import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { HeaderPanel } from '@camping/ui/menus/header-panel.tsx'
import { Sheet } from '@camping/ui/popups/sheet.tsx'
import { useState } from 'react'
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
  // It opens in the browser alone, and closes with the page that it was opened on.
  const [isWide] = useState(() => matchMedia('(min-width:768px)').matches)
  if (!request) return null
  const words = { id: 'mobile-search', title: t('menu.searchTitle'), closeLabel: t('shell.close'), onClose }
  const form = <Form request={request} navigation={navigation} onClose={onClose} />
  if (isWide) return <HeaderPanel {...words}>{form}</HeaderPanel>
  return (
    <Sheet {...words} wide="side">
      {form}
    </Sheet>
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
