import { getPage } from '@camping/contract/content.endpoints.ts'
import { taggedPage } from '@camping/contract/content.schemas.ts'
import { navigationGroups } from '@camping/contract/navigation.endpoints.ts'
import { navigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { searchSites } from '@camping/contract/search.endpoints.ts'
import { searchSitesReply } from '@camping/contract/search.schemas.ts'
import { getUser } from '@camping/contract/session.endpoints.ts'
import { user } from '@camping/contract/session.schemas.ts'
import { draftOf } from '@camping/core/search/search-draft.ts'
import { draftChanged } from '@camping/core/search/search-slice.ts'
import { emptyCriteria } from '@camping/core/search/criteria.ts'
import { sessionApi } from '@camping/core/session/session-queries.ts'
import { overlayChanged } from '@camping/core/shell/shell-slice.ts'
import { getSite, siteAccommodations } from '@camping/contract/site.endpoints.ts'
import { siteAccommodationsReply, siteDetail } from '@camping/contract/site.schemas.ts'
import { createStore } from '@camping/core/store/create-store.ts'
import { fakeApi, refuses, replies } from '@camping/testkit/fake-api.ts'
import { imprintFixture } from '@camping/testkit/fixtures/content.fixture.ts'
import { navigationFixture } from '@camping/testkit/fixtures/navigation.fixture.ts'
import { searchFixture } from '@camping/testkit/fixtures/search.fixture.ts'
import { accommodationsFixture, siteFixture } from '@camping/testkit/fixtures/site.fixture.ts'
import { userFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { act, useEffect } from 'react'
import { createRoot, type Root as ReactRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { appContext } from '../app/app-context.tsx'
import { createEditionIntl } from '../boot/create-edition-intl.ts'
import { Root } from '../boot/root.tsx'
import { messagesOf, testApp } from '../testing/test-app.ts'
import { BrowserNavigation, useNavigate, type Navigate } from './navigation.tsx'
import { openPage } from './open-page.ts'
import { Pages } from './pages.tsx'

;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true

/** Who the API says is there; undefined for nobody. */
let signedIn: typeof userFixture | undefined

const answers = [
  replies(navigationGroups, navigationGroupsReply, navigationFixture),
  replies(searchSites, searchSitesReply, searchFixture),
  replies(getSite, siteDetail, siteFixture),
  replies(siteAccommodations, siteAccommodationsReply, accommodationsFixture),
  replies(getPage, taggedPage, (request) => ({
    ...imprintFixture,
    slug: request.slug,
    title: request.slug,
    tag: request.slug,
  })),
]
const app = appContext({
  config: testApp,
  site: 'uk',
  today: '2026-11-21',
  editions: [{ site: 'uk', origin: '' }],
})

let root: ReactRoot | undefined
let navigate: Navigate
/** Answers that are held back until they are let go, by the end of their address. */
const held = new Map<string, () => void>()
const scrollTo = vi.fn()
const loadMessages = vi.fn((_namespaces: readonly string[]) => Promise.resolve())

function hold(end: string) {
  held.set(end, () => undefined)
}
const letGo = (end: string) => act(async () => held.get(end)?.())

/** Hands `navigate` to the test. */
function Grip({ take }: { take: (given: Navigate) => void }) {
  const given = useNavigate()
  useEffect(() => take(given), [given, take])
  return null
}
const take = (given: Navigate) => {
  navigate = given
}

async function start(address: string) {
  const store = createStore({
    fetch: async (input, init) => {
      const who = signedIn ? replies(getUser, user, signedIn) : refuses(getUser, 401, { type: 'signed-out' })
      const { fetch } = fakeApi('alder', 'couk', [...answers, who])
      const end = [...held.keys()].find((key) => String(input as string).endsWith(key))
      if (end) await new Promise<void>((resolve) => held.set(end, resolve))
      return fetch(input, init)
    },
    origin: 'http://localhost',
    brand: 'alder',
    apiLocale: 'couk',
  })
  const happy = window as unknown as { happyDOM: { setURL(url: string): void } }
  happy.happyDOM.setURL(`http://localhost${address}`)
  window.history.replaceState(null, '', address)
  const opener = { app, store, loadMessages }
  const initial = await openPage(opener, window.location)
  if (initial.kind === 'redirect') throw new Error(`leads to ${initial.to}`)
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') as HTMLElement)
  await act(async () =>
    root?.render(
      <Root app={app} store={store} intl={createEditionIntl(app.market, messagesOf('uk'))}>
        <BrowserNavigation>
          <Grip take={take} />
          <Pages opener={opener} initial={initial} />
        </BrowserNavigation>
      </Root>,
    ),
  )
  return store
}
const heading = () => document.querySelector('main h1')?.textContent
const go = (to: string, options?: Parameters<Navigate>[1]) => act(async () => navigate(to, options))
/** Long enough for a page whose answers are there to be shown. */
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))
const soon = (check: () => void) =>
  vi.waitFor(
    async () => {
      await pause()
      check()
    },
    { timeout: 5000 },
  )
const shows = (text: string) => soon(() => expect(heading()).toBe(text))

beforeEach(() => {
  sessionStorage.clear()
  signedIn = undefined
  for (const name of ['login-type', 'remembered-path']) document.cookie = `${name}=; Max-Age=0; Path=/`
  held.clear()
  vi.stubGlobal('scrollTo', scrollTo)
  scrollTo.mockClear()
})
afterEach(() => {
  act(() => root?.unmount())
  vi.unstubAllGlobals()
})

describe('Pages', () => {
  it('keeps the page until the next is ready, then shows it from its heading', async () => {
    await start('/uk/company-details')
    hold('pages/privacy')
    await go('/uk/privacy')
    await pause()
    expect(heading()).toBe('company-details')
    expect(window.location.pathname).toBe('/uk/privacy')
    await letGo('pages/privacy')
    await shows('privacy')
    expect(document.activeElement?.textContent).toBe('privacy')
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  })

  it('shows the page of a link that was clicked twice', async () => {
    await start('/uk/company-details')
    hold('pages/privacy')
    await go('/uk/privacy')
    await go('/uk/privacy')
    await letGo('pages/privacy')
    await shows('privacy')
  })

  it('never shows a page that one has left before it came', async () => {
    await start('/uk/company-details')
    hold('pages/privacy')
    await go('/uk/privacy')
    await go('/uk/terms-and-conditions')
    await shows('terms-and-conditions')
    await letGo('pages/privacy')
    await pause()
    expect(heading()).toBe('terms-and-conditions')
  })

  it('stays where one is when one turns back before the page came', async () => {
    await start('/uk/company-details')
    hold('pages/privacy')
    await go('/uk/privacy')
    await go('/uk/company-details')
    await letGo('pages/privacy')
    await pause()
    expect(heading()).toBe('company-details')
  })

  it('closes what lies over a page that is left, and not for a change in place', async () => {
    const store = await start('/uk/search-and-book')
    act(() => void store.dispatch(overlayChanged('mobile-search')))
    await go('/uk/search-and-book?bedrooms=2', { replace: true, state: { keepScroll: true } })
    expect(store.getState().shell.overlay).toBe('mobile-search')
    expect(scrollTo).not.toHaveBeenCalled()
    await go('/uk/privacy')
    expect(store.getState().shell.overlay).toBe('none')
    await shows('privacy')
  })

  it('follows a redirect without leaving a trap for Back', async () => {
    await start('/uk/company-details')
    const entries = window.history.length
    await go('/uk/search')
    await soon(() => {
      expect(window.location.pathname).toBe('/uk/search-and-book')
      expect(heading()).toBe('Search and book')
    })
    expect(window.history.length).toBe(entries + 1)
  })

  it('says so when a page’s code cannot be loaded, and works on', async () => {
    await start('/uk/company-details')
    loadMessages.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    await go('/uk/privacy')
    await soon(() => {
      expect(document.querySelector('main button')).not.toBeNull()
    })
    await go('/uk/terms-and-conditions')
    await shows('terms-and-conditions')
  })

  it('shows the 404 page for an address that exists nowhere', async () => {
    await start('/uk/company-details')
    await go('/uk/x/y/z')
    await soon(() => {
      expect(heading()).not.toBe('company-details')
    })
    expect(document.querySelector('main a')?.getAttribute('href')).toBe('/uk')
  })

  it('returns to where one was', async () => {
    await start('/uk/company-details')
    vi.stubGlobal('scrollY', 640)
    await go('/uk/privacy')
    await shows('privacy')
    vi.stubGlobal('scrollY', 0)
    window.history.replaceState(null, '', '/uk/company-details')
    await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')))
    await shows('company-details')
    expect(scrollTo).toHaveBeenLastCalledWith(0, 640)
  })
})

describe('the session', () => {
  const askWho = (store: Awaited<ReturnType<typeof start>>) =>
    act(
      async () =>
        void (await store.dispatch(sessionApi.endpoints.user.initiate(undefined, { forceRefetch: true }))),
    )
  const at = (path: string) =>
    soon(() => expect(window.location.pathname + window.location.search).toBe(path))

  it('lets nobody without one onto a protected page, and remembers where they wanted to go', async () => {
    await start('/uk/company-details')
    await go('/uk/profile/details?tab=1')
    await at('/uk/login')
    expect(document.cookie).toContain(`remembered-path=${encodeURIComponent('/uk/profile/details?tab=1')}`)
  })

  it('that opens on the login page leads to the remembered path, once', async () => {
    document.cookie = `remembered-path=${encodeURIComponent('/uk/profile/favourites')}; Path=/`
    const store = await start('/uk/login')
    signedIn = userFixture
    await askWho(store)
    await at('/uk/profile/favourites')
    expect(document.cookie).not.toContain('remembered-path')
    await go('/uk/login')
    await at('/uk/profile')
  })

  it('that is lost on a protected page leads to the login page', async () => {
    signedIn = userFixture
    document.cookie = 'login-type=email; Path=/'
    const store = await start('/uk/profile')
    await askWho(store)
    signedIn = undefined
    document.cookie = 'login-type=; Max-Age=0; Path=/'
    await askWho(store)
    await at('/uk/login')
    expect(document.cookie).toContain(`remembered-path=${encodeURIComponent('/uk/profile')}`)
  })

  it('that is lost elsewhere disturbs nobody', async () => {
    signedIn = userFixture
    const store = await start('/uk/company-details')
    await askWho(store)
    signedIn = undefined
    await askWho(store)
    await pause()
    expect(window.location.pathname).toBe('/uk/company-details')
    expect(heading()).toBe('company-details')
  })
})

describe('what is left behind', () => {
  it('is the half-typed search, and the filters of the page', async () => {
    const store = await start('/uk/search-and-book?facilities=7&countries=italy')
    act(() => void store.dispatch(draftChanged(draftOf(emptyCriteria, 'Lake'))))
    await go('/uk/search-and-book?facilities=7', { replace: true })
    expect(store.getState().search.draft).not.toBeNull()
    await go('/uk/privacy')
    await shows('privacy')
    expect(store.getState().search.draft).toBeNull()
    await go('/uk/search-and-book')
    await shows('Search and book')
    expect(document.querySelectorAll('main input:checked')).toHaveLength(0)
  })
})

describe('a one-shot action in the address', () => {
  const campsite = '/uk/campsites/italy/lake-garda/camping-bella-riva'
  const here = () => window.location.pathname + window.location.search + window.location.hash
  const runsTo = (address: string) => soon(() => expect(here()).toBe(campsite + address))

  it('opens the reviews once, and leaves the address', async () => {
    await start(`${campsite}?date=2027-07-03&action=reviews`)
    await runsTo('?date=2027-07-03#reviews')
    expect(document.getElementById('tab-reviews')?.getAttribute('aria-selected')).toBe('true')
    expect(document.activeElement?.id).toBe('tab-reviews')
  })

  it('opens an accommodation with its price', async () => {
    const free = accommodationsFixture.accommodations.find((one) => one.reason === null)
    const id = free?.id ?? 0
    await start(`${campsite}?action=open-accommodation&accommodation=${id}&adults=3`)
    await runsTo('?adults=3')
    const row = document.getElementById(`accommodation-${id}`)
    expect(row?.querySelector('details')?.open).toBe(true)
    expect(document.activeElement).toBe(row)
  })

  it.each([
    'open-accommodation',
    'open-accommodation&accommodation=x%22y',
    'open-accommodation&accommodation=999',
  ])('goes to the list when there is no such accommodation: %s', async (action) => {
    await start(`${campsite}?action=${action}`)
    await runsTo('')
    expect(document.activeElement?.id).toBe('accommodations')
  })

  it.each(['nonsense', 'constructor', '', '__proto__'])('does nothing for %j but goes', async (action) => {
    await start(`${campsite}?action=${action}`)
    await runsTo('')
    expect(heading()).toBe('Camping Bella Riva')
  })

  it('is left alone on pages that have none', async () => {
    await start('/uk/search-and-book?action=reviews')
    await pause()
    expect(window.location.search).toBe('?action=reviews')
  })
})
