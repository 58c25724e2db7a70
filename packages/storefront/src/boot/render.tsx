import { searchBoxDecided } from '@camping/core/experiments/experiments-slice.ts'
import { navigationApi, shellPart } from '@camping/core/navigation/navigation-queries.ts'
import { knownSlugs } from '@camping/core/navigation/known-slugs.ts'
import { sessionApi } from '@camping/core/session/session-queries.ts'
import { createStore, stateForBrowser, type Store } from '@camping/core/store/create-store.ts'
import { renderToString } from 'react-dom/server'
import type { IntlShape } from 'react-intl'
import type { AppContextValue } from '../app/app-context.tsx'
import { CampsiteAbout } from '../about/campsite-about.tsx'
import { renderAboutWith, renderSimilarWith } from '../about/later-about.tsx'
import { SimilarSites } from '../about/similar-sites.tsx'
import { checkGuardNames } from '../guards/guard-table.ts'
import { signInRule, type SignIn } from '../guards/sign-in-rule.ts'
import { StaticNavigation } from '../routing/navigation.tsx'
import { isPersonal } from '../routing/is-personal.ts'
import { opensByAddress } from '../routing/opens-by-address.ts'
import { renderFooterWith } from '../layouts/later-footer.tsx'
import { SiteFooter } from '../layouts/site-footer.tsx'
import { renderReviewsWith } from '../reviews/later-reviews.tsx'
import { SiteReviews } from '../reviews/site-reviews.tsx'
import { renderNothingFoundWith } from '../results/later-nothing-found.tsx'
import { NothingFound } from '../results/nothing-found.tsx'
import { FunnelCampsites } from '../pages/destination/funnel-campsites.tsx'
import { renderFunnelCampsitesWith } from '../pages/destination/later-funnel-campsites.tsx'
import { PageOutlet, type Shown } from '../routing/page-outlet.tsx'
import { failureEntry, showFailure } from '../routing/show-failure.ts'
import { resolveRequest } from '../routing/resolve-request.ts'
import { fail, type Verdict } from '../routing/verdict.ts'
import type { PublishedEdition } from '../seo/published-edition.ts'
import { noindexTag, serverHead } from '../seo/server-head.ts'
import { bootJson } from './boot-data.ts'
import { AlphaSearchForm } from '../search-form/alpha-search-form.tsx'
import { alphaMessages, renderAlphaWith } from '../search-form/alpha-box.ts'
import { holdSlots } from '../slots/held-slots.ts'
import { Root } from './root.tsx'

checkGuardNames()
renderFooterWith(SiteFooter)
renderAboutWith(CampsiteAbout)
renderSimilarWith(SimilarSites)
renderAlphaWith(AlphaSearchForm)
renderNothingFoundWith(NothingFound)
renderReviewsWith(SiteReviews)
renderFunnelCampsitesWith(FunnelCampsites)

export interface RenderInput {
  readonly app: AppContextValue
  readonly intl: IntlShape
  readonly pathname: string
  readonly search: string
  readonly searchCookie: string | undefined
  /** The search box that an experiment has picked, when it is not the usual one (routing/page-variant.ts). */
  readonly searchBox?: 'alpha'
  /** The visitor's session and the path it was opened for; only for personal pages (routing/is-personal.ts). */
  readonly session?: { readonly hasToken: boolean; readonly rememberedPath: string | undefined }
  /** Reaches the API, with the visitor's bearer token where `session` says there is one. */
  readonly fetch: typeof fetch
  readonly apiOrigin: string
  /** Every edition of the brand on its own domain, for hreflang. */
  readonly published: readonly PublishedEdition[]
}

interface SessionNews {
  /** The token that came with the request opens nothing (any more). */
  readonly signedOut?: boolean
}

export type Rendered =
  | (Extract<Verdict, { kind: 'redirect' }> & SessionNews)
  | (SessionNews & {
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
    })

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

const anonymous = { user: undefined, signedOut: false }

/** The user of the token that `fetch` carries. */
async function askWho(store: Store): Promise<{ user: SignIn['user']; signedOut: boolean }> {
  const { data, error } = await store.dispatch(
    sessionApi.endpoints.user.initiate(undefined, { subscribe: false }),
  )
  if (data) return { user: data, signedOut: false }
  const signedOut = error !== undefined && 'status' in error && error.status === 401
  return { user: signedOut ? undefined : 'unknown', signedOut }
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
  if (input.searchBox) store.dispatch(searchBoxDecided(input.searchBox))
  const [navigation, { user, signedOut }] = await Promise.all([
    store.dispatch(navigationApi.endpoints.navigationGroups.initiate(shellPart, { subscribe: false })),
    input.session?.hasToken ? askWho(store) : anonymous,
  ])
  const slugs = navigation.data
    ? knownSlugs(navigation.data)
    : { isFunnel: () => false, isCountry: () => false, isTaggedPage: () => false }

  const { verdict, request, entry } = resolveRequest(app, input, {
    slugs,
    searchCookie: input.searchCookie,
    signIn: { rule: signInRule, user, rememberedPath: input.session?.rememberedPath },
  })
  const page = entry && (await entry.load()).page
  let outcome: Verdict = verdict
  if (!navigation.data && verdict.kind !== 'redirect') outcome = fail(503, '')
  else if (page?.prepare && request) outcome = await page.prepare(request, store.dispatch)
  if (outcome.kind === 'redirect') return { ...outcome, signedOut }

  const failure = outcome.kind === 'fail' ? { status: outcome.status, message: outcome.message } : undefined
  await holdSlots(app.slots)
  const shown: Shown =
    failure || !page || !request
      ? await showFailure(failure ?? { status: 404, message: '' })
      : { kind: 'page', page, request }
  const { head, body } = splitHead(markup(input, store, shown))
  const state = store.getState()
  const forRobots =
    shown.kind === 'page'
      ? serverHead({ state, request: shown.request, intl: input.intl, head, editions: input.published })
      : noindexTag
  const boot = bootJson({
    site: app.site,
    today: app.today,
    editions: app.editions,
    state: stateForBrowser(state),
    ...(failure ? { failure } : {}),
  })
  return {
    kind: 'document',
    signedOut,
    status: failure?.status ?? 200,
    head: head + forRobots,
    body,
    boot,
    module: failure ? failureEntry(failure.status).module : entry?.module,
    messages: [
      'shell',
      ...((failure ? failureEntry(failure.status) : entry)?.messages ?? []),
      ...(input.searchBox && !failure ? [alphaMessages] : []),
    ],
    cacheable:
      !failure &&
      request !== undefined &&
      !opensByAddress(app.site, input.pathname) &&
      !isPersonal(app.site, input.pathname),
  }
}
