import { offlineCopies } from '@camping/editions/offline-copies.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetPages } from './forget-pages.browser.ts'
import { storePage, staticCopyOf } from './store-page.browser.ts'

const html =
  '<!doctype html><html lang="en-GB"><head><title>Booking</title><link rel="modulepreload" href="/a.js">' +
  '<style>main{color:var(--ink)}</style><script type="module" src="/entry.js"></script></head><body>' +
  '<main><h1>Lake Camp</h1><a href="/uk/profile">Home</a><a href="/api/twenty/v2/x/document">PDF</a>' +
  '<p data-online="true">Pay now</p><button>Cancel</button><form action="/uk/logout"><input></form></main>' +
  '<script type="application/json" id="boot">{"secret":1}</script></body></html>'

describe('a page as a static document', () => {
  const paper = staticCopyOf(html, 'Offline <b>since</b> ten')

  it('preserves text, styles and links of pages', () => {
    for (const part of [
      '<!doctype html><html lang="en-GB"',
      '<h1>Lake Camp</h1>',
      'main{color',
      '/uk/profile',
    ])
      expect(paper).toContain(part)
  })
  it('contains nothing that needs scripts or a network, nor the state of the store', () => {
    for (const part of ['<script', 'modulepreload', '/api/', 'Pay now', '<button', '<form', 'secret'])
      expect(paper).not.toContain(part)
  })
  it('holds what is folded below its heading, and is marked as a copy, for styles to open it', () => {
    const folded = html.replace(
      '<h1>',
      '<h2><button type="button"><b>Keys</b></button></h2><p>At reception</p><h1>',
    )
    const copy = staticCopyOf(folded, 'Offline')
    expect(copy).toContain('<h2><b>Keys</b></h2><p>At reception</p>')
    expect(copy).toMatch(/<html[^>]* data-copy=""/)
  })
  it('states above everything that it is a copy, as text', () => {
    expect(paper).toMatch(/<body><p role="status"[^>]*>Offline &lt;b&gt;since&lt;\/b&gt; ten<\/p><main>/)
  })
})

describe('storing pages', () => {
  const stores = new Map<string, Map<string, Response>>()
  let answer: Response
  let logo: Response
  beforeEach(() => {
    stores.clear()
    answer = new Response(html, { headers: { 'content-security-policy': "default-src 'self'" } })
    logo = new Response('<svg viewBox="0 0 9 9"/>')
    vi.stubGlobal('fetch', (address: string) => Promise.resolve(address.startsWith('/_app/') ? logo : answer))
    vi.stubGlobal('caches', {
      open: (name: string) => {
        const store = stores.get(name) ?? new Map<string, Response>()
        stores.set(name, store)
        return Promise.resolve({
          match: (path: string) => Promise.resolve(store.get(path)?.clone()),
          put: (path: string, response: Response) => Promise.resolve(store.set(path, response)),
        })
      },
      delete: (name: string) => Promise.resolve(stores.delete(name)),
    })
  })
  afterEach(() => vi.unstubAllGlobals())
  const keep = (pathname: string, owner = 'email jo@example.org') => {
    answer = answer.bodyUsed ? new Response(html) : answer
    return storePage({ pathname, owner, notice: 'Offline' })
  }
  const kept = () =>
    [...(stores.get(offlineCopies.cache)?.keys() ?? [])].filter((path) => path !== offlineCopies.ownerPath)

  it('includes the policy, with its deadline', async () => {
    await keep('/uk/profile')
    const copy = stores.get(offlineCopies.cache)?.get('/uk/profile')
    expect(copy?.headers.get('content-security-policy')).toBe("default-src 'self'")
    const until = Number(copy?.headers.get(offlineCopies.untilHeader))
    expect(until).toBeGreaterThan(Date.now())
    expect(until).toBeLessThanOrEqual(Date.now() + 30 * 86_400_000)
    expect(await copy?.text()).toContain('Lake Camp')
  })

  it.each([
    ['takes the mark of the brand along', 200, 'src="data:image/svg+xml,%3Csvg%20viewBox%3D'],
    ['leaves a mark out that it cannot have', 500, '<a href="/uk"> Alder</a>'],
  ])('%s', async (_, status, expected) => {
    logo = new Response('<svg viewBox="0 0 9 9"/>', { status })
    answer = new Response(
      html.replace(
        '<main>',
        '<a href="/uk"><img src="/_app/uk/favicon.svg" width="34" alt=""> Alder</a><main>',
      ),
    )
    await keep('/uk/profile')
    const copy = (await stores.get(offlineCopies.cache)?.get('/uk/profile')?.text()) ?? ''
    expect(copy).toContain(expected)
    expect(copy).not.toContain('/_app/')
  })

  it('stores pages of one customer at a time', async () => {
    await keep('/uk/profile')
    await keep('/uk/profile/my-bookings/A')
    expect(kept()).toEqual(['/uk/profile', '/uk/profile/my-bookings/A'])
    await keep('/uk/profile/my-bookings/B', 'booking_id B')
    expect(kept()).toEqual(['/uk/profile/my-bookings/B'])
  })

  it('stores no refusal and no redirect', async () => {
    answer = new Response('no', { status: 404 })
    await keep('/uk/profile')
    answer = new Response(html)
    Object.defineProperty(answer, 'redirected', { value: true })
    await keep('/uk/profile')
    expect(kept()).toEqual([])
  })

  it('deletes them all', async () => {
    await keep('/uk/profile')
    forgetPages()
    expect(stores.size).toBe(0)
  })

  it('does nothing where a browser has no caches', async () => {
    vi.stubGlobal('caches', undefined)
    Reflect.deleteProperty(window, 'caches')
    expect(() => forgetPages()).not.toThrow()
    await expect(keep('/uk/profile')).resolves.toBeUndefined()
  })
})
