import { useAppSelector } from '@camping/core/store/create-store.ts'
import { lazy, Suspense } from 'react'
import type { FrameProps } from './site-layout.tsx'

const Overlays = lazy(() => import('./overlays.tsx').then((module) => ({ default: module.Overlays })))

/** The place of menus, search and popups; their code comes when one of them is wanted. */
export function OverlayHost(props: FrameProps) {
  const wanted = useAppSelector(({ shell }) => shell.overlay !== 'none' || shell.popups.length > 0)
  return (
    wanted && (
      <Suspense fallback={null}>
        <Overlays {...props} />
      </Suspense>
    )
  )
}
