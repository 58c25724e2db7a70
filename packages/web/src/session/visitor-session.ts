import type { IncomingHttpHeaders } from 'node:http'
import { loginTypeCookie } from '@camping/editions/login-type-cookie.ts'
import { rememberedPathCookie } from '@camping/editions/remembered-path-cookie.ts'
import { cookieValue } from '../cookies.ts'
import { sessionCookiesFor, type SessionCookies } from './session-cookies.ts'

/** What a request brings along about its visitor, for a page that asks. */
export interface VisitorSession {
  readonly token: string | undefined
  readonly loginType: string | undefined
  readonly rememberedPath: string | undefined
  readonly cookies: SessionCookies
}

/** Reads the session out of the headers of a request to a host. */
export function visitorSession(
  headers: IncomingHttpHeaders,
  host: { readonly ownSite: string | undefined },
): VisitorSession {
  const cookies = sessionCookiesFor(headers, host)
  return {
    token: cookies.tokenOf(headers),
    loginType: cookieValue(headers.cookie, loginTypeCookie.name),
    rememberedPath: cookieValue(headers.cookie, rememberedPathCookie.name),
    cookies,
  }
}

interface SessionNews {
  readonly signedOut?: boolean
  readonly remembered?: string | null
}

/** Set-Cookie values that follow from what a page found out about its visitor. */
export function cookiesAfter(
  { token, loginType, cookies }: VisitorSession,
  { signedOut, remembered }: SessionNews,
): string[] {
  // Without a token the other cookie says what is not true (any more), and browsers would go on asking.
  const over = signedOut || (token === undefined && loginType !== undefined)
  return [
    ...(over ? cookies.close() : []),
    ...(remembered === undefined ? [] : [cookies.remember(remembered)]),
  ]
}

/** `fetch` in the name of the visitor: with the bearer token, if there is one. */
export function fetchAs(fetchAnonymously: typeof fetch, { token }: VisitorSession): typeof fetch {
  if (token === undefined) return fetchAnonymously
  return (input, init) =>
    fetchAnonymously(input, {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), authorization: `Bearer ${token}` },
    })
}
