import { flagsDecided } from '@camping/core/experiments/experiments.slice.ts'
import { navigationApi, shellPart, knownSlugs } from '@camping/core/navigation/navigation.api.ts'
import { sessionApi } from '@camping/core/session/session.api.ts'
import { createStore, stateForBrowser, type Store } from '@camping/core/store/create-store.ts'
import { wordsOf, type Flags } from '@camping/editions/experiment-flags.ts'
import type { PathMatch } from '@camping/editions/settle-match.ts'
import { isShared } from '@camping/editions/route-row.ts'
import { routeRow } from '@camping/editions/routes.ts'
import { renderToString } from 'react-dom/server'
import type { IntlShape } from 'react-intl'
import type { AppContextValue } from '../kit/app/app-context.tsx'
import { CampsiteAbout } from '../features/campsite/about/campsite-about.tsx'
import { renderAboutWith, renderSimilarWith } from '../features/campsite/about/deferred-about.tsx'
import { SimilarSites } from '../features/campsite/about/similar-sites.tsx'
import { checkGuardNames } from './guards/guard-table.ts'
import { signInRule, type SignIn } from './guards/sign-in-rule.ts'
import { StaticRouter } from 'react-router-dom'
import { renderFooterWith } from '../shell/layouts/deferred-footer.tsx'
import { SiteFooter } from '../shell/layouts/site-footer.tsx'
import { BookedMoney } from '../features/checkout/confirmation/booked-money.tsx'
import { renderBookedMoneyWith } from '../features/checkout/confirmation/deferred-booked-money.tsx'
import { renderExtrasWith } from '../features/checkout/extras/deferred-extras.tsx'
import { ExtrasStep } from '../features/checkout/extras/extras-step.tsx'
import { BookingMore } from '../features/portal/booking-detail/booking-more.tsx'
import { renderBookingMoreWith } from '../features/portal/booking-detail/deferred-booking-more.tsx'
import { renderReviewsWith } from '../features/campsite/reviews/deferred-reviews.tsx'
import { SiteReviews } from '../features/campsite/reviews/site-reviews.tsx'
import { renderNothingFoundWith } from '../features/search/results/deferred-nothing-found.tsx'
import { NothingFound } from '../features/search/results/nothing-found.tsx'
import { renderPageRangesWith } from '../features/search/results/deferred-page-ranges.tsx'
import { PageRanges } from '../features/search/results/page-ranges.tsx'
import { FunnelCampsites } from '../features/search/destination/funnel-campsites.tsx'
import { renderAppSectionWith } from '../features/search/home/deferred-app-section.tsx'
import { AppSection } from '../features/search/home/app-section.tsx'
import { prepareNearest } from '../features/content/error/nearest-places.ts'
import { renderThemeReadingWith } from '../features/content/editorial/deferred-theme-reading.tsx'
import { ThemeReading } from '../features/content/editorial/theme-reading.tsx'
import { renderPlaceGuideWith } from '../features/search/destination/deferred-place-guide.tsx'
import { PlaceGuide } from '../features/search/destination/place-guide.tsx'
import { renderFunnelCampsitesWith } from '../features/search/destination/deferred-funnel-campsites.tsx'
import type { Shown } from '../kit/routing/shown.ts'
import { CompareBox } from '../kit/compare/compare-box.tsx'
import { renderListToolsWith } from '../features/favourites/lists/deferred-list-tools.tsx'
import { ListTools } from '../features/favourites/lists/list-tools.tsx'
import { renderCompareBoxWith } from '../kit/compare/deferred-compare-box.tsx'
import { PageOutlet } from './routing/page-outlet.tsx'
import { failureEntry, showFailure } from './routing/show-failure.ts'
import { placeInOtherWords } from './routing/place-in-other-words.ts'
import { resolveRequest } from './routing/resolve-request.ts'
import { fail, type Verdict } from '../kit/routing/verdict.ts'
import type { PublishedEdition } from './seo/published-edition.ts'
import { noindexTag, serverHead } from './seo/server-head.ts'
import { bootJson } from './boot-data.ts'
import type { CompiledMessages } from './create-edition-intl.ts'
import { createServerIntl } from './server-intl.ts'
import { AlphaSearchForm } from '../features/search/form/alpha-search-form.tsx'
import { alphaMessages, renderAlphaWith } from '../features/search/form/alpha-box.ts'
import { FormAnswerProvider } from '../kit/plain/form-answer.tsx'
import type { ShownAnswer } from '../kit/plain/plain-form.ts'
import { renderPlainWith } from '../kit/plain/plain-part.tsx'
import { plainParts } from './plain-parts.tsx'
import { preloadSlots } from '../kit/slots/preloaded-slots.ts'
import { collectMuiStyles } from '@camping/ui/islands/collect-mui-styles.ts'
import { MuiCache } from '@camping/ui/islands/mui-cache.ts'
import { Root } from './root.tsx'

checkGuardNames()
renderFooterWith(SiteFooter)
renderAboutWith(CampsiteAbout)
renderSimilarWith(SimilarSites)
renderAlphaWith(AlphaSearchForm)
renderNothingFoundWith(NothingFound)
renderPageRangesWith(PageRanges)
renderReviewsWith(SiteReviews)
renderExtrasWith(ExtrasStep)
renderBookedMoneyWith(BookedMoney)
renderBookingMoreWith(BookingMore)
renderFunnelCampsitesWith(FunnelCampsites)
renderAppSectionWith(AppSection)
renderPlaceGuideWith(PlaceGuide)
renderThemeReadingWith(ThemeReading)
renderCompareBoxWith(CompareBox)
renderListToolsWith(ListTools)
renderPlainWith(plainParts)

export interface RenderInput {
  readonly app: AppContextValue
  readonly intl: IntlShape
  /** What the path can be: the host has matched it. */
  readonly match: PathMatch
  readonly pathname: string
  readonly search: string
  readonly searchCookie: string | undefined
  /** The variants of experiments that change the page (boot/routing/page-variant.ts). */
  readonly flags?: Flags
  /** The visitor's session and the path it was opened for; only for pages that need it. */
  readonly session?: { readonly hasToken: boolean; readonly rememberedPath: string | undefined }
  /** What the page says to a form that was sent to it. */
  readonly answer?: ShownAnswer
  /** Calls the API, with the visitor's bearer token if `session` has one. */
  readonly fetch: typeof fetch
  readonly apiOrigin: string
  /** Every edition of the brand on its own domain, for hreflang. */
  readonly published: readonly PublishedEdition[]
}

interface SessionNews {
  /** The token of the request is invalid or expired. */
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
      /** File name of the page's module, the end of its key in the build manifest. */
      readonly module: string | undefined
      /** Message namespaces that load with it. */
      readonly messages: readonly string[]
      readonly cacheable: boolean
    })

/** React 19 writes hoisted elements first when the root is not the document; they belong in `<head>`. */
function splitHead(markup: string): { head: string; body: string } {
  const end =
    markup.match(/^(?:<(?:title|meta|link|script)\b[^>]*>(?:[^<]*<\/(?:title|script)>)?)+/)?.[0].length ?? 0
  return { head: markup.slice(0, end), body: markup.slice(end) }
}

/** The markup, and the styles of MUI's components in it, which come before all others. */
function markup(input: RenderInput, store: Store, shown: Shown): { styles: string; html: string } {
  const { cache, element } = collectMuiStyles()
  const html = renderToString(
    <Root app={input.app} store={store} intl={input.intl}>
      <StaticRouter location={{ pathname: input.pathname, search: input.search }}>
        <FormAnswerProvider value={input.answer}>
          <MuiCache value={cache}>
            <PageOutlet shown={shown} />
          </MuiCache>
        </FormAnswerProvider>
      </StaticRouter>
    </Root>,
  )
  return { styles: element(), html }
}

/** The kind of a compiled element that is only text. */
const literal = 0

/** Texts as the browser has messages: compiled, though there is nothing to compile. Undefined for none. */
function plainMessages(texts: Readonly<Record<string, string>>): CompiledMessages | undefined {
  const all = Object.entries(texts).map(([key, value]) => [key, [{ type: literal, value }]] as const)
  return all.length > 0 ? (Object.fromEntries(all) as unknown as CompiledMessages) : undefined
}

/** The intl object of an edition with other words. */
const withWords = (intl: IntlShape, app: AppContextValue, words: CompiledMessages): IntlShape =>
  createServerIntl(app.market, { ...(intl.messages as CompiledMessages), ...words })

const anonymous = { user: undefined, signedOut: false }

/** The user of `fetch`'s token. */
async function requestUser(store: Store): Promise<{ user: SignIn['user']; signedOut: boolean }> {
  const { data, error } = await store.dispatch(
    sessionApi.endpoints.user.initiate(undefined, { subscribe: false }),
  )
  if (data) return { user: data, signedOut: false }
  const signedOut = error !== undefined && 'status' in error && error.status === 401
  return { user: signedOut ? undefined : 'unknown', signedOut }
}

/**
 * Renders one address to a document: match → guards → the page's queries → markup and its state. Never throws for a
 * visitor's input; an unreachable API gives the error page with status 503.
 */
export async function renderPage(requested: RenderInput): Promise<Rendered> {
  const { app } = requested
  const words = plainMessages(wordsOf(requested.flags ?? {}, app.market.messages))
  const input = words ? { ...requested, intl: withWords(requested.intl, app, words) } : requested
  const store = createStore({
    fetch: input.fetch,
    origin: input.apiOrigin,
    brand: app.config.brand,
    apiLocale: app.market.apiLocale,
  })
  if (input.flags) store.dispatch(flagsDecided(input.flags))
  const [navigation, { user, signedOut }] = await Promise.all([
    store.dispatch(navigationApi.endpoints.navigationGroups.initiate(shellPart, { subscribe: false })),
    input.session?.hasToken ? requestUser(store) : anonymous,
  ])
  const {
    verdict: found,
    request,
    entry,
  } = resolveRequest(app, input, {
    slugs: navigation.data && knownSlugs(navigation.data),
    searchCookie: input.searchCookie,
    signIn: { rule: signInRule, user, rememberedPath: input.session?.rememberedPath },
  })
  const moved =
    found.kind === 'fail' && found.status === 404 ? await placeInOtherWords(input, store.dispatch) : undefined
  const verdict = moved ?? found
  const page = entry && (await entry.load()).page
  let outcome: Verdict = verdict
  if (!navigation.data && verdict.kind !== 'redirect') outcome = fail(503, '')
  else if (page?.prepare && request) outcome = await page.prepare(request, store.dispatch)
  if (outcome.kind === 'redirect') return { ...outcome, signedOut }

  const failure = outcome.kind === 'fail' ? { status: outcome.status, message: outcome.message } : undefined
  if (failure?.status === 404)
    await prepareNearest(
      app,
      { pathname: input.pathname, funnel: navigation.data?.funnels[0]?.slug },
      store.dispatch,
    )
  await preloadSlots(app.slots)
  const shown: Shown =
    failure || !page || !request
      ? await showFailure(failure ?? { status: 404, message: '' })
      : { kind: 'page', page, request }
  const { styles, html } = markup(input, store, shown)
  const { head, body } = splitHead(html)
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
    ...(words && { words }),
    ...(failure ? { failure } : {}),
  })
  return {
    kind: 'document',
    signedOut,
    status: failure?.status ?? 200,
    head: head + forRobots + styles,
    body,
    boot,
    module: failure ? failureEntry(failure.status).module : entry?.module,
    messages: [
      'shell',
      ...((failure ? failureEntry(failure.status) : entry)?.messages ?? []),
      ...(input.flags?.['searchBox'] === 'alpha' && !failure ? [alphaMessages] : []),
    ],
    cacheable: !failure && request !== undefined && isShared(routeRow(request.name)),
  }
}
