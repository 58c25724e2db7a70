import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import {
  openedSessionHeader,
  sessionBrandHeader,
  sessionStoreHeader,
} from '@camping/contract/session-headers.ts'
import { loginTypeCookie } from '@camping/editions/login-type-cookie.ts'
import { cookieValue } from '../request/cookies.ts'
import type { HostBrand } from '../request/pick-app.ts'
import { bearerOf } from './bearer-of.ts'
import { isSameOrigin } from '@camping/api/platform/admission/is-same-origin.ts'
import { crossSite, answerProblem } from '../request/answer-problem.ts'
import { sessionCookiesFor, type SessionCookies, type SignedIn } from './session-cookies.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => void

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Adds Set-Cookie values to an answer that opens or ends a session. */
function setSessionCookies(
  response: ServerResponse,
  { cookies, usesCookie }: { cookies: SessionCookies; usesCookie: boolean },
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
    } else if (usesCookie && status === 401 && String(head('www-authenticate')).includes('invalid_token'))
      response.appendHeader('set-cookie', cookies.close())
    return writeHead(status, ...rest)
  }
}

/**
 * Connects a browser's calls to the API (account-6): it turns the session cookie, which scripts cannot read, into a
 * bearer header, rejects cross-site writes, stores a new session in the cookie, and clears the cookie after a 401 about
 * it. A call with its own header, such as the reset of a password, keeps that header.
 */
export function sessionProxy(
  handle: Handle,
  hostOf: (host: string | undefined) => Pick<HostBrand, 'domainSite' | 'brand'>,
): Handle {
  return (request, response) => {
    const { headers, method = 'GET' } = request
    const host = hostOf(headers.host)
    const cookies = sessionCookiesFor(headers, host)
    const token = cookies.tokenOf(headers)
    // A cross-site page that signs visitors in to an account of its choice is as dangerous as one that writes in their
    // name.
    const foreign = (token !== undefined || headers.origin !== undefined) && !isSameOrigin(headers)
    if (!safeMethods.has(method) && foreign) return answerProblem(response, crossSite)
    headers[sessionStoreHeader] = 'host'
    delete headers[sessionBrandHeader]
    const known = token ?? cookieValue(headers.cookie, loginTypeCookie.name)
    const usesCookie = known !== undefined && headers.authorization === undefined
    if (usesCookie && token !== undefined) Object.assign(headers, bearerOf(token, host.brand))
    if (usesCookie || !safeMethods.has(method)) setSessionCookies(response, { cookies, usesCookie })
    return handle(request, response)
  }
}
