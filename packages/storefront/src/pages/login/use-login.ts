import type { LoginScreen } from '@camping/core/session/login-screen.ts'
import { accountApi } from '@camping/core/session/account-queries.ts'
import { sessionApi } from '@camping/core/session/session-queries.ts'
import { toastAdded, toastRemoved } from '@camping/core/shell/shell-slice.ts'
import { useAppStore } from '@camping/core/store/create-store.ts'
import { useEffect, useState } from 'react'
import type { PageRequest } from '../../routing/page-view.ts'

/** Where the screens travel to: forwards to the left, back to the right. */
export type Direction = 'left' | 'right' | 'none'

interface Notice {
  readonly kind: 'success' | 'error'
  /** Message key. */
  readonly message: string
}

/** The state of the login page, and its ways. */
export interface Login {
  readonly screen: LoginScreen
  readonly direction: Direction
  readonly notice: Notice | null
  /** As it was typed last; the next screen starts with it. */
  readonly email: string
  /** Of the link to a new password. */
  readonly resetToken: string
  readonly go: (screen: LoginScreen, direction: Direction, more?: { email?: string; notice?: Notice }) => void
  readonly say: (notice: Notice | null) => void
  /** A session is there: the user is loaded, and the page leads on by itself. */
  readonly signedIn: () => Promise<void>
}

const linkToken = /^[\w-]{43}$/

/** GAPS.md: a mail link with `token` opens reset-password; one with `verify` ends a registration, and the operator's with `agent` lets
 * somebody of the service desk act for a customer. All leave the address. */
export function useLogin(request: PageRequest): Login {
  const store = useAppStore()
  const { dispatch } = store
  const [verify] = accountApi.useVerifyAddressMutation()
  const [resetToken] = useState(() => {
    const token = request.query.get('token') ?? ''
    return linkToken.test(token) ? token : ''
  })
  const [verifyToken] = useState(() => request.query.get('verify') ?? '')
  const [agentToken] = useState(() => request.query.get('agent') ?? '')
  const [authenticateAgent] = accountApi.useAuthenticateAgentMutation()
  const [view, setView] = useState<Pick<Login, 'screen' | 'direction' | 'notice' | 'email'>>({
    screen: resetToken
      ? 'reset-password'
      : request.query.get('with') === 'booking'
        ? 'booking-sign-in'
        : 'sign-in',
    direction: 'none',
    notice: null,
    email: '',
  })

  const signedIn = async () => {
    // What went wrong before is over.
    for (const { id, message } of store.getState().shell.toasts)
      if (message === 'login-fail') dispatch(toastRemoved(id))
    dispatch(toastAdded({ kind: 'success', message: 'login-success' }))
    await dispatch(sessionApi.endpoints.user.initiate(undefined, { subscribe: false, forceRefetch: true }))
  }
  useEffect(() => {
    // Tokens are for this page alone: neither history nor a referrer shall keep them.
    if (resetToken || verifyToken || agentToken)
      window.history.replaceState(window.history.state, '', request.pathname)
    if (linkToken.test(agentToken))
      void authenticateAgent({ token: agentToken }).then(({ error }) =>
        error
          ? setView((before) => ({ ...before, notice: { kind: 'error', message: 'login.linkEnded' } }))
          : signedIn(),
      )
    if (!linkToken.test(verifyToken)) return
    void verify({ token: verifyToken }).then(({ data }) =>
      setView((before) => ({
        ...before,
        email: data?.email ?? before.email,
        notice: data
          ? { kind: 'success', message: 'login.verified' }
          : { kind: 'error', message: 'login.linkEnded' },
      })),
    )
    // Once, for the address the page was opened with.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  return {
    ...view,
    resetToken,
    go: (screen, direction, { email, notice = null } = {}) =>
      setView((before) => ({ screen, direction, notice, email: email ?? before.email })),
    say: (notice) => setView((before) => ({ ...before, notice })),
    signedIn,
  }
}
