import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { loginTypeCookie } from '@camping/editions/login-type-cookie.ts'
import { cookieValue } from '../cookies.ts'
import type { HostBrand } from '../pick-app.ts'
import { isSameOrigin } from './is-same-origin.ts'
import { sessionCookiesFor } from './session-cookies.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => void

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

function refuse(response: ServerResponse): void {
  response
    .writeHead(403, { 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
    .end(JSON.stringify({ type: 'cross-site', title: 'Only pages of this site may do this', status: 403 }))
}

/** Adds Set-Cookie values to an answer that says the session is over. */
function closeWhenSignedOut(response: ServerResponse, cookies: () => string[]): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const headers = rest.at(-1) as OutgoingHttpHeaders | undefined
    const challenge = headers?.['www-authenticate'] ?? response.getHeader('www-authenticate')
    if (status === 401 && String(challenge).includes('invalid_token'))
      response.appendHeader('set-cookie', cookies())
    return writeHead(status, ...rest)
  }
}

/**
 * The way of a browser's calls into the API (SPEC.md §7): the session cookie becomes a bearer header, which scripts never
 * see; another site's page may not write with it; a 401 about the session takes the cookie back. A call that brings a
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
    if (token !== undefined && !safeMethods.has(method) && !isSameOrigin(headers)) return refuse(response)
    const known = token ?? cookieValue(headers.cookie, loginTypeCookie.name)
    if (known !== undefined && headers.authorization === undefined) {
      if (token !== undefined) headers.authorization = `Bearer ${token}`
      closeWhenSignedOut(response, cookies.close)
    }
    return handle(request, response)
  }
}
