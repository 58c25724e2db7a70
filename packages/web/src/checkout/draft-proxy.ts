import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { draftKeyHeader } from '@camping/contract/checkout-draft.schemas.ts'
import { cookieValue } from '../request/cookies.ts'
import type { HostBrand } from '../request/pick-app.ts'
import { isSameOrigin } from '@camping/api/platform/admission/is-same-origin.ts'
import { crossSite, answerProblem } from '../request/answer-problem.ts'
import { isSecureConnection } from '../session/is-secure-connection.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/** Seconds: two holds and the following hour, in which the visitor may request the same stay again. */
const maxAge = 7200

const forDraft = /^\/api\/twenty\/v2\/[\w-]+\/[\w-]+\/cart\/[\w-]{22}\/draft$/

/** The cookie with the key of this browser's drafts, for one kind of connection (docs/contracts/cookies.md). */
function draftCookie(secure: boolean) {
  // The prefix binds the cookie to this exact host and to https; browsers reject it otherwise.
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
 * Connects a browser to its checkout draft: the key of the draft is a cookie that scripts cannot read, created with the
 * first draft. Only pages of this host may write. Drops a key header from the browser.
 */
export function draftProxy(
  handle: Handle,
  hostOf: (host: string | undefined) => Pick<HostBrand, 'domainSite'>,
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
    if (!isSameOrigin(headers)) return answerProblem(response, crossSite)
    const key = known ?? randomBytes(32).toString('base64url')
    headers[draftKeyHeader] = key
    setCookieWhenSaved(response, cookie.write(key))
    return handle(request, response)
  }
}

/** Sends no cookie for a key without a draft. */
function setCookieWhenSaved(response: ServerResponse, cookie: string): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status === 200) response.appendHeader('set-cookie', cookie)
    return writeHead(status, ...rest)
  }
}
