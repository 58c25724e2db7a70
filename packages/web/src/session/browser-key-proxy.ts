import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isSameOrigin } from '@camping/api/platform/admission/is-same-origin.ts'
import { isSecureConnection } from './is-secure-connection.ts'
import { crossSite, answerProblem } from '../request/answer-problem.ts'
import { cookieValue } from '../request/cookies.ts'
import type { HostBrand } from '../request/pick-app.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/** A key by which the API knows one browser again, for a few calls only (docs/contracts/cookies.md). */
export interface BrowserKey {
  /** The header of the API. */
  readonly header: string
  /** The cookie's name on plain http; with a prefix on https. */
  readonly cookie: string
  /** Seconds. */
  readonly maxAge: number
  /**
   * How a call uses the key: `creates` makes one if there is none, `needs` passes it on, `spends` also deletes it after
   * a success. Undefined for all other calls, which never see it.
   */
  readonly useOf: (method: string | undefined, path: string) => 'creates' | 'needs' | 'spends' | undefined
}

function keyCookie({ cookie, maxAge }: BrowserKey, secure: boolean) {
  // The prefix binds the cookie to this exact host and to https; browsers reject it otherwise.
  const name = secure ? `__Host-${cookie}` : cookie
  const write = (key: string, seconds: number) =>
    `${name}=${key}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? '; Secure' : ''}; HttpOnly`
  return {
    keyOf: (cookies: string | undefined) => {
      const key = cookieValue(cookies, name)
      return key && /^[\w-]{43}$/.test(key) ? key : undefined
    },
    set: (key: string) => write(key, maxAge),
    clear: () => write('', 0),
  }
}

/**
 * Connects a browser to what the API stores for it alone: the key is a cookie that scripts cannot read. Only pages of
 * this host may create one. Drops a key header from the browser.
 */
export function browserKeyProxy(
  handle: Handle,
  hostOf: (host: string | undefined) => Pick<HostBrand, 'domainSite'>,
  browserKey: BrowserKey,
): Handle {
  return (request, response) => {
    const { headers, method } = request
    const { header, useOf } = browserKey
    delete headers[header]
    const use = useOf(method, (request.url ?? '').split('?', 1)[0] ?? '')
    if (!use) return handle(request, response)
    const cookie = keyCookie(browserKey, isSecureConnection(headers, hostOf(headers.host)))
    const known = cookie.keyOf(headers.cookie)
    if (use !== 'creates') {
      if (known) headers[header] = known
      if (known && use === 'spends') setCookieWhenDone(response, cookie.clear())
      return handle(request, response)
    }
    if (!isSameOrigin(headers)) return answerProblem(response, crossSite)
    const key = known ?? randomBytes(32).toString('base64url')
    headers[header] = key
    setCookieWhenDone(response, cookie.set(key))
    return handle(request, response)
  }
}

/** Sends no cookie for a call that fails. */
function setCookieWhenDone(response: ServerResponse, cookie: string): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status === 200) response.appendHeader('set-cookie', cookie)
    return writeHead(status, ...rest)
  }
}
