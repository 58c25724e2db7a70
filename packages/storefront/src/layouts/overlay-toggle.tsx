import { menusPart, navigationApi } from '@camping/core/navigation/navigation-queries.ts'
import { overlayChanged, type Overlay } from '@camping/core/shell/shell-slice.ts'
import { useAppDispatch, useAppSelector } from '@camping/core/store/create-store.ts'
import { HeaderToggle, type HeaderLinkProps } from '@camping/ui/header/header.tsx'
import { use } from 'react'
import { useApp } from '../app/app-context.tsx'
import { LoadMessagesContext } from '../app/lazy-words.ts'

/** The state of an overlay, the way to turn it over, and what to do when somebody is about to: fetch its code, words and places. */
export function useOverlayToggle(overlay: Overlay) {
  const dispatch = useAppDispatch()
  const { config } = useApp()
  const loadMessages = use(LoadMessagesContext)
  const open = useAppSelector((state) => state.shell.overlay === overlay)
  return {
    open,
    controls: overlay,
    onToggle: () => dispatch(overlayChanged(open ? 'none' : overlay)),
    onIntent: () => {
      void import('./overlays.tsx')
      void loadMessages?.(['menu', 'search'])
      if (config.supports.destinations)
        void dispatch(navigationApi.endpoints.navigationGroups.initiate(menusPart, { subscribe: false }))
    },
  }
}

/** A toggle of the header for what lies over the page. */
export function OverlayToggle({ overlay, ...look }: { overlay: Overlay } & Omit<HeaderLinkProps, 'href'>) {
  return <HeaderToggle {...useOverlayToggle(overlay)} {...look} />
}
