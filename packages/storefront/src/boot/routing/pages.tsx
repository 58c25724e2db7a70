import { draftChanged } from '@camping/core/search/search.slice.ts'
import { pageLeft } from '@camping/core/shell/shell.slice.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { matchPath } from '../../kit/routing/match-path.ts'
import { someRow } from '@camping/editions/settle-match.ts'
import { needsSession } from '@camping/editions/route-row.ts'
import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom'
import type { EntryState } from '../../kit/routing/entry-state.ts'
import type { Opener } from '../../kit/routing/opener.ts'
import type { Shown } from '../../kit/routing/shown.ts'
import { openPage } from './open-page.ts'
import { PageOutlet } from './page-outlet.tsx'
import { showFailure } from './show-failure.ts'
import { leaveScrollToBrowser, rememberScroll, scrollAfterNavigation } from './scroll-position.browser.ts'
import { useFavourites } from './use-favourites.ts'
import { useUser } from './use-user.ts'

const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search

/**
 * Follows the address: opens its page, shows the current one until the next is ready, then handles scroll and focus.
 */
export function Pages({ opener, initial }: { opener: Opener; initial: Shown }) {
  const location: Location<EntryState | null> = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const [view, setView] = useState({ shown: initial, location, isBack })
  const previous = useRef(location)
  /** The address on screen or on its way; a second click on the same link changes nothing. */
  const requested = useRef(addressOf(location))
  useEffect(leaveScrollToBrowser, [])
  useFavourites()

  const show = useCallback(
    (target: typeof location, back: boolean) => {
      const address = addressOf(target)
      requested.current = address
      void openPage(opener, target)
        .catch(() => showFailure({ status: 503, message: '' }))
        .then((opened) => {
          if (requested.current !== address) return undefined
          if (opened.kind === 'redirect') return void navigate(opened.to, { replace: true })
          return startTransition(() => setView({ shown: opened, location: target, isBack: back }))
        })
        // Not even the page of a failure has come. The browser shows what it has for the address: the offline page (383).
        .catch(() => window.location.reload())
    },
    [opener, navigate],
  )

  useEffect(() => {
    const left = previous.current
    previous.current = location
    if (left === location) return
    rememberScroll(left.key)
    if (left.pathname !== location.pathname) {
      dispatch(pageLeft())
      // Discards half-typed searches, like filters: the address of the next page has its own search.
      dispatch(draftChanged(null))
    }
    if (requested.current !== addressOf(location)) show(location, isBack)
  }, [location, isBack, show, dispatch])

  const signedIn = useUser() !== undefined
  const knownAs = useRef(signedIn)
  useEffect(() => {
    if (knownAs.current === signedIn) return
    knownAs.current = signedIn
    // routing-4: losing the session on a protected page leads to the login page, gaining one on the login page leads
    // away from it.
    if (someRow(matchPath(opener.app.site, location.pathname), needsSession)) show(location, isBack)
  }, [signedIn, location, isBack, opener, show])

  const settled = useRef(view.location)
  useLayoutEffect(() => {
    if (settled.current === view.location) return
    const samePath = settled.current.pathname === view.location.pathname
    settled.current = view.location
    scrollAfterNavigation({
      key: view.location.key,
      back: view.isBack,
      samePath,
      preserve: view.location.state?.preserveScroll ?? false,
    })
  }, [view])

  useEffect(() => {
    const { shown } = view
    const action = shown.kind === 'page' ? shown.request.action : undefined
    if (shown.kind !== 'page' || !action) return
    const here = addressOf(view.location)
    void import('./query-action.browser.ts').then(({ runQueryAction }) => {
      if (requested.current === here)
        void navigate(runQueryAction(action, { opener, request: shown.request }), {
          replace: true,
          state: { preserveScroll: true },
        })
    })
  }, [view, navigate, opener])

  return <PageOutlet shown={view.shown} />
}
