import type { IncomingHttpHeaders } from 'node:http'
import type { LoginType } from '@camping/contract/session.schemas.ts'
import { loginTypeCookie } from '@camping/editions/login-type-cookie.ts'
import { rememberablePath, rememberedPathCookie } from '@camping/editions/remembered-path-cookie.ts'
import { cookieValue } from '../request/cookies.ts'
import { isSecureConnection } from './is-secure-connection.ts'

export interface SignedIn {
  readonly token: string
  readonly type: LoginType
  /** Maximum seconds until the session ends. */
  readonly maxAge: number
}

/** The session's representation: the cookies of docs/contracts/cookies.md for one kind of connection. */
export interface SessionCookies {
  /** The token of a request; undefined without one or for an invalid format. */
  readonly tokenOf: (headers: IncomingHttpHeaders) => string | undefined
  /** Set-Cookie values of a new session. */
  readonly open: (session: SignedIn) => string[]
  /** Set-Cookie values that clear the session. */
  readonly close: () => string[]
  /** Set-Cookie value that stores the requested path; null clears it. */
  readonly remember: (path: string | null) => string
}

function sessionCookies(secure: boolean): SessionCookies {
  // The prefix binds the cookie to this exact host and to https; browsers reject it otherwise.
  const name = secure ? '__Host-session' : 'session'
  const write = (cookie: string, maxAge: number, more = '') =>
    `${cookie}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}${more}`
  const hidden = '; HttpOnly'
  return {
    tokenOf: ({ cookie }) => {
      const value = cookieValue(cookie, name)
      return value && /^[\w-]{22,128}$/.test(value) ? value : undefined
    },
    open: ({ token, type, maxAge }) => [
      write(`${name}=${token}`, maxAge, hidden),
      write(`${loginTypeCookie.name}=${type}`, maxAge),
    ],
    close: () => [write(`${name}=`, 0, hidden), write(`${loginTypeCookie.name}=`, 0)],
    remember: (requestedPath) => {
      const path = requestedPath && rememberablePath(requestedPath)
      return write(
        `${rememberedPathCookie.name}=${encodeURIComponent(path ?? '')}`,
        path === null ? 0 : rememberedPathCookie.maxAge,
      )
    },
  }
}

const overHttps = sessionCookies(true)
const overHttp = sessionCookies(false)

/** The cookies for a request's connection: secure over https, plain on a developer's machine. */
export function sessionCookiesFor(
  headers: IncomingHttpHeaders,
  host: { readonly domainSite: string | undefined },
): SessionCookies {
  return isSecureConnection(headers, host) ? overHttps : overHttp
}
