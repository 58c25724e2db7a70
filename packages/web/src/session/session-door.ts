import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { openedSessionHeader, sessionKeeperHeader } from '@camping/contract/session-headers.ts'
import { loginTypeCookie } from '@camping/editions/login-type-cookie.ts'
import { cookieValue } from '../cookies.ts'
import type { HostBrand } from '../pick-app.ts'
import { isSameOrigin } from './is-same-origin.ts'
import { sessionCookiesFor, type SessionCookies, type SignedIn } from './session-cookies.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => void

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

function refuse(response: ServerResponse): void {
  response
    .writeHead(403, { 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
    .end(JSON.stringify({ type: 'cross-site', title: 'Only pages of this site may do this', status: 403 }))
}

/** Adds Set-Cookie values to an answer that opens a session, or says that one is over. */
function keepSession(
  response: ServerResponse,
  { cookies, asks }: { cookies: SessionCookies; asks: boolean },
): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const headers = rest.at(-1) as OutgoingHttpHeaders | undefined
    const head = (name: string) => headers?.[name] ?? response.getHeader(name)
    const opened = head(openedSessionHeader)
    if (opened !== undefined) {
      delete headers?.[openedSessionHeader]
      response.removeHeader(openedSessionHeader)
      response.appendHeader('set-cookie', cookies.open(JSON.parse(String(opened)) as SignedIn))
    } else if (asks && status === 401 && String(head('www-authenticate')).includes('invalid_token'))
      response.appendHeader('set-cookie', cookies.close())
    return writeHead(status, ...rest)
  }
}

/**
 * The way of a browser's calls into the API (SPEC.md §7): the session cookie becomes a bearer header, which scripts never
 * see; another site's page may not write; a new session goes into the cookie, and a 401 about it takes it back. A call that brings a
 * header of its own, as the reset of a password does, keeps it.
 */
export function sessionDoor(
  handle: Handle,
  hostOf: (host: string | undefined) => Pick<HostBrand, 'ownSite'>,
): Handle {
  return (request, response) => {
    const { headers, method = 'GET' } = request
    const cookies = sessionCookiesFor(headers, hostOf(headers.host))
    const token = cookies.tokenOf(headers)
    // A page that signs visitors in to an account of its own choice is as bad as one that writes in their name.
    const foreign = (token !== undefined || headers.origin !== undefined) && !isSameOrigin(headers)
    if (!safeMethods.has(method) && foreign) return refuse(response)
    headers[sessionKeeperHeader] = 'host'
    const known = token ?? cookieValue(headers.cookie, loginTypeCookie.name)
    const asks = known !== undefined && headers.authorization === undefined
    if (asks && token !== undefined) headers.authorization = `Bearer ${token}`
    if (asks || !safeMethods.has(method)) keepSession(response, { cookies, asks })
    return handle(request, response)
  }
}
