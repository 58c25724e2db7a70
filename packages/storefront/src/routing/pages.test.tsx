import { getPage } from '@camping/contract/content.endpoints.ts'
import { taggedPage } from '@camping/contract/content.schemas.ts'
import { navigationGroups } from '@camping/contract/navigation.endpoints.ts'
import { navigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { searchSites } from '@camping/contract/search.endpoints.ts'
import { searchSitesReply } from '@camping/contract/search.schemas.ts'
import { overlayChanged } from '@camping/core/shell/shell-slice.ts'
import { createStore } from '@camping/core/store/create-store.ts'
import { fakeApi, replies } from '@camping/testkit/fake-api.ts'
import { imprintFixture } from '@camping/testkit/fixtures/content.fixture.ts'
import { navigationFixture } from '@camping/testkit/fixtures/navigation.fixture.ts'
import { searchFixture } from '@camping/testkit/fixtures/search.fixture.ts'
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

const answers = [
  replies(navigationGroups, navigationGroupsReply, navigationFixture),
  replies(searchSites, searchSitesReply, searchFixture),
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
  const { fetch } = fakeApi('alder', 'couk', answers)
  const store = createStore({
    fetch: async (input, init) => {
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
