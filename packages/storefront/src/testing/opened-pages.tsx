import { getPage } from '@camping/contract/content.endpoints.ts'
import { taggedPage } from '@camping/contract/content.schemas.ts'
import { navigationGroups } from '@camping/contract/navigation.endpoints.ts'
import { navigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { searchSites } from '@camping/contract/search.endpoints.ts'
import { searchSitesReply } from '@camping/contract/search.schemas.ts'
import { getUser } from '@camping/contract/session.endpoints.ts'
import { user } from '@camping/contract/session.schemas.ts'
import { getSite, siteAccommodations } from '@camping/contract/site.endpoints.ts'
import { siteAccommodationsReply, siteDetail } from '@camping/contract/site.schemas.ts'
import { createStore } from '@camping/core/store/create-store.ts'
import { listenTo } from '@camping/core/listening/listeners.ts'
import { listenForToasts } from '@camping/core/store/toasts.listeners.ts'
import { fakeApi, refuses, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import { imprintFixture } from '@camping/testkit/fixtures/content.fixture.ts'
import { navigationFixture } from '@camping/testkit/fixtures/navigation.fixture.ts'
import { searchFixture } from '@camping/testkit/fixtures/search.fixture.ts'
import { accommodationsFixture, siteFixture } from '@camping/testkit/fixtures/site.fixture.ts'
import type { userFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { act, useEffect } from 'react'
import { createRoot, type Root as ReactRoot } from 'react-dom/client'
import { expect, onTestFinished, vi } from 'vitest'
import { appContext } from '../kit/app/app-context.tsx'
import { createEditionIntl } from '../boot/create-edition-intl.ts'
import { Root } from '../boot/root.tsx'
import { useNavigate, type NavigateFunction, type NavigateOptions } from 'react-router-dom'
import { DocumentRouter } from '../kit/routing/document-router.browser.tsx'
import { openPage } from '../boot/routing/open-page.ts'
import { Pages } from '../boot/routing/pages.tsx'
import { messagesOf, testApp } from './test-app.ts'

/** For tests only: the pages of an edition in a document, with an API whose answers can be delayed. */
;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true

/** The API's user; undefined for nobody. */
export const visitor: { user: typeof userFixture | undefined } = { user: undefined }

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
let navigate: NavigateFunction
/** Answers that wait until the test releases them, by the end of their address. */
const held = new Map<string, () => void>()
export const scrollTo = vi.fn()
export const loadMessages = vi.fn((_namespaces: readonly string[]) => Promise.resolve())

export function hold(end: string) {
  held.set(end, () => undefined)
}
export const letGo = (end: string) => act(async () => held.get(end)?.())

/** Passes `navigate` to the test. */
function Grip({ take }: { take: (given: NavigateFunction) => void }) {
  const given = useNavigate()
  useEffect(() => take(given), [given, take])
  return null
}
const take = (given: NavigateFunction) => {
  navigate = given
}

/** Ends what a test has opened. Files share modules, so it is left as the next one expects it. */
function leave() {
  act(() => root?.unmount())
  root = undefined
  // What is stored a moment after a change is stored now, not in the next test.
  dispatchEvent(new Event('pagehide'))
  sessionStorage.clear()
  visitor.user = undefined
  for (const name of ['login-type', 'remembered-path']) document.cookie = `${name}=; Max-Age=0; Path=/`
  held.clear()
  scrollTo.mockClear()
  vi.unstubAllGlobals()
}

/** Opens an address like a browser, until the test ends. The test's answers override those of every page. */
export async function start(address: string, own: readonly FakeAnswer[] = []) {
  onTestFinished(leave)
  vi.stubGlobal('scrollTo', scrollTo)
  const store = createStore({
    fetch: async (input, init) => {
      const who = visitor.user
        ? replies(getUser, user, visitor.user)
        : refuses(getUser, 401, { type: 'signed-out' })
      const { fetch } = fakeApi('alder', 'couk', [...answers, who, ...own])
      const end = [...held.keys()].find((key) => String(input as string).endsWith(key))
      if (end) await new Promise<void>((resolve) => held.set(end, resolve))
      return fetch(input, init)
    },
    origin: 'http://localhost',
    brand: 'alder',
    apiLocale: 'couk',
  })
  listenForToasts()
  listenTo(store)
  const happy = window as unknown as { happyDOM: { setURL(url: string): void } }
  happy.happyDOM.setURL(`http://localhost${address}`)
  window.history.replaceState(null, '', address)
  const opener = { app, store, loadMessages }
  const initial = await openPage(opener, window.location)
  if (initial.kind === 'redirect') throw new Error(`leads to ${initial.to}`)
  act(() => root?.unmount())
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') as HTMLElement)
  await act(async () =>
    root?.render(
      <Root app={app} store={store} intl={createEditionIntl(app.market, messagesOf('uk'))}>
        <DocumentRouter>
          <Grip take={take} />
          <Pages opener={opener} initial={initial} />
        </DocumentRouter>
      </Root>,
    ),
  )
  return store
}
export const heading = () => document.querySelector('main h1')?.textContent
export const go = (to: string, options?: NavigateOptions) => act(async () => navigate(to, options))
/** Long enough to show a page whose data has arrived. */
export const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))
export const soon = (check: () => void) =>
  vi.waitFor(
    async () => {
      await pause()
      check()
    },
    { timeout: 60_000 },
  )
export const shows = (text: string) => soon(() => expect(heading()).toBe(text))
