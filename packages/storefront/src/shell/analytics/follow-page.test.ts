import { buildPath, type RouteParams } from '@camping/editions/build-path.ts'
import type { ConsentCategory } from '@camping/core/consent/consent.rules.ts'
import type { RouteName } from '@camping/editions/routes.ts'
import { purchaseFixture } from '@camping/testkit/fixtures/analytics.fixture.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { appContext } from '../../kit/app/app-context.tsx'
import type { PageRequest } from '../../kit/routing/page-view.ts'
import { testApp } from '../../testing/test-app.ts'

const cartId = 'abcdefghijklmnopqrstuv'
const both: readonly ConsentCategory[] = ['statistics', 'marketing']
type Words = readonly unknown[]

/** Commands are `arguments`; events of a container are objects. */
const sent = () =>
  ((window as { dataLayer?: object[] }).dataLayer ?? []).map((one) =>
    Object.prototype.toString.call(one) === '[object Arguments]' ? [...(one as unknown as Words)] : one,
  )
const events = () =>
  sent()
    .map((one) =>
      Array.isArray(one) ? (one[0] === 'event' ? one[1] : undefined) : (one as { event?: string }).event,
    )
    .filter(Boolean)
const commands = (name: string) => sent().filter((one) => Array.isArray(one) && one[0] === name)

const append = vi.fn()
const reload = vi.fn()
const scripts = () => append.mock.calls.map(([script]) => (script as HTMLScriptElement).src)

/** A separate document, because module state belongs to one. */
async function openDocument(tagManagerId: string | undefined, first: string) {
  vi.resetModules()
  delete (window as { dataLayer?: object[] }).dataLayer
  const [{ followPage }, { sendEvent }, navigation] = await Promise.all([
    import('./follow-page.browser.ts'),
    import('../../kit/analytics/send-event.browser.ts'),
    import('../../kit/routing/document-router.browser.tsx'),
  ])
  const guard = vi.spyOn(navigation, 'leaveDocumentFor')
  const config = { ...testApp, tagManagerId }
  const app = appContext({ config, site: 'uk', today: '2026-11-21', editions: [] })
  const visit = (address: string) => window.history.replaceState(null, '', address)
  visit(first)
  return {
    follow(name: RouteName | undefined, given: readonly ConsentCategory[], params: RouteParams = {}) {
      const pathname = name && buildPath('uk', name, params)
      if (pathname) visit(pathname)
      const request = name && ({ name, params, pathname, query: new URLSearchParams() } as PageRequest)
      followPage(app, { request, given })
      return request
    },
    send: () => sendEvent(config, purchaseFixture),
    request: (name: RouteName) =>
      ({ name, params: {}, pathname: buildPath('uk', name), query: new URLSearchParams() }) as PageRequest,
    followPage: (
      request: PageRequest | undefined,
      given: readonly ConsentCategory[],
      before: readonly { readonly pathname: string; readonly search: string }[] = [],
    ) => followPage(app, { request, given, before }),
    leaves: (to: string) => guard.mock.lastCall?.[0]?.(new URL(to, window.location.href)) ?? false,
  }
}

beforeEach(() => {
  vi.spyOn(document.head, 'append').mockImplementation(append)
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  document.cookie = `consent=${encodeURIComponent('{"categories":["marketing"]}')}`
})
afterEach(() => {
  vi.restoreAllMocks()
  append.mockReset()
  reload.mockReset()
  sessionStorage.clear()
  for (const name of ['consent', '_ga', '_ga_X1', '_gcl_au', 'search'])
    document.cookie = `${name}=; Max-Age=0`
})

describe('tags', () => {
  it.each([
    ['an app without an id', undefined, both],
    ['no answer', 'GTM-AB12', []],
    ['consent to statistics alone', 'GTM-AB12', ['statistics']],
  ] as const)('are not loaded with %s, and nothing is written down', async (_why, id, given) => {
    const { follow } = await openDocument(id, '/uk')
    follow('home', given)
    expect([scripts(), sent(), sessionStorage.length]).toEqual([[], [], 0])
  })

  it.each([
    ['GTM-AB12', 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12'],
    ['G-AB12', 'https://www.googletagmanager.com/gtag/js?id=G-AB12'],
  ])('of %s are loaded once, after everything was denied', async (id, address) => {
    const { follow } = await openDocument(id, '/uk')
    follow('home', both)
    follow('funnel', both, { funnel: 'campsites' })
    // The query changed.
    follow('funnel', both, { funnel: 'campsites' })
    expect(scripts()).toEqual([address])
    expect(sent()[0]).toEqual([
      'consent',
      'default',
      {
        analytics_storage: 'denied',
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
      },
    ])
    expect(sent()[1]).toMatchObject([
      'consent',
      'update',
      { analytics_storage: 'granted', ad_storage: 'granted' },
    ])
    expect(events().filter((event) => event === 'page_view')).toHaveLength(2)
  })

  it('measure nothing with consent to marketing alone', async () => {
    const { follow } = await openDocument('GTM-AB12', '/uk')
    follow('home', ['marketing'])
    expect(commands('consent')[1]).toMatchObject([
      'consent',
      'update',
      { analytics_storage: 'denied', ad_storage: 'granted' },
    ])
  })

  it.each(["GTM-A'1", 'UA-12', 'gtm-ab12'])('raise an error for the id %s (analytics-3)', async (id) => {
    const { follow } = await openDocument(id, '/uk')
    expect(() => follow('home', both)).toThrow('is no id of a tag manager')
    expect([scripts(), sent()]).toEqual([[], []])
  })

  it.each([
    ['login', {}],
    ['booking', { cartId }],
    ['bookingConfirmation', { cartId }],
    ['payment', { bookingId: '5PRAKA9451' }],
    ['paymentOptions', { bookingId: '5PRAKA9451' }],
    ['personalDetails', {}],
  ] as const)('are not loaded on %s, nor afterwards in its document', async (name, params) => {
    const { follow, leaves } = await openDocument('GTM-AB12', '/uk')
    follow(name, both, params)
    follow('home', both)
    expect(scripts()).toEqual([])
    expect([leaves('/uk/campsites'), leaves('/uk/login'), leaves('/uk?page=2')]).toEqual([true, false, false])
  })

  it('are not loaded into a document that showed a page without them before somebody agreed', async () => {
    const { followPage, request } = await openDocument('GTM-AB12', '/uk')
    followPage(request('home'), both, [{ pathname: '/uk/login', search: '' }])
    expect(scripts()).toEqual([])
  })

  it('are not loaded when the visitor is on a page without them by now', async () => {
    const { follow, followPage } = await openDocument('GTM-AB12', '/uk')
    const home = follow('home', [])
    window.history.replaceState(null, '', '/uk/login')
    followPage(home, both)
    expect(scripts()).toEqual([])
  })

  it('stay out of the pages that have none: those are opened anew', async () => {
    const { follow, leaves } = await openDocument('GTM-AB12', '/uk')
    follow('home', both)
    expect(leaves('/uk/campsites')).toBe(false)
    expect(leaves('https://elsewhere.example/uk/login')).toBe(false)
    for (const to of ['/uk/login', `/uk/booking/${cartId}`, '/uk/profile/details', '/uk?token=x'])
      expect(leaves(to), to).toBe(true)
  })
})

describe('events of pages without tags', () => {
  it('wait for the next document with tags, in their order, and are sent once', async () => {
    const first = await openDocument('GTM-AB12', `/uk/booking/confirmation/${cartId}`)
    first.follow('bookingConfirmation', both, { cartId })
    first.send()
    expect([scripts(), events()]).toEqual([[], []])
    expect(sessionStorage.getItem('waiting-events')).not.toContain(cartId)
    const next = await openDocument('GTM-AB12', '/uk')
    next.follow('home', both)
    expect(events()).toEqual(['gtm.js', 'page_view', 'purchase', 'page_view'])
    expect(sessionStorage.getItem('waiting-events')).toBeNull()
    next.send()
    expect(events().at(-1)).toBe('purchase')
  })

  it('are sent to a stream as its commands', async () => {
    const first = await openDocument('G-AB12', '/uk/login')
    first.follow('login', both)
    first.send()
    const next = await openDocument('G-AB12', '/uk')
    next.follow('home', both)
    expect(commands('event').map((one) => (one as Words)[1])).toEqual(['page_view', 'purchase', 'page_view'])
    const { event, ...details } = purchaseFixture
    expect(commands('event')[1]).toEqual(['event', event, details])
    expect(commands('config')).toEqual([['config', 'G-AB12', { send_page_view: false }]])
  })

  it('are deleted when consent is withdrawn', async () => {
    const { follow, send } = await openDocument('GTM-AB12', '/uk/login')
    const request = follow('login', both)
    send()
    expect(sessionStorage.getItem('waiting-events')).not.toBeNull()
    expect(request?.name).toBe('login')
    follow('login', [])
    expect(sessionStorage.getItem('waiting-events')).toBeNull()
  })
})

describe('another answer', () => {
  const leave = () => {
    for (const name of ['_ga', '_ga_X1', '_gcl_au', 'search']) document.cookie = `${name}=1; Path=/`
  }
  /** The test's document empties a deleted cookie. */
  const left = () =>
    document.cookie
      .split('; ')
      .filter((pair) => !pair.startsWith('consent') && !pair.endsWith('='))
      .map((pair) => pair.split('=', 1)[0])

  it('takes cookies and running code away at once', async () => {
    const { follow } = await openDocument('GTM-AB12', '/uk')
    follow('home', both)
    leave()
    follow('home', [])
    expect(left()).toEqual(['search'])
    expect(reload).toHaveBeenCalledOnce()
  })

  it('needs no new document where no code runs', async () => {
    const { follow } = await openDocument('GTM-AB12', '/uk/login')
    follow('login', both)
    leave()
    follow('login', [])
    expect(left()).toEqual(['search'])
    expect(reload).not.toHaveBeenCalled()
  })

  it('about statistics alone takes what measured', async () => {
    const { follow } = await openDocument('GTM-AB12', '/uk')
    follow('home', both)
    leave()
    follow('home', ['marketing'])
    expect(left()).toEqual(expect.arrayContaining(['_gcl_au', 'search']))
    expect(left()).toHaveLength(2)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('that grants more is sent to running code', async () => {
    const { follow, followPage } = await openDocument('GTM-AB12', '/uk')
    const home = follow('home', ['marketing'])
    followPage(home, both)
    expect(commands('consent').at(-1)).toMatchObject(['consent', 'update', { analytics_storage: 'granted' }])
    expect(reload).not.toHaveBeenCalled()
    expect(events().filter((event) => event === 'page_view')).toHaveLength(1)
  })
})
