import { createCart, getCart, releaseCart, updateCart } from '@camping/contract/booking.endpoints.ts'
import type { Cart } from '@camping/contract/booking.schemas.ts'
import { cart as cartSchema, cartReleased } from '@camping/contract/booking.schemas.ts'
import { getDraft, saveDraft } from '@camping/contract/checkout-draft.endpoints.ts'
import type { CheckoutDraft } from '@camping/contract/checkout-draft.schemas.ts'
import { draftReply, draftSaved } from '@camping/contract/checkout-draft.schemas.ts'
import { navigationGroups } from '@camping/contract/navigation.endpoints.ts'
import { navigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { getUser } from '@camping/contract/session.endpoints.ts'
import { user, type User } from '@camping/contract/session.schemas.ts'
import { sessionApi } from '@camping/core/session/session.api.ts'
import { createStore } from '@camping/core/store/create-store.ts'
import { fakeApi, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import { cartFixture } from '@camping/testkit/fixtures/booking.fixture.ts'
import { draftFixture } from '@camping/testkit/fixtures/draft.fixture.ts'
import { navigationFixture } from '@camping/testkit/fixtures/navigation.fixture.ts'
import { act } from 'react'
import { createRoot, type Root as ReactRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { appContext } from '../../../kit/app/app-context.tsx'
import { createEditionIntl } from '../../../boot/create-edition-intl.ts'
import { Root } from '../../../boot/root.tsx'
import { DocumentRouter } from '../../../kit/routing/document-router.browser.tsx'
import { openPage } from '../../../boot/routing/open-page.ts'
import { Pages } from '../../../boot/routing/pages.tsx'
import { messagesOf, testApp } from '../../../testing/test-app.ts'

/** For tests only: the checkout of a cart in a document, with a stateful server. */
;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true

/** The server's state. A test changes it before or between its steps. */
export const server: {
  cart: Cart
  draft: CheckoutDraft | null
  /** Who is signed in; nobody by default. */
  user: User | null
  answers: FakeAnswer[]
  /** Calls with their body: `PUT cart/x/draft`. */
  calls: { call: string; body: Record<string, unknown> }[]
} = { cart: cartFixture, draft: null, user: null, answers: [], calls: [] }

const noted = (call: string, request: object) =>
  server.calls.push({ call, body: request as Record<string, unknown> })

const answers = (): FakeAnswer[] => [
  replies(navigationGroups, navigationGroupsReply, navigationFixture),
  replies(getCart, cartSchema, ({ id }) => ({ ...server.cart, id })),
  replies(getDraft, draftReply, () => ({ draft: server.draft })),
  replies(saveDraft, draftSaved, (request) => {
    noted('saveDraft', request)
    server.draft = request.draft
    return { saved: true }
  }),
  replies(updateCart, cartSchema, (request) => {
    noted('updateCart', request)
    return server.cart
  }),
  replies(createCart, cartSchema, (request) => {
    noted('createCart', request)
    return { ...cartFixture, id: 'newcartnewcartnewcart1' }
  }),
  replies(releaseCart, cartReleased, (request) => {
    noted('releaseCart', request)
    return { released: true }
  }),
  ...(server.user ? [replies(getUser, user, server.user)] : []),
  ...server.answers,
]

const app = appContext({
  config: testApp,
  site: 'uk',
  today: '2026-11-21',
  editions: [{ site: 'uk', origin: '' }],
})
let root: ReactRoot | undefined

/** Ends what a test has opened. Files share modules, so it is left as the next one expects it. */
function leave() {
  act(() => root?.unmount())
  root = undefined
  Object.assign(server, { cart: cartFixture, draft: null, user: null, answers: [], calls: [] })
  sessionStorage.clear()
  vi.unstubAllGlobals()
}

/** Opens the checkout in a fresh document, until the test ends: nothing is in memory. */
export async function openCheckout(search = '') {
  act(() => root?.unmount())
  onTestFinished(leave)
  vi.stubGlobal('scrollTo', vi.fn())
  const store = createStore({
    fetch: (input, init) => fakeApi('alder', 'couk', answers()).fetch(input, init),
    origin: 'http://localhost',
    brand: 'alder',
    apiLocale: 'couk',
  })
  if (server.user) await store.dispatch(sessionApi.endpoints.user.initiate())
  const address = `/uk/booking/${server.cart.id}${search}`
  const happy = window as unknown as { happyDOM: { setURL(url: string): void } }
  happy.happyDOM.setURL(`http://localhost${address}`)
  window.history.replaceState(null, '', address)
  const opener = { app, store, loadMessages: () => Promise.resolve() }
  const initial = await openPage(opener, window.location)
  if (initial.kind === 'redirect') return initial.to
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') as HTMLElement)
  await act(async () =>
    root?.render(
      <Root app={app} store={store} intl={createEditionIntl(app.market, messagesOf('uk'))}>
        <DocumentRouter>
          <Pages opener={opener} initial={initial} />
        </DocumentRouter>
      </Root>,
    ),
  )
  return address
}

/** Waits until a check passes. */
export const soon = (check: () => void) =>
  vi.waitFor(
    async () => {
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
      check()
    },
    { timeout: 60_000, interval: 20 },
  )

/** Longer than the debounce of the draft. */
export const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)))

export const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!found) throw new Error(`no field ${name}`)
  return found
}

/** Types into a field like a person: focus, keys, blur. */
export async function type(element: HTMLInputElement, value: string, { leave = true } = {}) {
  await act(async () => {
    element.focus()
    // React overrides the setter of the element itself and would ignore the change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value)
    element.dispatchEvent(new Event('input', { bubbles: true }))
    element.dispatchEvent(new Event('change', { bubbles: true }))
    if (leave) element.blur()
  })
}

export const button = (text: string) => {
  const found = [...document.querySelectorAll<HTMLButtonElement>('button')].find(
    (one) => one.textContent?.includes(text) || one.getAttribute('aria-label') === text,
  )
  if (!found) throw new Error(`no button ${text}`)
  return found
}
export const press = (text: string) => act(async () => button(text).click())
export const pageText = () => document.body.textContent ?? ''
export const stepTitle = () => document.getElementById('checkout-step')?.textContent

/** A form that can be ordered. */
export const completeDraft = draftFixture
