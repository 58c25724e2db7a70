import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHostTable } from '../request/pick-app.ts'
import { fakeApp, fakeApps, house, lakeland } from '../testing/fake-apps.ts'
import { fakeHost } from '../testing/fake-host.ts'
import { newPasswordPath, securityText } from './well-known.ts'

const apps = [
  fakeApp('uk', house, ['uk']),
  fakeApp('de', house, ['de']),
  fakeApp('white-label', lakeland, ['nl', 'de']),
]
for (const { config } of apps) {
  Object.assign(config, { legal: { ...config.legal, email: `hello@${config.id}.example` } })
  Object.assign(config.supports, { portal: config.id !== 'de' })
}
const hostOf = createHostTable(apps)
const now = new Date('2027-03-01T10:00:00Z')

describe('the contact for vulnerabilities', () => {
  it('is the address of the edition on its domain', () => {
    expect(securityText(hostOf('uk.alder.example'), now)?.split('\n')).toEqual([
      'Contact: mailto:hello@uk.example',
      'Expires: 2027-08-28T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://uk.alder.example/.well-known/security.txt',
      '',
    ])
  })

  it('is everybody’s on a shared host, in their languages', () => {
    const text = securityText(hostOf('localhost'), now) ?? ''
    expect(text.match(/^Contact: .*$/gm)).toEqual([
      'Contact: mailto:hello@uk.example',
      'Contact: mailto:hello@de.example',
    ])
    expect(text).toContain('\nPreferred-Languages: en, de\n')
    expect(text).not.toContain('Canonical')
  })

  it('never expires, and is never more than a year off', () => {
    for (const day of ['2027-01-01T00:00:00Z', '2027-12-31T23:59:59Z', '2028-02-29T12:00:00Z']) {
      const at = new Date(day)
      const expires = /^Expires: (.*)$/m.exec(securityText(hostOf('localhost'), at) ?? '')?.[1] ?? ''
      const days = (Date.parse(expires) - at.getTime()) / 86_400_000
      expect(days).toBeGreaterThan(150)
      expect(days).toBeLessThan(365)
    }
  })
})

describe('where a password is changed', () => {
  it.each([
    ['uk.alder.example', 'uk', '/uk/login?with=password'],
    ['localhost', 'de', '/uk/login?with=password'],
    ['lakeland.localhost', 'de', '/de/login?with=password'],
    ['lakeland.localhost', undefined, '/nl/login?with=password'],
    ['de.alder.example', 'de', undefined],
  ] as const)('on %s for a visitor of %s: %s', (host, site, path) => {
    expect(newPasswordPath(hostOf(host), site)).toBe(path)
  })
})

describe('over the host', () => {
  let fake: Awaited<ReturnType<typeof fakeHost>>
  beforeAll(async () => {
    const uk = fakeApps.find(({ config }) => config.id === 'uk')
    Object.assign(uk?.config.legal ?? {}, { email: 'hello@uk.example' })
    Object.assign(uk?.config.supports ?? {}, { portal: true })
    fake = await fakeHost()
  })
  afterAll(() => fake.close())
  const get = (url: string, host: string) => fake.host.inject({ url, headers: { host } })

  it('both are there', async () => {
    const text = await get('/.well-known/security.txt', 'uk.alder.example')
    expect(text.statusCode).toBe(200)
    expect(text.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(text.body).toMatch(/^Contact: mailto:hello@uk\.example\nExpires: /)
    const change = await get('/.well-known/change-password', 'uk.alder.example')
    expect([change.statusCode, change.headers.location]).toEqual([302, '/uk/login?with=password'])
  })

  it('the icon of a host is that of its edition', async () => {
    for (const [host, icon] of [
      ['uk.alder.example', '/_app/uk/favicon.ico'],
      ['lakeland.localhost', '/_app/white-label/favicon.ico'],
    ] as const) {
      const { statusCode, headers } = await get('/favicon.ico', host)
      expect([statusCode, headers.location]).toEqual([302, icon])
    }
  })

  it('an app without address and accounts has neither, as any other name there', async () => {
    for (const name of ['security.txt', 'change-password', 'resource-that-should-not-exist'])
      expect((await get(`/.well-known/${name}`, 'lakeland.localhost')).statusCode).toBe(404)
  })
})
