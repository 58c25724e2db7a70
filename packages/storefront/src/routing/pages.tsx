import { draftChanged } from '@camping/core/search/search-slice.ts'
import { pageLeft } from '@camping/core/shell/shell-slice.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { routeRow } from '@camping/editions/routes.ts'
import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isPersonal } from './is-personal.ts'
import { useLocation, useNavigate, type PageLocation } from './navigation.tsx'
import { openPage, type Opener } from './open-page.ts'
import { PageOutlet, type Shown } from './page-outlet.tsx'
import type { PageRequest } from './page-view.ts'
import { showFailure } from './show-failure.ts'
import { leaveScrollToBrowser, rememberScroll, scrollAfterNavigation } from './scroll-position.browser.ts'
import { useUser } from './use-user.ts'

/** SPEC.md §2 guard `query-actions`: the routes that carry it have one-shot keys. */
const hasQueryAction = ({ name, query }: PageRequest) =>
  query.has('action') && routeRow(name).guards?.includes('query-actions')

const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search

/** Follows the address: opens the page it names, keeps the present one until the next is ready, then scroll and focus. */
export function Pages({ opener, initial }: { opener: Opener; initial: Shown }) {
  const location = useLocation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const [view, setView] = useState<{ shown: Shown; location: PageLocation }>({ shown: initial, location })
  const previous = useRef(location)
  /** The address on screen or on its way there; a second click on the same link changes nothing about it. */
  const wanted = useRef(addressOf(location))
  useEffect(leaveScrollToBrowser, [])

  const show = useCallback(
    (target: PageLocation) => {
      const address = addressOf(target)
      wanted.current = address
      void openPage(opener, target)
        .catch(() => showFailure({ status: 503, message: '' }))
        .then((opened) => {
          if (wanted.current !== address) return undefined
          if (opened.kind === 'redirect') return navigate(opened.to, { replace: true })
          return startTransition(() => setView({ shown: opened, location: target }))
        })
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
      // Half-typed searches stay behind, as filters do: the address of the next page says what is searched there.
      dispatch(draftChanged(null))
    }
    if (wanted.current !== addressOf(location)) show(location)
  }, [location, show, dispatch])

  const signedIn = useUser() !== undefined
  const knownAs = useRef(signedIn)
  useEffect(() => {
    if (knownAs.current === signedIn) return
    knownAs.current = signedIn
    // SPEC.md §2: a session lost on a protected page leads to the login page, one opened on the login page away from it.
    if (isPersonal(opener.app.site, location.pathname)) show(location)
  }, [signedIn, location, opener, show])

  const settled = useRef(view.location)
  useLayoutEffect(() => {
    if (settled.current === view.location) return
    const samePath = settled.current.pathname === view.location.pathname
    settled.current = view.location
    scrollAfterNavigation({
      key: view.location.key,
      back: view.location.how === 'back',
      samePath,
      keep: view.location.state?.keepScroll ?? false,
    })
  }, [view])

  useEffect(() => {
    const { shown } = view
    if (shown.kind !== 'page' || !hasQueryAction(shown.request)) return
    const here = addressOf(view.location)
    void import('./query-action.browser.ts').then(({ runQueryAction }) => {
      if (wanted.current === here)
        navigate(runQueryAction({ opener, request: shown.request }), {
          replace: true,
          state: { keepScroll: true },
        })
    })
  }, [view, navigate, opener])

  return <PageOutlet shown={view.shown} />
}
