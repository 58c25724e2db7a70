import { useState, type ReactNode } from 'react'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  unstable_HistoryRouter as HistoryRouter,
  type To,
} from 'react-router-dom'
import type { EntryState } from './entry-state.ts'
import { FollowedLinks } from './followed-links.browser.tsx'

let needsNewDocument: ((to: URL) => boolean) | undefined

/** From now on addresses that pass the test are opened in a new document; undefined ends it. */
export function leaveDocumentFor(test: typeof needsNewDocument): void {
  needsNewDocument = test
}

/** The server renders no layer, so the entry that a document begins with loses the one it had before a reload. */
function dropLayer(): void {
  const entry = window.history.state as { usr?: EntryState } | null
  if (entry?.usr?.layer) window.history.replaceState({ ...entry, usr: null }, '')
}

/** The router's history, which checks an address before anybody can read it off `window.location`. */
function documentHistory() {
  dropLayer()
  const history = createBrowserHistory({ v5Compat: true })
  const { push, replace } = history
  history.push = (to: To, state?: unknown) => {
    const address = history.createURL(to)
    if (needsNewDocument?.(address)) window.location.assign(address)
    else push(to, state)
  }
  history.replace = (to: To, state?: unknown) => {
    const address = history.createURL(to)
    if (needsNewDocument?.(address)) window.location.replace(address)
    else replace(to, state)
  }
  return history
}

/**
 * The router of a document, which also follows its links; the server renders them as plain anchors. Its location follows the address at once and not in a transition: layers and relative links build
 * on it, while the page waits for its own transition (boot/routing/pages.tsx).
 */
export function DocumentRouter({ children }: { children: ReactNode }) {
  const [history] = useState(documentHistory)
  return (
    <HistoryRouter history={history} useTransitions={false}>
      <FollowedLinks>{children}</FollowedLinks>
    </HistoryRouter>
  )
}
