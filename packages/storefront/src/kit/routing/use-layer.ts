import { useLocation, useNavigate, type Location } from 'react-router-dom'
import type { EntryState } from './entry-state.ts'

/**
 * What lies over the page (a drawer, a dialog) as an entry of the history: Back closes it, Forward opens it again. A
 * document never begins with one (document-router.browser.tsx).
 */
export function useLayer() {
  // Newer than the visible page may be, which waits for its transition.
  const { pathname, search, state } = useLocation() as Location<EntryState | null>
  const navigate = useNavigate()
  const layer = state?.layer
  return {
    /** The name of the top overlay, if any. */
    layer,
    /** Over the current address: a tab or a replaced query may have changed it a moment ago. A page in a story has none of its own. */
    show: (name: string) => {
      const here = window.location.pathname === pathname ? window.location : { search, hash: '' }
      const opened: EntryState = { preserveScroll: true, layer: name }
      void navigate({ pathname, search: here.search, hash: here.hash }, { state: opened })
    },
    hide: () => {
      if (layer) void navigate(-1)
    },
  }
}
