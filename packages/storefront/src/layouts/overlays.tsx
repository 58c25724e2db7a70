import { overlayChanged } from '@camping/core/shell/shell-slice.ts'
import { useAppDispatch, useAppSelector } from '@camping/core/store/create-store.ts'
import { lazy, type ComponentType } from 'react'
import { useLazyWords } from '../app/lazy-words.ts'
import { DestinationsOverlay } from './destinations-overlay.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { PopupHost } from './popup-host.tsx'
import type { FrameProps } from './site-layout.tsx'

/** What an overlay gets: the page's frame and the way to close. */
export interface OverlayProps extends FrameProps {
  readonly onClose: () => void
}

const overlays: Record<string, ComponentType<OverlayProps>> = {
  destinations: DestinationsOverlay,
  'mobile-menu': MobileMenu,
  'mobile-search': lazy(() =>
    import('./search-panel.tsx').then((module) => ({ default: module.SearchPanel })),
  ),
}

/** Whatever lies over the page now. A chunk of its own, with words of its own. */
export function Overlays(props: FrameProps) {
  useLazyWords('menu')
  const dispatch = useAppDispatch()
  const Open = overlays[useAppSelector((state) => state.shell.overlay)]
  return (
    <>
      {Open && <Open {...props} onClose={() => dispatch(overlayChanged('none'))} />}
      <PopupHost />
    </>
  )
}
