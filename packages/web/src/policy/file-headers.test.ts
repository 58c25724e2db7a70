import { afterAll, beforeAll, expect, it } from 'vitest'
import { fakeHost } from '../testing/fake-host.ts'

let fake: Awaited<ReturnType<typeof fakeHost>>
beforeAll(async () => {
  fake = await fakeHost()
})
afterAll(() => fake.close())

it('a built file has what binds it when it is opened by itself, and nothing that counts for documents alone', async () => {
  const { statusCode, headers } = await fake.host.inject({
    method: 'GET',
    url: '/_app/uk/assets/client-1.js',
    headers: { host: 'localhost:3000' },
  })
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-security-policy':
      "default-src 'self';style-src 'self' 'unsafe-inline';object-src 'none';base-uri 'none';frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
  for (const name of ['permissions-policy', 'cross-origin-opener-policy', 'access-control-allow-origin'])
    expect(headers[name], name).toBeUndefined()
})
