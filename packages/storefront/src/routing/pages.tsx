import { pageLeft } from '@camping/core/shell/shell-slice.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, type PageLocation } from './navigation.tsx'
import { openPage, type Opener } from './open-page.ts'
import { PageOutlet, type Shown } from './page-outlet.tsx'
import { showFailure } from './show-failure.ts'
import { leaveScrollToBrowser, rememberScroll, scrollAfterNavigation } from './scroll-position.browser.ts'

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

  useEffect(() => {
    const left = previous.current
    previous.current = location
    if (left === location) return
    rememberScroll(left.key)
    if (left.pathname !== location.pathname) dispatch(pageLeft())
    const address = addressOf(location)
    if (wanted.current === address) return
    wanted.current = address
    void openPage(opener, location)
      .catch(() => showFailure({ status: 503, message: '' }))
      .then((opened) => {
        if (wanted.current !== address) return undefined
        if (opened.kind === 'redirect') return navigate(opened.to, { replace: true })
        return startTransition(() => setView({ shown: opened, location }))
      })
  }, [location, opener, navigate, dispatch])

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

  return <PageOutlet shown={view.shown} />
}
