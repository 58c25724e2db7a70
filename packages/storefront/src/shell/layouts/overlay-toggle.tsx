import { menusPart, navigationApi } from '@camping/core/navigation/navigation.api.ts'
import { overlayChanged, type Overlay } from '@camping/core/shell/shell.slice.ts'
import { useAppDispatch, useAppSelector } from '@camping/core/store/create-store.ts'
import { HeaderToggle, type HeaderLinkProps } from '@camping/ui/header/header.tsx'
import { use } from 'react'
import { useApp } from '../../kit/app/app-context.tsx'
import { LoadMessagesContext } from '../../kit/app/lazy-words.ts'
import { useShellSlots } from '../frame/shell-slots.ts'

/** The state of an overlay, its toggle function, and the preload of its code, messages and places. */
export function useOverlayToggle(overlay: Overlay) {
  const dispatch = useAppDispatch()
  const { config } = useApp()
  const { loadOverlays } = useShellSlots()
  const loadMessages = use(LoadMessagesContext)
  const open = useAppSelector((state) => state.shell.overlay === overlay)
  return {
    open,
    controls: overlay,
    onToggle: () => dispatch(overlayChanged(open ? 'none' : overlay)),
    onIntent: () => {
      void loadOverlays()
      void loadMessages?.(['menu', 'search'])
      if (config.supports.destinations)
        void dispatch(navigationApi.endpoints.navigationGroups.initiate(menusPart, { subscribe: false }))
    },
  }
}

/** A toggle of the header for an overlay. */
export function OverlayToggle({ overlay, ...look }: { overlay: Overlay } & Omit<HeaderLinkProps, 'href'>) {
  return <HeaderToggle {...useOverlayToggle(overlay)} {...look} />
}
