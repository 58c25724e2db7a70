import { cart } from '@camping/contract/booking.schemas.ts'
import { searchSitesReply } from '@camping/contract/search.schemas.ts'
import { siteDetail } from '@camping/contract/site.schemas.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { servedEndpoints } from '../../served-endpoints.ts'
import { compileStrip } from './strip-reply.ts'

const schema = z.object({
  id: z.int(),
  name: z.string().nullable(),
  note: z.string().optional(),
  inner: z.object({ kept: z.boolean() }).nullable(),
  list: z.array(z.object({ a: z.int() })),
  byKey: z.record(z.string(), z.object({ a: z.int() })),
  either: z.union([z.string(), z.array(z.string())]),
})

test('only what the schema names leaves the house, at every level', () => {
  const secret = { password_hash: 'x' }
  const value = {
    id: 1,
    name: null,
    inner: { kept: true, ...secret },
    list: [{ a: 1, ...secret }],
    byKey: { k: { a: 2, ...secret } },
    either: ['b'],
    ...secret,
  }
  const stripped = compileStrip(schema)(value)
  expect(stripped).toEqual(schema.parse(value))
  expect(JSON.stringify(stripped)).not.toMatch('password')
})

test('null and missing members stay what they are', () => {
  const value = { id: 1, name: null, inner: null, list: [], byKey: {}, either: 'a' }
  expect(compileStrip(schema)(value)).toEqual(value)
})

test('a schema whose members cannot be determined is refused at start', () => {
  expect(() => compileStrip(z.union([z.object({ a: z.int() }), z.object({ b: z.int() })]))).toThrow(/union/)
  expect(() => compileStrip(z.any())).toThrow(/any/)
})

test.each([
  ['search', searchSitesReply],
  ['site', siteDetail],
  ['cart', cart],
])('the %s reply can be stripped', (_, reply) => {
  expect(() => compileStrip(reply)).not.toThrow()
})

test('every path and method is served once', () => {
  const names = servedEndpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.base} ${endpoint.path}`)
  expect(new Set(names).size).toBe(names.length)
})
