import { loginTypeCookie } from '@camping/editions/login-type-cookie.ts'
import { sessionApi } from '@camping/core/session/session.api.ts'
import { createStore, type Store } from '@camping/core/store/create-store.ts'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { config, messages, slots } from 'virtual:app'
import { appContext } from '../kit/app/app-context.tsx'
import { LoadMessagesContext } from '../kit/app/lazy-words.ts'
import { cacheOfflinePage } from './offline/cache-offline-page.browser.ts'
import { collectEarlyErrors } from '../kit/error-reports/early-errors.browser.ts'
import { DocumentRouter } from '../kit/routing/document-router.browser.tsx'
import { Pages } from './routing/pages.tsx'
import { openPage } from './routing/open-page.ts'
import { readCookie } from '../kit/routing/read-cookie.browser.ts'
import { loadAlphaBox } from '../features/search/form/alpha-box.ts'
import { Alive } from './starter/alive.tsx'
import { bootElementId, type BootData } from './boot-data.ts'
import { createEditionIntl, type CompiledMessages } from './create-edition-intl.ts'
import { reloadOnChunkError } from './reload-on-chunk-error.browser.ts'
import { playBack } from './starter/play-back.browser.ts'
import { Root } from './root.tsx'

/** A server that hangs is a lost connection to the visitor; the slowest answers, of payment providers, take a third of it. */
const timeLimitMs = 30_000

/** Ends a task, so that a touch or a key comes first. */
const pause = () => new Promise((resume) => setTimeout(resume))

const loadListen = () => import('./listen.browser.ts')

/** Hydrates the server's markup: it loads the same page module, messages and state before React starts. */
async function start() {
  const boot = JSON.parse(document.getElementById(bootElementId)?.textContent ?? '') as BootData
  const app = appContext({ config, site: boot.site, today: boot.today, editions: boot.editions, slots })
  const access = {
    fetch: window.fetch.bind(window),
    origin: '',
    brand: config.brand,
    apiLocale: app.market.apiLocale,
    timeLimitMs,
    listen: () =>
      loadListen().then(
        (module) => module.listen(store, config),
        () => undefined,
      ),
  }
  const store: Store = createStore(access, boot.state)
  await pause()

  const known: CompiledMessages = {}
  const loaders = messages[app.market.messages] ?? {}
  const loadMessages = async (namespaces: readonly string[]) => {
    const loaded = await Promise.all(namespaces.map(async (name) => loaders[name]?.()))
    for (const module of loaded) Object.assign(known, module?.default)
    Object.assign(known, boot.words)
  }
  const opener = { app, store, loadMessages }

  const [initial] = await Promise.all([
    openPage(opener, window.location, { failure: boot.failure }),
    loadMessages(['shell']),
    boot.state.experiments?.flags['searchBox'] === 'alpha' ? loadAlphaBox(loadMessages) : undefined,
  ])
  if (initial.kind === 'redirect') {
    window.location.replace(initial.to)
    return
  }
  await pause()
  const intl = createEditionIntl(app.market, known)
  await pause()
  const afterwards = playBack()
  const alive = () => {
    document.documentElement.dataset['alive'] = ''
    void import('./routing/once-alive.browser.ts').then(({ onceAlive }) => onceAlive(opener))
    return afterwards()
  }
  // A transition: React hydrates the page in slices of some milliseconds and answers touches and keys in between.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <Root app={app} store={store} serverState={store.getState()} intl={intl}>
        <LoadMessagesContext value={loadMessages}>
          <DocumentRouter>
            <Alive then={alive}>
              <Pages opener={opener} initial={initial} />
            </Alive>
          </DocumentRouter>
        </LoadMessagesContext>
      </Root>,
    )
  })
  // The markup is the same for everybody. The visitor's own data appears after hydration, and stays while the document
  // lives.
  if (readCookie(loginTypeCookie.name)) void store.dispatch(sessionApi.endpoints.user.initiate())
  if (import.meta.env.PROD && config.supports.offline) cacheOfflinePage(boot.site)
}

reloadOnChunkError()
collectEarlyErrors(() => loadListen().then((module) => module.reportEarly()))
void start()
