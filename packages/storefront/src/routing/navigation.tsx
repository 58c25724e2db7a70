import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'

/** The address on screen and its entry in the browser's history. */
export interface PageLocation {
  readonly pathname: string
  /** With `?`, or empty. */
  readonly search: string
  /** Name of the history entry; the first one of a document is 'default'. */
  readonly key: string
  /** What `navigate` was given for this entry. */
  readonly state: { readonly keepScroll?: boolean; readonly layer?: string } | null
  /** How it was reached: `back` stands for Back and Forward. */
  readonly how: 'first' | 'push' | 'replace' | 'back'
}

export interface NavigateOptions {
  /** Take the place of the present history entry. */
  readonly replace?: boolean
  readonly state?: PageLocation['state']
}

export type Navigate = (to: string, options?: NavigateOptions) => void

export interface Navigation {
  readonly location: PageLocation
  readonly navigate: Navigate
}

const NavigationContext = createContext<Navigation | null>(null)

/** For stories: an address that is not the browser's. */
export const NavigationProvider = NavigationContext.Provider

function useNavigation(): Navigation {
  const navigation = use(NavigationContext)
  if (!navigation) throw new Error('No navigation around this component')
  return navigation
}

/** Where the visitor is. */
export const useLocation = (): PageLocation => useNavigation().location

/** Goes to an address of this document, absolute or relative to the present one. Does nothing on the server. */
export const useNavigate = (): Navigate => useNavigation().navigate

/** The address a document is rendered for on the server. */
export function StaticNavigation({
  pathname,
  search,
  children,
}: {
  pathname: string
  search: string
  children: ReactNode
}) {
  const location: PageLocation = { pathname, search, key: 'default', state: null, how: 'first' }
  return <NavigationContext value={{ location, navigate: () => undefined }}>{children}</NavigationContext>
}

interface HistoryEntry {
  readonly key?: string
  readonly state?: PageLocation['state']
}

function readLocation(how: PageLocation['how']): PageLocation {
  const { pathname, search } = window.location
  const entry = (window.history.state ?? {}) as HistoryEntry
  return { pathname, search, how, key: entry.key ?? 'default', state: entry.state ?? null }
}

let opensAnew: ((to: URL) => boolean) | undefined

/** Addresses that must not be shown by this document are opened anew from now on; undefined ends it. */
export function leaveDocumentFor(test: typeof opensAnew): void {
  opensAnew = test
}

/**
 * The browser's history as React state: all the product needs of a router besides its own route table. (The declarative
 * part of react-router did the same for 11 kB brotli of every first load; docs/decisions/001.)
 */
export function BrowserNavigation({ children }: { children: ReactNode }) {
  const [location, setLocation] = useState(() => readLocation('first'))
  useEffect(() => {
    const onPop = () => setLocation(readLocation('back'))
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [])
  const navigate = useCallback<Navigate>((to, { replace = false, state = null } = {}) => {
    const entry: HistoryEntry = { key: Math.random().toString(36).slice(2, 10), state }
    const address = new URL(to, window.location.href)
    if (opensAnew?.(address)) return window.location[replace ? 'replace' : 'assign'](address)
    if (replace) window.history.replaceState(entry, '', address)
    else window.history.pushState(entry, '', address)
    setLocation(readLocation(replace ? 'replace' : 'push'))
  }, [])
  const value = useMemo(() => ({ location, navigate }), [location, navigate])
  return <NavigationContext value={value}>{children}</NavigationContext>
}
