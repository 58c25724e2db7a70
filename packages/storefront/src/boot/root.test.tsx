// @vitest-environment happy-dom
import { allFacetsRequested } from '@camping/core/search/search.slice.ts'
import { createStore, useAppSelector } from '@camping/core/store/create-store.ts'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished } from 'vitest'
import { appContext } from '../kit/app/app-context.tsx'
import { messagesOf, testApp } from '../testing/test-app.ts'
import { createEditionIntl } from './create-edition-intl.ts'
import { Root } from './root.tsx'
;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true

const app = appContext({ config: testApp, site: 'uk', today: '2026-11-21', editions: [] })
const intl = createEditionIntl(app.market, messagesOf('uk'))

/** Replaces the element, not only its text, as favourites do when they become known. */
function Areas() {
  const facets = useAppSelector((state) => state.search.facets) ?? 'first'
  return facets === 'first' ? <p>{facets}</p> : <ul>{facets}</ul>
}

it('comes alive as the server wrote it, though the store has learnt something by then, and shows that afterwards', async () => {
  const store = createStore({ fetch, origin: 'http://localhost', brand: 'alder', apiLocale: 'couk' })
  const serverState = store.getState()
  const page = (
    <Root app={app} store={store} serverState={serverState} intl={intl}>
      <Areas />
    </Root>
  )
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`
  const written = document.querySelector('#root p')
  expect(written?.textContent).toBe('first')
  store.dispatch(allFacetsRequested())
  const errors: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(document.querySelector('#root') as HTMLElement, page, {
      onRecoverableError: (error) => errors.push(error),
    }),
  )
  onTestFinished(() => act(() => root.unmount()))
  expect(errors).toEqual([])
  expect(document.querySelector('#root ul')?.textContent).toBe('all')
})
