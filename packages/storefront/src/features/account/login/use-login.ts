import { loginLeft, loginOpened, loginSlice, type LoginState } from '@camping/core/session/login.slice.ts'
import { useAppSelector, useAppStore } from '@camping/core/store/create-store.ts'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { mailLinkOf } from './mail-link.ts'

/** The last typed address, with which a screen starts. */
export const useLoginEmail = (): string => useAppSelector(({ login }) => login?.email ?? '')

/** A call of the login page is under way. */
export const useLoginBusy = (): boolean => useAppSelector(({ login }) => login?.isBusy ?? false)

/**
 * The login page's state while it is shown; null before its first paint. The token of a mail's link stays outside the
 * store. Opening the link has no effect: a button has.
 */
export function useLogin(request: PageRequest): {
  readonly login: LoginState | null
  readonly token: string
} {
  const store = useAppStore()
  const [{ link, openWith }] = useState(() => ({
    link: mailLinkOf(request.query),
    openWith: request.query.get('with'),
  }))
  const login = useAppSelector((state) => state.login ?? null)
  useLayoutEffect(() => {
    store.inject(loginSlice)
    store.dispatch(loginOpened({ link: link?.kind ?? null, openWith }))
    return () => void store.dispatch(loginLeft())
  }, [store, link, openWith])
  const hasToken = link !== undefined
  useEffect(() => {
    // Tokens belong only to this page: neither history nor Referer may contain them.
    if (hasToken) window.history.replaceState(window.history.state, '', request.pathname)
  }, [hasToken, request.pathname])
  return { login, token: link?.token ?? '' }
}
