import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fakeHost } from './testing/fake-host.ts'

let fake: Awaited<ReturnType<typeof fakeHost>>
beforeAll(async () => {
  fake = await fakeHost()
})
afterAll(() => fake.close())

/** Characters that a client may send in a request line: neither spaces nor control characters. */
const visible = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCodePoint(code)),
  maxLength: 30,
})
const segment = fc.oneof(
  visible,
  fc.constantFrom(
    'uk',
    'de-ch',
    '_app',
    'uk',
    'web',
    'assets',
    '..',
    '.',
    '%2e%2e',
    '%2f',
    '%5c',
    '%00',
    '%',
    '%c3%28',
    '__proto__',
    '',
  ),
)
const url = fc.array(segment, { maxLength: 8 }).map((segments) => `/${segments.join('/')}`)
const header = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCodePoint(code)),
  maxLength: 60,
})
const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS')

test('no request makes the host fail, and none leads away from it', async () => {
  await fc.assert(
    fc.asyncProperty(url, method, header, header, header, async (address, verb, cookie, host, language) => {
      // The HTTP client of this test cannot send every line.
      fc.pre(URL.canParse(address, 'http://localhost'))
      // This word makes the fake renderer fail, for another test.
      fc.pre(!address.includes('broken') && !address.includes('down') && !/^\/(api|images)/.test(address))
      const answer = await fake.host.inject({
        method: verb as 'GET',
        url: address,
        headers: { host, 'accept-language': language, cookie: `search=${cookie}; locale=${cookie}` },
      })
      expect(answer.statusCode).toBeLessThan(500)
      expect(answer.body).not.toContain('root:x:0')
      const { location } = answer.headers
      if (location)
        expect(new URL(location, 'https://camping.example').origin).toBe('https://camping.example')
      expect(fake.log).not.toHaveBeenCalled()
    }),
    // The example once named a host instead of a path.
    { numRuns: 2000, examples: [['//x/%2e%2e/a{b/c', 'POST', '', '', '']] },
  )
})

test('an address that no redirect could repeat is refused, whatever it requests', async () => {
  for (const path of ['/uk/page/', '/uk/away', '/', '/_app/uk/assets/client-1.js']) {
    const ask = (length: number) =>
      fake.host.inject({ url: `${path}?q=`.padEnd(length, 'x'), headers: { host: 'localhost' } })
    expect((await ask(12_000)).statusCode, path).toBeLessThan(400)
    const answer = await ask(12_001)
    expect([answer.statusCode, answer.body], path).toEqual([414, 'The address is too long'])
    expect(answer.headers['x-content-type-options'], path).toBe('nosniff')
  }
})
