import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeApps } from '../testing/fake-apps.ts'
import { fakeHost } from '../testing/fake-host.ts'

let late = 0
const hosts: Awaited<ReturnType<typeof fakeHost>>[] = []
async function host() {
  const fake = await fakeHost({ lateness: () => late })
  hosts.push(fake)
  await fake.host.listen({ host: '127.0.0.1', port: 0 })
  const { port } = fake.host.server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return { ...fake, get: (path: string) => fetch(origin + path, { redirect: 'manual' }) }
}
afterEach(async () => {
  late = 0
  for (const fake of hosts.splice(0)) await fake.close()
})

const calls = {
  search: '/api/twenty/v2/alder/couk/search/sites',
  cart: '/api/twenty/v2/alder/couk/cart/abc',
  returns: '/api/payment/saferpay/notify',
  health: '/api/health/ready',
  picture: '/images/lake',
}

describe('while the process is late', () => {
  it.each([
    [500, { page: 200, checkout: 200, search: 200, cart: 200 }],
    [501, { page: 503, checkout: 200, search: 200, cart: 200 }],
    [1001, { page: 503, checkout: 200, search: 503, cart: 200 }],
    [3001, { page: 503, checkout: 503, search: 503, cart: 503, returns: 503 }],
  ])(
    'by %i ms, pages are rejected before searches and these before carts and payments',
    async (ms, admitted) => {
      const { get } = await host()
      late = ms
      const paths: Record<string, string> = { ...calls, page: '/uk/new', checkout: '/uk/booking/abc?step=a' }
      for (const [name, status] of Object.entries({ ...admitted, health: 200, picture: 200 }))
        expect([name, (await get(paths[name]!)).status]).toEqual([name, status])
    },
  )

  it('a cached page is served as usual, and a new one names the time for a retry in its language', async () => {
    const { get, render } = await host()
    await get('/de-ch/bekannt')
    late = 10_000
    expect((await get('/de-ch/bekannt')).status).toBe(200)
    const answer = await get('/de-ch/neu')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
    const html = await answer.text()
    expect(html).toContain('<html lang="de-CH">')
    expect(html).toContain('Bitte versuchen Sie es gleich nochmals.')
    expect(html).not.toContain('<script')
    expect(render).toHaveBeenCalledTimes(1)
    late = 0
    expect((await get('/de-ch/neu')).status).toBe(200)
  })

  it('a refused call is a problem with Retry-After', async () => {
    const { get } = await host()
    late = 10_000
    const answer = await get(calls.search)
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(await answer.json()).toMatchObject({ type: 'busy', status: 503 })
  })
})

it('a page that waits lets a cart be finished first', async () => {
  const held: (() => void)[] = []
  const fake = await fakeHost({ handle: (_request, response) => void held.push(() => response.end('cart')) })
  hosts.push(fake)
  await fake.host.listen({ host: '127.0.0.1', port: 0 })
  const { port } = fake.host.server.address() as AddressInfo
  const order: string[] = []
  const cart = fetch(`http://127.0.0.1:${port}${calls.cart}`).then(() => order.push('cart'))
  await expect.poll(() => held.length).toBe(1)
  const pages = ['first', 'waits'].map((name) =>
    fake.host.inject({ url: `/uk/${name}`, headers: { host: 'localhost' } }).then(() => {
      order.push(name)
      // The first page has finished and the second has its place: now the cart may end.
      if (name === 'first') setImmediate(() => held[0]?.())
    }),
  )
  await Promise.all([cart, ...pages])
  expect(order[0]).toBe('first')
  expect(order).toContain('waits')
  expect(fake.render).toHaveBeenCalledTimes(2)
})

describe('while a picture is being drawn', () => {
  /**
   * How many pages of one network were rendered before the picture was ready: some turns after the first of them, or
   * the last.
   */
  async function madeBeside(pages: number, readyAfter: number) {
    const drawn: (() => void)[] = []
    const fake = await fakeHost({
      handle: (_request, response) => void drawn.push(() => response.end('picture')),
      mostWaits: { purchase: 0, picture: 60_000 },
    })
    hosts.push(fake)
    await fake.host.listen({ host: '127.0.0.1', port: 0 })
    const { port } = fake.host.server.address() as AddressInfo
    const picture = fetch(`http://127.0.0.1:${port}${calls.picture}`)
    await expect.poll(() => drawn.length).toBe(1)
    let made = 0
    const requested = Array.from({ length: pages }, async (_, index) => {
      await fake.host.inject({ url: `/uk/page-${index}`, headers: { host: 'localhost' } })
      if (index + 1 < readyAfter) return
      await pause(20)
      made ||= fake.render.mock.calls.length
      drawn[0]?.()
    })
    await Promise.all([picture, ...requested])
    expect(fake.render).toHaveBeenCalledTimes(pages)
    return made
  }

  it('a network that requests many pages waits for it', async () => expect(await madeBeside(3, 1)).toBe(1))

  it('and nobody waits for a single page: a flood of pictures slows none', async () =>
    expect(await madeBeside(2, 2)).toBe(2))
})

it('a session has one page made at a time, from however many networks', async () => {
  for (const app of fakeApps) if (app.config.id === 'uk') Object.assign(app.config.supports, { portal: true })
  const held: (() => void)[] = []
  let most = 0
  let underWay = 0
  const fake = await fakeHost({
    fetch: async () => {
      underWay += 1
      most = Math.max(most, underWay)
      await new Promise<void>((resolve) => held.push(resolve))
      underWay -= 1
      return Response.json({ firstName: 'Robin' })
    },
  })
  hosts.push(fake)
  const ask = (session: string, index: number) =>
    fake.host.inject({
      url: '/uk/profile',
      remoteAddress: `192.0.2.${index}`,
      headers: { host: 'localhost', cookie: `session=${session.repeat(43)}` },
    })
  const flood = [1, 2, 3, 4].map((index) => ask('a', index))
  await expect.poll(() => held.length).toBe(1)
  const other = ask('b', 9)
  await expect.poll(() => held.length).toBe(2)
  held[1]?.()
  expect((await other).statusCode).toBe(200)
  expect(held.length).toBe(2)
  const go = setInterval(() => held.forEach((resolve) => resolve()), 1)
  const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode)
  clearInterval(go)
  expect(statuses).toEqual([200, 200, 200, 200])
  expect(most).toBe(2)
})

describe('pages of one network', () => {
  const from = (remoteAddress: string, url: string) => ({
    url,
    remoteAddress,
    headers: { host: 'localhost' },
  })

  it('wait in a separate queue: another visitor’s is rendered next', async () => {
    const fake = await fakeHost()
    hosts.push(fake)
    const order: string[] = []
    const ask = async (address: string, path: string) => {
      const answer = await fake.host.inject(from(address, path))
      order.push(path)
      return answer.statusCode
    }
    const flood = Array.from({ length: 60 }, (_, index) => ask('192.0.2.7', `/uk/flood-${index}`))
    const others = [
      ask('198.51.100.1', '/uk/other'),
      // Also the page at the end of the flood's own queue.
      ask('198.51.100.2', '/uk/flood-59'),
      ask('198.51.100.3', '/uk/login'),
    ]
    expect(await Promise.all([...flood, ...others])).toEqual(Array(63).fill(200))
    for (const path of ['/uk/other', '/uk/flood-59', '/uk/login'])
      expect([path, order.indexOf(path)]).toEqual([path, expect.toSatisfy((at: number) => at < 12)])
  })

  it('are refused when too many of them wait, and those of others are not', async () => {
    const fake = await fakeHost()
    hosts.push(fake)
    const flood = Array.from({ length: 200 }, (_, index) =>
      fake.host.inject(from('2001:db8::1', `/uk/flood-${index}`)),
    )
    const other = fake.host.inject(from('2001:db8:0:1::1', '/uk/other'))
    const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200).length).toBe(65)
    expect(statuses.filter((status) => status === 503).length).toBe(135)
    expect((await other).statusCode).toBe(200)
  })

  it('are distinguished behind a trusted proxy, and only there', async () => {
    for (const [trustedProxies, refused] of [
      [1, 0],
      [0, 35],
    ] as const) {
      const fake = await fakeHost({ trustedProxies })
      hosts.push(fake)
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          fake.host.inject({
            url: `/uk/page-${index}`,
            remoteAddress: '10.0.0.1',
            headers: { host: 'localhost', 'x-forwarded-for': `192.0.2.${index % 10}` },
          }),
        ),
      )
      expect(answers.filter(({ statusCode }) => statusCode === 503)).toHaveLength(refused)
    }
  })

  it('that are cached wait for nobody', async () => {
    const fake = await fakeHost()
    hosts.push(fake)
    await fake.host.inject(from('192.0.2.7', '/uk/kept'))
    const flood = Array.from({ length: 60 }, (_, index) =>
      fake.host.inject(from('192.0.2.7', `/uk/flood-${index}`)),
    )
    const cached = await fake.host.inject(from('192.0.2.7', '/uk/kept'))
    expect(cached.statusCode).toBe(200)
    await Promise.all(flood)
    expect(fake.render).toHaveBeenCalledTimes(61)
  })
})
