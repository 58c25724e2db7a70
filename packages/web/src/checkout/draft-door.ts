import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { draftKeyHeader } from '@camping/contract/checkout-draft.schemas.ts'
import { cookieValue } from '../cookies.ts'
import type { HostBrand } from '../pick-app.ts'
import { isSameOrigin } from '../session/is-same-origin.ts'
import { isSecureConnection } from '../session/is-secure-connection.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/** Seconds: two holds and the hour after them, in which the same stay may be asked for again. */
const maxAge = 7200

const forDraft = /^\/api\/twenty\/v2\/[\w-]+\/[\w-]+\/cart\/[\w-]{22}\/draft$/

/** The cookie with the key of this browser's drafts, for one kind of connection (docs/contracts/cookies.md). */
function draftCookie(secure: boolean) {
  // The prefix binds the cookie to this very host and to https; browsers refuse it without.
  const name = secure ? '__Host-draft' : 'draft'
  return {
    keyOf: (cookies: string | undefined) => {
      const key = cookieValue(cookies, name)
      return key && /^[\w-]{43}$/.test(key) ? key : undefined
    },
    write: (key: string) =>
      `${name}=${key}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}; HttpOnly`,
  }
}

/**
 * The way of a browser to what it typed in the checkout: the key of the draft is a cookie that scripts never see, made
 * when something is kept for the first time. Only pages of this host may write. The header of a browser's own is dropped.
 */
export function draftDoor(
  handle: Handle,
  hostOf: (host: string | undefined) => Pick<HostBrand, 'ownSite'>,
): Handle {
  return (request, response) => {
    const { headers, method } = request
    delete headers[draftKeyHeader]
    if (!forDraft.test((request.url ?? '').split('?', 1)[0] ?? '')) return handle(request, response)
    const cookie = draftCookie(isSecureConnection(headers, hostOf(headers.host)))
    const known = cookie.keyOf(headers.cookie)
    if (method !== 'PUT') {
      if (known) headers[draftKeyHeader] = known
      return handle(request, response)
    }
    if (!isSameOrigin(headers)) return refuse(response)
    const key = known ?? randomBytes(32).toString('base64url')
    headers[draftKeyHeader] = key
    setCookieWhenKept(response, cookie.write(key))
    return handle(request, response)
  }
}

/** A key that opens nothing is not handed out. */
function setCookieWhenKept(response: ServerResponse, cookie: string): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status === 200) response.appendHeader('set-cookie', cookie)
    return writeHead(status, ...rest)
  }
}

function refuse(response: ServerResponse): void {
  response
    .writeHead(403, { 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
    .end(JSON.stringify({ type: 'cross-site', title: 'Only pages of this site may do this', status: 403 }))
}
