import type { AppConfig } from '@camping/editions/define-app.ts'
import type { Flags } from '@camping/editions/experiment-flags.ts'
import { editionToday } from '@camping/editions/edition-today.ts'
import { markets, type SiteCode } from '@camping/editions/markets.ts'
import { someRow, type PathMatch } from '@camping/editions/settle-match.ts'
import { needsSession } from '@camping/editions/route-row.ts'
import { appContext } from '@camping/storefront/kit/app/app-context.tsx'
import type { Rendered, RenderInput } from '@camping/storefront/boot/render.tsx'
import type { ShownAnswer } from '@camping/storefront/kit/plain/plain-form.ts'
import { publishedEditions } from '@camping/storefront/boot/seo/published-edition.ts'
import type { IntlShape } from 'react-intl'
import type { ClientBuild } from './client-assets.ts'
import { documentBytes } from './document.ts'
import { brandEditions, type HostBrand, type PickedEdition } from '../request/pick-app.ts'
import { cookiesAfter, fetchAs, type VisitorSession } from '../session/visitor-session.ts'
import { fetchFor, type Visitor } from '../request/visitor.ts'
import type { ServerApp } from '@camping/storefront/boot/server-app.ts'

export interface PageRenderer {
  readonly apps: readonly ServerApp[]
  readonly builds: ReadonlyMap<string, ClientBuild>
  readonly render: (input: RenderInput) => Promise<Rendered>
  readonly fetch: typeof fetch
  readonly now: () => Date
  /** What documents of an edition say about error reports (reports/report-places.ts); undefined where there are none. */
  readonly reports?: ((config: AppConfig, site: SiteCode) => string | undefined) | undefined
  /** Where the chatbot of an app answers (chatbot-place.ts); undefined where there is none. */
  readonly chatbot?: ((config: AppConfig) => string | undefined) | undefined
  /** Where tags come from on a developer's machine; Google by default. */
  readonly tagSource?: string
}

export interface PageAddress {
  readonly host: HostBrand
  readonly picked: PickedEdition
  /** What the path can be: matched once, for all that follows. */
  readonly match: PathMatch
  readonly pathname: string
  /** With `?`, or empty. */
  readonly search: string
  readonly searchCookie: string | undefined
  /** The variants of experiments that change the page for the visitor. */
  readonly flags: Flags | undefined
  /** The visitor's, for pages that need it. */
  readonly session: VisitorSession
  /** What the page says to a form that was sent to it. */
  readonly answer?: ShownAnswer
  /** The visitor whose limits the page's calls count towards. */
  readonly visitor: Visitor
}

export type PageAnswer = { readonly setCookies: readonly string[] } & (
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'html'; readonly status: number; readonly html: Buffer; readonly cacheable: boolean }
)

/** Renders one address to a document or a redirect. */
export async function renderRequest(renderer: PageRenderer, address: PageAddress): Promise<PageAnswer> {
  const { app, site } = address.picked
  const session = someRow(address.match, needsSession) ? address.session : undefined
  const fetch = fetchFor(renderer.fetch, address.visitor)
  const editions = brandEditions(address.host, renderer.apps, app.config.brand)
  const rendered = await renderer.render({
    app: appContext({
      config: app.config,
      site,
      today: editionToday(renderer.now()),
      editions,
      slots: app.slots,
    }),
    intl: app.intl.get(site) as IntlShape,
    match: address.match,
    pathname: address.pathname,
    search: address.search,
    searchCookie: address.searchCookie,
    ...(address.flags && { flags: address.flags }),
    ...(session && {
      session: { hasToken: session.token !== undefined, rememberedPath: session.rememberedPath },
    }),
    ...(address.answer && { answer: address.answer }),
    fetch: session ? fetchAs(fetch, session) : fetch,
    apiOrigin: '',
    published: publishedEditions(renderer.apps, app.config.brand),
  })
  const setCookies = session
    ? cookiesAfter(session, rendered.kind === 'redirect' ? rendered : { signedOut: rendered.signedOut })
    : []
  if (rendered.kind === 'redirect')
    return { kind: 'redirect', to: rendered.to, status: rendered.status, setCookies }
  const market = markets[site]
  const build = renderer.builds.get(app.config.id) as ClientBuild
  const assets = build.assetsFor(rendered.module, market.messages, rendered.messages)
  return {
    kind: 'html',
    setCookies,
    status: rendered.status,
    html: documentBytes({
      app,
      site,
      assets,
      rendered,
      address: address.pathname + address.search,
      reports: renderer.reports?.(app.config, site),
      chatbot: renderer.chatbot?.(app.config),
      ...(renderer.tagSource && { tagSource: renderer.tagSource }),
    }),
    cacheable: rendered.cacheable,
  }
}
