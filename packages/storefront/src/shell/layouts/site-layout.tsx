import { overlayChanged, selectBackdrop } from '@camping/core/shell/shell.slice.ts'
import { useAppDispatch, useAppSelector } from '@camping/core/store/create-store.ts'
import type { ReactNode } from 'react'
import { Part } from '../../kit/app/part.tsx'
import type { FrameProps } from '../frame/frame-props.ts'
import { DeferredFooter } from './deferred-footer.tsx'
import styles from './layout.module.css'
import { SiteHeader } from './site-header.tsx'

/** Banner, header, page, footer: the frame of every public page (routing-16). */
export function SiteLayout({ navigation, request, children }: FrameProps & { children: ReactNode }) {
  const dispatch = useAppDispatch()
  const backdrop = useAppSelector(selectBackdrop)
  return (
    <>
      <Part>
        <SiteHeader navigation={navigation} request={request} />
      </Part>
      {/* Keyboards close with Escape, screen readers with the close button of the overlay. */}
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
      <DeferredFooter navigation={navigation} />
    </>
  )
}
