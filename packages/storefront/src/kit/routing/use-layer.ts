import { useLocation, useNavigate } from 'react-router-dom'
import type { EntryState } from './entry-state.ts'

/**
 * What lies over the page (a drawer, a dialog) as an entry of the history: Back closes it, Forward opens it again. A
 * document never begins with one (document-router.browser.tsx).
 */
export function useLayer() {
  const state = useLocation().state as EntryState | null
  const navigate = useNavigate()
  const layer = state?.layer
  return {
    /** The name of the top overlay, if any. */
    layer,
    /** Over the current address, which may be newer than the visible page. */
    show: (name: string) => {
      const { pathname, search, hash } = window.location
      const opened: EntryState = { preserveScroll: true, layer: name }
      void navigate({ pathname, search, hash }, { state: opened })
    },
    hide: () => {
      if (layer) void navigate(-1)
    },
  }
}
