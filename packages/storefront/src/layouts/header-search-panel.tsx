import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { overlayChanged } from '@camping/core/shell/shell-slice.ts'
import { useAppDispatch, useAppSelector } from '@camping/core/store/create-store.ts'
import { lazy, Suspense } from 'react'
import type { PageRequest } from '../routing/page-view.ts'
import styles from './layout.module.css'
import { usePlaceName } from './use-place-name.ts'

const SearchForm = lazy(() =>
  import('../search-form/search-form.tsx').then((module) => ({ default: module.SearchForm })),
)

/** The search, opened in place below the header; Escape closes it. */
export function HeaderSearchPanel({
  request,
  navigation,
}: {
  request: PageRequest
  navigation: NavigationGroupsReply | undefined
}) {
  const dispatch = useAppDispatch()
  const open = useAppSelector((state) => state.shell.overlay === 'mobile-search')
  const place = usePlaceName(request, navigation)
  const close = () => dispatch(overlayChanged('none'))
  if (!open) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape works from any field inside.
    <div
      id="header-search"
      className={styles.searchPanel}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <div className={styles.searchInner}>
        <Suspense fallback={null}>
          <SearchForm criteria={request.criteria} placeName={place} onDone={close} />
        </Suspense>
      </div>
    </div>
  )
}
