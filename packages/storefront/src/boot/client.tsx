import { loginTypeCookie } from '@camping/editions/login-type-cookie.ts'
import { sessionApi } from '@camping/core/session/session-queries.ts'
import { createStore } from '@camping/core/store/create-store.ts'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { config, messages, slots } from 'virtual:app'
import { appContext } from '../app/app-context.tsx'
import { LoadMessagesContext } from '../app/lazy-words.ts'
import { keepOfflinePage } from '../pages/offline/keep-offline-page.browser.ts'
import { startFavourites } from '../favourites/start-favourites.browser.ts'
import { BrowserNavigation } from '../routing/navigation.tsx'
import { Pages } from '../routing/pages.tsx'
import { openPage } from '../routing/open-page.ts'
import { readCookie } from '../routing/read-cookie.browser.ts'
import { loadAlphaBox } from '../search-form/alpha-box.ts'
import { Alive } from './alive.tsx'
import { bootElementId, type BootData } from './boot-data.ts'
import { createEditionIntl, type CompiledMessages } from './create-edition-intl.ts'
import { reloadOnChunkError } from './reload-on-chunk-error.browser.ts'
import { earlyInput } from './replay-early-input.browser.ts'
import { Root } from './root.tsx'

/** Hydrates what the server rendered: the same page module, messages and state, loaded before React looks at the markup. */
async function start() {
  reloadOnChunkError()
  const boot = JSON.parse(document.getElementById(bootElementId)?.textContent ?? '') as BootData
  const app = appContext({ config, site: boot.site, today: boot.today, editions: boot.editions, slots })
  const access = {
    fetch: window.fetch.bind(window),
    origin: '',
    brand: config.brand,
    apiLocale: app.market.apiLocale,
  }
  const store = createStore(access, boot.state)

  const known: CompiledMessages = {}
  const loaders = messages[app.market.messages] ?? {}
  const loadMessages = async (namespaces: readonly string[]) => {
    const loaded = await Promise.all(namespaces.map(async (name) => loaders[name]?.()))
    for (const module of loaded) Object.assign(known, module?.default)
  }
  const opener = { app, store, loadMessages }

  const [initial] = await Promise.all([
    openPage(opener, window.location, boot.failure),
    loadMessages(['shell']),
    boot.state.experiments?.searchBox === 'alpha' ? loadAlphaBox(loadMessages) : undefined,
  ])
  if (initial.kind === 'redirect') {
    window.location.replace(initial.to)
    return
  }
  const intl = createEditionIntl(app.market, known)
  // A transition: the page comes alive in slices of some milliseconds, between which a touch or a key is answered.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <Root app={app} store={store} serverState={store.getState()} intl={intl}>
        <LoadMessagesContext value={loadMessages}>
          <BrowserNavigation>
            <Alive then={earlyInput()}>
              <Pages opener={opener} initial={initial} />
            </Alive>
          </BrowserNavigation>
        </LoadMessagesContext>
      </Root>,
      { onRecoverableError: (error) => console.error(error) },
    )
  })
  // The markup is the same for everybody; whose browser this is shows afterwards, and stays known while the document lives.
  if (readCookie(loginTypeCookie.name)) void store.dispatch(sessionApi.endpoints.user.initiate())
  startFavourites(store, config.brand)
  if (import.meta.env.PROD && config.supports.offline) keepOfflinePage(boot.site)
}

void start()
