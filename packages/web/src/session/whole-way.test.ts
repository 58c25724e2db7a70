import type { AddressInfo } from 'node:net'
import { openTestApi, type TestApi } from '@camping/api/server/open-test-api.ts'
import { openSession } from '@camping/api/modules/session/open-session.ts'
import { renderPage } from '@camping/storefront/boot/render.tsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiFetch } from '../api-fetch.ts'
import type { ClientBuild } from '../client-assets.ts'
import { createHost } from '../create-host.ts'
import { fakeApp, house } from '../testing/fake-apps.ts'

/** Host, pages, API and database as in production; only the browser is missing. */
describe('a session on its whole way', { timeout: 120_000 }, () => {
  let api: TestApi
  let host: Awaited<ReturnType<typeof createHost>>
  let origin: string
  let token: string
  let customerId: number

  beforeAll(async () => {
    api = await openTestApi(undefined)
    const uk = fakeApp('uk', house, ['uk'])
    Object.assign(uk.config.supports, { portal: true })
    const build: ClientBuild = {
      folder: '',
      assetsFor: () => ({ entry: '', preloads: [], css: '', styleSheets: [] }),
    }
    host = await createHost({
      renderer: {
        apps: [uk],
        builds: new Map([['uk', build]]),
        render: renderPage,
        fetch: apiFetch(api.app),
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
})
