import type { AppConfig } from '@camping/editions/define-app.ts'
import { autocomplete, popular, popularSave, searchSites } from '@camping/contract/search.endpoints.ts'
import {
  autocompleteReply,
  popularSaveReply,
  searchSitesReply,
  type AutocompleteItem,
} from '@camping/contract/search.schemas.ts'
import { navigationGroups } from '@camping/contract/navigation.endpoints.ts'
import { navigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { emptyCriteria, type Criteria } from '@camping/core/search/criteria.rules.ts'
import { startSearch } from '@camping/core/search/search.thunks.ts'
import { createStore } from '@camping/core/store/create-store.ts'
import { fakeApi, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import { navigationFixture } from '@camping/testkit/fixtures/navigation.fixture.ts'
import { searchFixture } from '@camping/testkit/fixtures/search.fixture.ts'
import { act } from 'react'
import { createRoot, type Root as ReactRoot } from 'react-dom/client'
import { expect, onTestFinished, vi } from 'vitest'
import { appContext } from '../kit/app/app-context.tsx'
import { createEditionIntl } from '../boot/create-edition-intl.ts'
import { Root } from '../boot/root.tsx'
import { DocumentRouter } from '../kit/routing/document-router.browser.tsx'
import { SearchForm } from '../features/search/form/search-form.tsx'
import { messagesOf, testApp } from './test-app.ts'

;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true

const meta = { country: { slug: 'italy' }, city: null, area: null, funnel: null, site: null }
const italy: AutocompleteItem = { id: 1, type: 'country', name: 'Italy', context: '', meta }
const garda: AutocompleteItem = {
  id: 120,
  type: 'area',
  name: 'Lake Garda',
  context: 'Italy',
  meta: { ...meta, area: { slug: 'lake-garda' } },
}
const bellaRiva: AutocompleteItem = {
  id: 7,
  type: 'site',
  name: 'Bella Riva',
  context: 'Lake Garda, Italy',
  meta: {
    ...garda.meta,
    funnel: { slug: 'campsites' },
    city: { slug: 'riva' },
    site: { slug: 'bella-riva' },
  },
}
const searched = {
  funnel: { id: 1, slug: 'campsites' },
  place: { type: 'area' as const, id: 120 },
  country: { slug: 'italy', name: 'Italy' },
  area: { slug: 'lake-garda', name: 'Lake Garda' },
  city: null,
}
const answers: FakeAnswer[] = [
  replies(navigationGroups, navigationGroupsReply, navigationFixture),
  replies(autocomplete, autocompleteReply, { results: [garda, bellaRiva] }),
  replies(popular, autocompleteReply, { results: [italy] }),
  replies(popularSave, popularSaveReply, { saved: true }),
  replies(searchSites, searchSitesReply, { ...searchFixture, searched }),
]
const appWith = (more: Partial<AppConfig>) =>
  appContext({
    config: { ...testApp, ...more },
    site: 'uk',
    today: '2026-11-21',
    editions: [{ site: 'uk', origin: '' }],
  })

let root: ReactRoot | undefined

/** Removes the form from the page, as the end of a test does. */
export function closeForm() {
  act(() => root?.unmount())
  root = undefined
}

export interface OpenedForm {
  address?: string
  criteria?: Partial<Criteria>
  placeName?: string
  more?: FakeAnswer[]
  touchAsMouse?: AppConfig['touchAsMouse']
}

/** For tests only: the search form on a page with results, with an API of contract-checked answers. */
export async function openForm({
  address = '/uk',
  criteria = {},
  placeName = '',
  more = [],
  touchAsMouse = [],
}: OpenedForm = {}) {
  const app = appWith({ touchAsMouse })
  const api = fakeApi('alder', 'couk', [...answers, ...more])
  const bodies: { path: string; body: object }[] = []
  const store = createStore({
    fetch: (input, init) => {
      const path = (input as string).split('/couk/')[1] ?? ''
      if (typeof init?.body === 'string') bodies.push({ path, body: JSON.parse(init.body) as object })
      return api.fetch(input, init)
    },
    origin: 'http://localhost',
    brand: 'alder',
    apiLocale: 'couk',
  })
  const happy = window as unknown as { happyDOM: { setURL(url: string): void } }
  happy.happyDOM.setURL(`http://localhost${address}`)
  window.history.replaceState(null, '', address)
  const all = { ...emptyCriteria, ...criteria }
  if (criteria.country) await store.dispatch(startSearch(all))
  closeForm()
  onTestFinished(closeForm)
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') as HTMLElement)
  /** Shows the form again on the page of another search. */
  const show = (shown: Criteria) =>
    act(async () =>
      root?.render(
        <Root app={app} store={store} intl={createEditionIntl(app.market, messagesOf('uk'))}>
          <DocumentRouter>
            <SearchForm criteria={shown} placeName={placeName} />
          </DocumentRouter>
        </Root>,
      ),
    )
  await show(all)
  const callsTo = (path: string) => bodies.filter((call) => call.path === path).map(({ body }) => body)
  return { callsTo, show }
}

export const field = () => document.querySelector<HTMLInputElement>('input[role=combobox]')!
export const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')]
export const option = (text: string) => options().find((one) => one.textContent?.startsWith(text))
export const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))
export const soon = (check: () => void) =>
  vi.waitFor(
    async () => {
      await pause()
      check()
    },
    { timeout: 60_000 },
  )
export async function type(text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field(), text)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
}
export async function choose(text: string) {
  await soon(() => expect(option(text)).toBeDefined())
  await act(async () => option(text)!.click())
}
export const address = () => window.location.pathname + window.location.search
/** The searches that the browser has stored; null when it has none. */
export const savedHistory = () => {
  const stored = localStorage.getItem('visitor:searchHistory.couk')
  return stored && (JSON.parse((JSON.parse(stored) as { entries: string }).entries) as unknown[])
}
export const send = () =>
  act(async () => document.querySelector<HTMLButtonElement>('button[type=submit]')!.click())
