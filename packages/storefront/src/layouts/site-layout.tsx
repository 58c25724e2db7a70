import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { overlayChanged, selectBackdrop } from '@camping/core/shell/shell-slice.ts'
import { useAppDispatch, useAppSelector } from '@camping/core/store/create-store.ts'
import type { ReactNode } from 'react'
import type { PageRequest } from '../routing/page-view.ts'
import { LaterFooter } from './later-footer.tsx'
import styles from './layout.module.css'
import { SiteHeader } from './site-header.tsx'

/** What the parts of the frame know. */
export interface FrameProps {
  /** Missing only when the API did not answer. */
  readonly navigation: NavigationGroupsReply | undefined
  /** The page inside; missing on error pages. */
  readonly request?: PageRequest | undefined
}

/** Banner, header, page, footer: the frame of every public page (SPEC.md §2 "Site shell"). */
export function SiteLayout({ navigation, request, children }: FrameProps & { children: ReactNode }) {
  const dispatch = useAppDispatch()
  const backdrop = useAppSelector(selectBackdrop)
  return (
    <>
      <SiteHeader navigation={navigation} request={request} />
      {/* Keyboards close by Escape, screen readers by the close control of what is open. */}
      {backdrop && (
        <div
          className={styles.backdrop}
          aria-hidden="true"
          onClick={() => dispatch(overlayChanged('none'))}
        />
      )}
      <main id="content" className={styles.main}>
        {children}
      </main>
      <LaterFooter navigation={navigation} />
    </>
  )
}
