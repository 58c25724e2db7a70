import { editionToday } from '@camping/editions/edition-today.ts'
import { markets } from '@camping/editions/markets.ts'
import { appContext } from '@camping/storefront/app/app-context.tsx'
import type { Rendered, RenderInput } from '@camping/storefront/boot/render.tsx'
import type { IntlShape } from 'react-intl'
import type { ClientBuild } from './client-assets.ts'
import { documentHtml } from './document.ts'
import { brandEditions, type HostBrand, type PickedEdition } from './pick-app.ts'
import type { ServerApp } from '@camping/storefront/boot/server-app.ts'

export interface PageRenderer {
  readonly apps: readonly ServerApp[]
  readonly builds: ReadonlyMap<string, ClientBuild>
  readonly render: (input: RenderInput) => Promise<Rendered>
  readonly fetch: typeof fetch
  readonly now: () => Date
}

export interface PageAddress {
  readonly host: HostBrand
  readonly picked: PickedEdition
  readonly pathname: string
  /** With `?`, or empty. */
  readonly search: string
  readonly searchCookie: string | undefined
}

export type PageAnswer =
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'html'; readonly status: number; readonly html: string; readonly cacheable: boolean }

/** One address to one document, or where else to go. */
export async function renderRequest(renderer: PageRenderer, address: PageAddress): Promise<PageAnswer> {
  const { app, site } = address.picked
  const editions = brandEditions(address.host, renderer.apps, app.config.brand)
  const rendered = await renderer.render({
    app: appContext({ config: app.config, site, today: editionToday(renderer.now()), editions }),
    intl: app.intl.get(site) as IntlShape,
    pathname: address.pathname,
    search: address.search,
    searchCookie: address.searchCookie,
    fetch: renderer.fetch,
    apiOrigin: '',
  })
  if (rendered.kind === 'redirect') return rendered
  const market = markets[site]
  const build = renderer.builds.get(app.config.id) as ClientBuild
  const assets = build.assetsFor(rendered.module, market.messages, rendered.messages)
  return {
    kind: 'html',
    status: rendered.status,
    html: documentHtml({ app, languageTag: market.languageTag, assets, rendered }),
    cacheable: rendered.cacheable,
  }
}
