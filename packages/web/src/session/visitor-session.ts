import type { IncomingHttpHeaders } from 'node:http'
import { loginTypeCookie } from '@camping/editions/login-type-cookie.ts'
import { rememberedPathCookie } from '@camping/editions/remembered-path-cookie.ts'
import { cookieValue } from '../request/cookies.ts'
import type { HostBrand } from '../request/pick-app.ts'
import { bearerOf } from './bearer-of.ts'
import { sessionCookiesFor, type SessionCookies } from './session-cookies.ts'

/** Session data of a request, for pages that need the visitor. */
export interface VisitorSession {
  readonly token: string | undefined
  readonly loginType: string | undefined
  readonly rememberedPath: string | undefined
  readonly cookies: SessionCookies
  /** Brand of the host: a session of another brand does not count. */
  readonly brand: string
}

/** Reads the session from the headers of a request. */
export function visitorSession(
  headers: IncomingHttpHeaders,
  host: Pick<HostBrand, 'domainSite' | 'brand'>,
): VisitorSession {
  const cookies = sessionCookiesFor(headers, host)
  return {
    token: cookies.tokenOf(headers),
    loginType: cookieValue(headers.cookie, loginTypeCookie.name),
    rememberedPath: cookieValue(headers.cookie, rememberedPathCookie.name),
    cookies,
    brand: host.brand,
  }
}

interface SessionNews {
  readonly signedOut?: boolean
  readonly remembered?: string | null
}

/** Set-Cookie values after a page has identified its visitor. */
export function cookiesAfter(
  { token, loginType, cookies }: VisitorSession,
  { signedOut, remembered }: SessionNews,
): string[] {
  // Without a token the other cookie is wrong, and the browser would keep requesting the user.
  const over = signedOut || (token === undefined && loginType !== undefined)
  return [
    ...(over ? cookies.close() : []),
    ...(remembered === undefined ? [] : [cookies.remember(remembered)]),
  ]
}

/** `fetch` in the name of the visitor: with the bearer token, if there is one. */
export function fetchAs(fetchAnonymously: typeof fetch, { token, brand }: VisitorSession): typeof fetch {
  if (token === undefined) return fetchAnonymously
  return (input, init) =>
    fetchAnonymously(input, {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), ...bearerOf(token, brand) },
    })
}
