import { navigationApi, shellPart } from '@camping/core/navigation/navigation-queries.ts'
import { knownSlugs } from '@camping/core/navigation/known-slugs.ts'
import { createStore, type Store } from '@camping/core/store/create-store.ts'
import { renderToString } from 'react-dom/server'
import type { IntlShape } from 'react-intl'
import type { AppContextValue } from '../app/app-context.tsx'
import { checkGuardNames } from '../guards/guard-table.ts'
import { StaticNavigation } from '../routing/navigation.tsx'
import { PageOutlet, type Shown } from '../routing/page-outlet.tsx'
import { errorPageModule, showFailure } from '../routing/show-failure.ts'
import { resolveRequest } from '../routing/resolve-request.ts'
import { fail, type Verdict } from '../routing/verdict.ts'
import { bootJson } from './boot-data.ts'
import { Root } from './root.tsx'

checkGuardNames()

export interface RenderInput {
  readonly app: AppContextValue
  readonly intl: IntlShape
  readonly pathname: string
  readonly search: string
  readonly searchCookie: string | undefined
  /** Reaches the API; the host adds the visitor's bearer header. */
  readonly fetch: typeof fetch
  readonly apiOrigin: string
}

export type Rendered =
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | {
      readonly kind: 'document'
      readonly status: number
      /** Title, meta and link elements that React hoisted to the front of the markup. */
      readonly head: string
      readonly body: string
      readonly boot: string
      /** Key of the page's chunk in the build manifest, below `src/pages`. */
      readonly module: string | undefined
      /** Message namespaces to load with it. */
      readonly messages: readonly string[]
      readonly cacheable: boolean
    }

/** React 19 writes hoisted elements first when the root is not the document; they belong into `<head>`. */
function splitHead(markup: string): { head: string; body: string } {
  const end =
    markup.match(/^(?:<(?:title|meta|link|script)\b[^>]*>(?:[^<]*<\/(?:title|script)>)?)+/)?.[0].length ?? 0
  return { head: markup.slice(0, end), body: markup.slice(end) }
}

function markup(input: RenderInput, store: Store, shown: Shown): string {
  return renderToString(
    <Root app={input.app} store={store} intl={input.intl}>
      <StaticNavigation pathname={input.pathname} search={input.search}>
        <PageOutlet shown={shown} />
      </StaticNavigation>
    </Root>,
  )
}

/**
 * Renders one address to a document: match → guards → the page's queries → markup and the state that made it. Never
 * throws for a visitor's input; an unreachable API gives the error page with status 503.
 */
export async function renderPage(input: RenderInput): Promise<Rendered> {
  const { app } = input
  const store = createStore({
    fetch: input.fetch,
    origin: input.apiOrigin,
    brand: app.config.brand,
    apiLocale: app.market.apiLocale,
  })
  const navigation = await store.dispatch(
    navigationApi.endpoints.navigationGroups.initiate(shellPart, { subscribe: false }),
  )
  const slugs = navigation.data
    ? knownSlugs(navigation.data)
    : { isFunnel: () => false, isCountry: () => false, isTaggedPage: () => false }

  const { verdict, request, entry } = resolveRequest(app, input, {
    slugs,
    searchCookie: input.searchCookie,
    signedIn: false,
  })
  const page = entry && (await entry.load()).page
  let outcome: Verdict = verdict
  if (!navigation.data && verdict.kind !== 'redirect') outcome = fail(503, '')
  else if (page?.prepare && request) outcome = await page.prepare(request, store.dispatch)
  if (outcome.kind === 'redirect') return outcome

  const failure = outcome.kind === 'fail' ? { status: outcome.status, message: outcome.message } : undefined
  const shown: Shown =
    failure || !page || !request
      ? await showFailure(failure ?? { status: 404, message: '' })
      : { kind: 'page', page, request }
  const { head, body } = splitHead(markup(input, store, shown))
  const boot = bootJson({
    site: app.site,
    today: app.today,
    editions: app.editions,
    state: store.getState(),
    ...(failure ? { failure } : {}),
  })
  return {
    kind: 'document',
    status: failure?.status ?? 200,
    head,
    body,
    boot,
    module: failure ? errorPageModule : entry?.module,
    messages: ['shell', ...(failure ? [] : (entry?.messages ?? []))],
    cacheable:
      !failure &&
      request !== undefined &&
      !['booking', 'bookingConfirmation', 'login'].includes(request.name),
  }
}
