import { navigationGroups } from '@camping/contract/navigation.endpoints.ts'
import { navigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { createStore } from '@camping/core/store/create-store.ts'
import { listenTo } from '@camping/core/listening/listeners.ts'
import { listenForToasts } from '@camping/core/store/toasts.listeners.ts'
import { fakeApi, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import { navigationFixture } from '@camping/testkit/fixtures/navigation.fixture.ts'
import { act, type ReactNode } from 'react'
import { createRoot, type Root as ReactRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { appContext } from '../kit/app/app-context.tsx'
import { createEditionIntl } from '../boot/create-edition-intl.ts'
import { Root } from '../boot/root.tsx'
import { DocumentRouter } from '../kit/routing/document-router.browser.tsx'
import { messagesOf, testApp } from './test-app.ts'

/** For tests only: one part of a page in a document, in the UK edition, on an API of contract-checked answers. */
;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true

let root: ReactRoot | undefined
const leave = () => act(async () => root?.unmount())

const intl = createEditionIntl(appOf().market, messagesOf('uk'))

function appOf() {
  return appContext({
    config: testApp,
    site: 'uk',
    today: '2026-11-21',
    editions: [{ site: 'uk', origin: '' }],
  })
}

/** Renders a component. `answers` may change while it is mounted. */
export async function renderPart(part: ReactNode, answers: readonly FakeAnswer[]) {
  await leave()
  onTestFinished(leave)
  const navigation = replies(navigationGroups, navigationGroupsReply, navigationFixture)
  const calls: string[] = []
  const store = createStore({
    fetch: async (input, init) => {
      const api = fakeApi('alder', 'couk', [navigation, ...answers])
      const answer = await api.fetch(input, init)
      calls.push(...api.calls)
      return answer
    },
    origin: 'http://localhost',
    brand: 'alder',
    apiLocale: 'couk',
  })
  listenForToasts()
  listenTo(store)
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') as HTMLElement)
  await act(async () =>
    root?.render(
      <Root app={appOf()} store={store} intl={intl}>
        <DocumentRouter>{part}</DocumentRouter>
      </Root>,
    ),
  )
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  await settle()
  const element = <Kind extends HTMLElement>(target: string | Kind | undefined): Kind => {
    const found = typeof target === 'string' ? document.querySelector<Kind>(target) : target
    if (!found) throw new Error(`Nothing to act on: ${typeof target === 'string' ? target : 'no element'}`)
    return found
  }
  /** As React expects: the setter of the element's prototype, then the event. */
  const write = (target: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(target, value)
    const kind = target instanceof HTMLSelectElement ? 'change' : 'input'
    return act(async () => void target.dispatchEvent(new Event(kind, { bubbles: true })))
  }
  return {
    calls: () => calls,
    text: () => document.getElementById('root')?.textContent,
    toasts: () => store.getState().shell.toasts.map(({ message }) => message),
    click: async (target: string | HTMLElement | undefined) => {
      await act(async () => element(target).click())
      await settle()
    },
    choose: (selector: string, value: string) => write(element<HTMLSelectElement>(selector), value),
    fill: (selector: string, value: string) =>
      write(element<HTMLInputElement | HTMLTextAreaElement>(selector), value),
    /** Waits until a check passes. */
    soon: (check: () => void) =>
      vi.waitFor(
        async () => {
          await settle()
          check()
        },
        { timeout: 60_000 },
      ),
  }
}
