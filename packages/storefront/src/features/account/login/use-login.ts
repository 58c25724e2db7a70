import type { LoginScreen } from '@camping/core/session/account.rules.ts'
import { useEffect, useState } from 'react'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { mailLinkOf, type MailLink } from './mail-link.ts'

/** Direction of the slide: forwards to the left, back to the right. */
type Direction = 'left' | 'right' | 'none'

interface Notice {
  readonly kind: 'success' | 'error'
  /** Message key. */
  readonly message: string
}

/** The state of the login page, and its actions. */
export interface Login {
  readonly screen: LoginScreen
  readonly direction: Direction
  readonly notice: Notice | null
  /** The last typed address; the next screen starts with it. */
  readonly email: string
  /**
   * The mail link that opened the page, until the visitor leaves its screen. Opening it has no effect: a button has.
   */
  readonly link: MailLink | undefined
  readonly go: (screen: LoginScreen, direction: Direction, more?: { email?: string; notice?: Notice }) => void
  readonly notify: (notice: Notice | null) => void
}

/** Values of the query key `with`. */
const openedWith: ReadonlyMap<string | null, LoginScreen> = new Map([
  ['booking', 'booking-sign-in'],
  ['password', 'forgot-password'],
])
const screenOfLink = { token: 'reset-password', verify: 'create-password', agent: 'sign-in' } as const

/** account-3: a mail link with `token` opens reset-password; one with `verify` opens the second half of create-password. */
export function useLogin(request: PageRequest): Login {
  const [view, setView] = useState<Omit<Login, 'go' | 'notify'>>(() => {
    const link = mailLinkOf(request.query)
    const first = openedWith.get(request.query.get('with')) ?? 'sign-in'
    return {
      screen: link ? screenOfLink[link.kind] : first,
      direction: 'none',
      notice: null,
      email: '',
      link,
    }
  })

  const hasToken = view.link !== undefined
  useEffect(() => {
    // Tokens belong only to this page: neither history nor Referer may contain them.
    if (hasToken) window.history.replaceState(window.history.state, '', request.pathname)
  }, [hasToken, request.pathname])

  return {
    ...view,
    go: (screen, direction, { email, notice = null } = {}) =>
      setView((before) => ({ screen, direction, notice, email: email ?? before.email, link: undefined })),
    notify: (notice) => setView((before) => ({ ...before, notice })),
  }
}
