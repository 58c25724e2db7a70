import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { passkeyProxy } from './passkey-proxy.ts'

const key = 'k'.repeat(43)
const own = { host: 'localhost:3000', origin: 'http://localhost:3000', 'x-passkey-key': 'f'.repeat(43) }

/** A call through the host, with a cookie of an earlier one. */
function call(path: string, method = 'POST', headers: Record<string, string> = own) {
  const cookies: string[] = []
  const request = {
    method,
    url: `/api/twenty/v2/alder/couk/customer-portal/${path}`,
    headers: { ...headers, cookie: `a=b; passkey=${key}` },
  } as unknown as IncomingMessage
  const response = {
    status: 0,
    appendHeader: (_: string, value: string) => cookies.push(value),
    setHeader: () => undefined,
    end: () => undefined,
    writeHead(status: number) {
      this.status = status
      return this
    },
  }
  passkeyProxy(
    (_, reply) => void reply.writeHead(200),
    () => ({ domainSite: undefined }),
  )(request, response as unknown as ServerResponse)
  return { status: response.status, key: request.headers['x-passkey-key'], cookies }
}

const written = (value: string, seconds: number) =>
  `passkey=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly`

describe('account-17: a challenge and the browser that requests it', () => {
  it.each([
    ['passkey-challenge', 'POST', key, [written(key, 3600)]],
    ['passkeys/challenge', 'POST', key, [written(key, 3600)]],
    ['passkeys', 'POST', key, []],
    ['authenticate-passkey', 'POST', key, [written('', 0)]],
    ['passkeys', 'GET', undefined, []],
    ['passkeys/7f6ad5b0-2f0e-4a3e-9a51-0d6a1c4f5b01', 'DELETE', undefined, []],
    ['authenticate', 'POST', undefined, []],
    ['sign-in-code', 'POST', undefined, []],
  ])('%s %s', (path, method, known, cookies) => {
    expect(call(path, method)).toEqual({ status: 200, key: known, cookies })
  })

  it('are no matter of other sites', () => {
    const { status } = call('passkey-challenge', 'POST', { ...own, origin: 'https://evil.example' })
    expect(status).toBe(403)
  })
})
