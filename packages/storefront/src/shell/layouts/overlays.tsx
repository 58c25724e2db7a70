import { overlayChanged } from '@camping/core/shell/shell.slice.ts'
import { useAppDispatch, useAppSelector } from '@camping/core/store/create-store.ts'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import type { ComponentType } from 'react'
import { useLazyWords } from '../../kit/app/lazy-words.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { PopupHost } from './popup-host.tsx'
import type { FrameProps, OverlayProps } from '../frame/frame-props.ts'

/** On wide screens only, and not the smallest. */
const DestinationsOverlay = lazyPart(() =>
  import('./destinations-overlay.tsx').then((module) => ({ default: module.DestinationsOverlay })),
)

const overlays: Record<string, ComponentType<OverlayProps>> = {
  destinations: DestinationsOverlay,
  'mobile-menu': MobileMenu,
}

interface OverlaysProps extends FrameProps {
  readonly SearchPanel: ComponentType<OverlayProps>
}

/** The current overlay. A separate chunk with its own messages. */
export function Overlays({ SearchPanel, ...props }: OverlaysProps) {
  useLazyWords('menu')
  const dispatch = useAppDispatch()
  const overlay = useAppSelector((state) => state.shell.overlay)
  const Open = overlay === 'mobile-search' ? SearchPanel : overlays[overlay]
  return (
    <>
      {Open && <Open {...props} onClose={() => dispatch(overlayChanged('none'))} />}
      <PopupHost />
    </>
  )
}
