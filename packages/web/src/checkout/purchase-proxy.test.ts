import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { purchaseProxy } from './purchase-proxy.ts'

const key = 'k'.repeat(43)
const base = '/api/twenty/v2/alder/couk/gift-vouchers'
const one = `${base}/purchases/${'a'.repeat(22)}`

/** The key that reaches the API. */
function passedOn(method: string, url: string, headers: Record<string, string>): string | undefined {
  const seen: { key?: unknown } = {}
  const proxy = purchaseProxy(
    (request) => {
      seen.key = request.headers['x-purchase-key']
    },
    () => ({ domainSite: undefined }),
  )
  const response = {
    writeHead: () => response,
    appendHeader: () => response,
    setHeader: () => response,
    end: () => response,
  }
  proxy(
    { method, url, headers: { host: 'localhost:3000', ...headers } } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  )
  return seen.key as string | undefined
}

it('makes a key at the first purchase, and uses it for the purchase’s page and document', () => {
  expect(passedOn('POST', `${base}/purchases`, { origin: 'http://localhost:3000' })).toMatch(/^[\w-]{43}$/)
  for (const url of [one, `${one}/document`, `${one}?x=1`])
    expect(passedOn('GET', url, { cookie: `purchase=${key}` })).toBe(key)
  expect(passedOn('GET', one, {})).toBeUndefined()
})

it('passes on nothing elsewhere, nor a header of the browser’s own', () => {
  for (const url of [base, `${one}/other`, '/api/twenty/v2/alder/couk/withdrawals'])
    expect(passedOn('GET', url, { cookie: `purchase=${key}` })).toBeUndefined()
  expect(passedOn('GET', one, { 'x-purchase-key': key })).toBeUndefined()
})

it('lets no other site buy', () => {
  expect(
    passedOn('POST', `${base}/purchases`, { origin: 'https://evil.example', cookie: `purchase=${key}` }),
  ).toBeUndefined()
})
