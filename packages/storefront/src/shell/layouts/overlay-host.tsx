import { useAppSelector } from '@camping/core/store/create-store.ts'
import { Suspense } from 'react'
import type { FrameProps } from '../frame/frame-props.ts'
import { useShellSlots } from '../frame/shell-slots.ts'

/** Slot of menus, search and popups; their code loads with the first one. */
export function OverlayHost(props: FrameProps) {
  const { Overlays } = useShellSlots()
  const needed = useAppSelector(({ shell }) => shell.overlay !== 'none' || shell.popups.length > 0)
  return (
    needed && (
      <Suspense fallback={null}>
        <Overlays {...props} />
      </Suspense>
    )
  )
}
