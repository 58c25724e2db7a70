import { get, type IncomingMessage } from 'node:http'
import { callInProcess } from '@camping/api/platform/server/in-process-call.ts'
import type { AddressInfo } from 'node:net'
import { openTestApi, type TestApi } from '@camping/api/testing/open-test-api.ts'
import { openSession } from '@camping/api/customer/session/open-session.ts'
import { renderPage } from '@camping/storefront/boot/render.tsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiFetch } from '../pages/api-fetch.ts'
import type { ClientBuild } from '../pages/client-assets.ts'
import { createHost } from '../create-host.ts'
import { fakeApp, house, lakeland } from '../testing/fake-apps.ts'

/** Host, pages, API and database as in production, without a browser. */
describe('a session on its whole way', { timeout: 120_000 }, () => {
  let api: TestApi
  let host: Awaited<ReturnType<typeof createHost>>
  let origin: string
  let token: string
  let customerId: number

  beforeAll(async () => {
    api = await openTestApi(undefined)
    const uk = fakeApp('uk', house, ['uk'])
    const whiteLabel = fakeApp('white-label', lakeland, ['nl', 'de'])
    for (const { config } of [uk, whiteLabel]) Object.assign(config.supports, { portal: true })
    const build: ClientBuild = {
      folder: '',
      assetsFor: () => ({ starter: '', scripts: [], css: Buffer.from(''), styleSheets: [] }),
    }
    host = await createHost({
      renderer: {
        apps: [uk, whiteLabel],
        builds: new Map([uk, whiteLabel].map(({ config }) => [config.id, build])),
        render: renderPage,
        fetch: apiFetch({ call: (call) => callInProcess(api.app, call) }),
        now: () => api.now,
      },
      api: { handle: (request, response) => api.app.routing(request, response) },
      assetFolders: new Map(),
      cacheBytes: 0,
    })
    await host.listen({ port: 0, host: '127.0.0.1' })
    origin = `http://localhost:${(host.server.address() as AddressInfo).port}`
    const customer = await api.database.db
      .insertInto('customers')
      .values({ brand: 'alder', email: 'jo@example.org', first_name: 'Jo', last_name: 'B', language: 'en' })
      .returning('id')
      .executeTakeFirstOrThrow()
    customerId = customer.id
    token = await openSession(api.database.db, { brand: 'alder', siteCode: 'uk' }, { customerId })
  }, 120_000)
  afterAll(async () => {
    await host?.close()
    await api?.close()
  })

  const ask = (path: string, cookie: string, init: RequestInit = {}) =>
    fetch(origin + path, {
      redirect: 'manual',
      ...init,
      headers: { cookie, ...(init.headers as Record<string, string>) },
    })

  const askLakeland = (path: string, cookie: string) =>
    new Promise<IncomingMessage>((done, fail) => {
      get(origin + path, { headers: { host: 'lakeland.localhost', cookie } }, (answer) =>
        done(answer.resume()),
      ).on('error', fail)
    })

  it('knows the customer, sends them on from the login page, and forgets them at the logout', async () => {
    const cookie = `session=${token}; login-type=email`
    const who = await ask('/api/couk/user', cookie)
    expect(who.status).toBe(200)
    expect(await who.json()).toMatchObject({ firstName: 'Jo', type: 'email' })

    const onward = await ask('/uk/login', `${cookie}; remembered-path=%2Fuk%2Fprofile%2Fdetails`)
    expect(onward.headers.get('location')).toBe('/uk/profile/details')
    expect(onward.headers.getSetCookie()).toEqual(['remembered-path=; Path=/; Max-Age=0; SameSite=Lax'])
    const profile = await ask('/uk/login', `${cookie}; remembered-path=%2F%2Fevil.example`)
    expect(profile.headers.get('location')).toBe('/uk/profile')

    const refused = await ask('/uk/logout', cookie, {
      method: 'POST',
      headers: { origin: 'http://evil.example' },
    })
    expect(refused.status).toBe(403)
    expect((await ask('/api/couk/user', cookie)).status).toBe(200)

    const logout = await ask('/uk/logout', cookie, { method: 'POST', headers: { origin } })
    expect(logout.status).toBe(303)
    expect(logout.headers.get('location')).toBe('/uk')

    const after = await ask('/api/couk/user', cookie)
    expect(after.status).toBe(401)
    expect(after.headers.getSetCookie()).toHaveLength(2)
    const lost = await ask('/uk/profile?a=1', cookie)
    expect(lost.headers.get('location')).toBe('/uk/login')
    expect(lost.headers.getSetCookie().map((one) => one.split(';', 1)[0])).toEqual([
      'session=',
      'login-type=',
      `remembered-path=${encodeURIComponent('/uk/profile?a=1')}`,
    ])
  })

  it('F57: back from a payment without a session: the login page comes first, and leads to what became of the payment', async () => {
    const result = `/uk/profile/my-bookings/5PRAKA9451/payment?payment=${'x'.repeat(22)}`
    const back = await ask(result, 'login-type=email')
    expect([back.status, back.headers.get('location')]).toEqual([302, '/uk/login'])
    const [remembered = ''] = back.headers
      .getSetCookie()
      .map((one) => one.split(';', 1)[0] ?? '')
      .filter((one) => one.startsWith('remembered-path='))
    expect(remembered).toBe(`remembered-path=${encodeURIComponent(result)}`)
    const signedIn = await openSession(api.database.db, { brand: 'alder', siteCode: 'uk' }, { customerId })
    const onward = await ask('/uk/login', `session=${signedIn}; login-type=email; ${remembered}`)
    expect(onward.headers.get('location')).toBe(result)
  })

  it('a session of another brand is signed out, and page and call agree', async () => {
    const foreign = await openSession(api.database.db, { brand: 'alder', siteCode: 'uk' }, { customerId })
    const cookie = `session=${foreign}; login-type=email`
    const gone = [
      'session=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
      'login-type=; Path=/; Max-Age=0; SameSite=Lax',
    ]
    const who = await askLakeland('/api/nl/user', cookie)
    expect([who.statusCode, who.headers['set-cookie']]).toEqual([401, gone])
    for (const path of ['/nl/profiel', '/nl/profiel/boekingen', '/de/profil']) {
      const { statusCode, headers } = await askLakeland(path, cookie)
      expect([path, statusCode, headers.location]).toEqual([path, 302, `${path.slice(0, 3)}/login`])
      expect(headers['set-cookie']?.slice(0, 2)).toEqual(gone)
    }
    // It continues on its own brand.
    expect((await ask('/api/couk/user', cookie)).status).toBe(200)
  })
})
