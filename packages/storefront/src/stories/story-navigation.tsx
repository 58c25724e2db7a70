import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { NavigationProvider, type Navigation, type PageLocation } from '../routing/navigation.tsx'

/** For stories: the address lives in memory, so that links work in a frame whose own address names the story. */
export function StoryNavigation({ address, children }: { address: string; children: ReactNode }) {
  const [location, setLocation] = useState<PageLocation>(() => at(address, 'first', null))
  const navigate = useCallback<Navigation['navigate']>(
    (to, { replace = false, state = null } = {}) =>
      setLocation((present) =>
        at(
          new URL(to, `http://story${present.pathname}${present.search}`),
          replace ? 'replace' : 'push',
          state,
        ),
      ),
    [],
  )
  const value = useMemo<Navigation>(() => ({ location, navigate }), [location, navigate])
  return <NavigationProvider value={value}>{children}</NavigationProvider>
}

let entries = 0

function at(address: string | URL, how: PageLocation['how'], state: PageLocation['state']): PageLocation {
  const { pathname, search } = new URL(address, 'http://story')
  entries += 1
  return { pathname, search, how, state, key: `story-${entries}` }
}
