import { markets, type SiteCode } from '@camping/editions/markets.ts'
import type { Rendered } from '@camping/storefront/boot/render.tsx'
import { manifestPath } from './web-manifest.ts'
import type { PageAssets } from './client-assets.ts'
import { joinBytes } from './copy-bytes.ts'
import type { ServerApp } from '@camping/storefront/boot/server-app.ts'

export interface DocumentParts {
  readonly app: ServerApp
  readonly site: SiteCode
  readonly assets: PageAssets
  readonly rendered: Extract<Rendered, { kind: 'document' }>
  /** Path and query, for the form of buttons that stand in none. */
  readonly address: string
  /** Where the browser reports errors, if anywhere; words without markup. */
  readonly reports?: string | undefined
  /** Where the chatbot answers, if there is one; an address without markup. */
  readonly chatbot?: string | undefined
  /** Markup of the development server for the head. */
  readonly devHead?: string
  /** Where tags come from on a developer's machine; the browser asks Google otherwise. */
  readonly tagSource?: string
}

/** Names where tags come from, where that is not Google. */
export const tagSourceMeta = (source: string): string => `<meta name="tag-manager" content="${source}">`

/** Angles as well: where scripts run, what stands in a `noscript` is text up to the next `</noscript>`, quotes or not. */
const inAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * The whole document, in UTF-8. It inlines theme, fonts and the page's styles; of the scripts it loads one of a kilobyte, which
 * fetches the others after text and the first picture (performance-5, decision 307). Inlined stylesheets are also listed as links of a type
 * that browsers do not fetch (`disabled` ones are fetched): a later chunk with the same stylesheets then does not load
 * them again (006). Where no script runs, buttons that stand in no form (`form="plain"`) are sent to the address of the page
 * (decision 313).
 */
export function documentBytes({
  address,
  app,
  site,
  assets,
  rendered,
  reports,
  chatbot,
  devHead = '',
  tagSource,
}: DocumentParts): Buffer {
  const tags = tagSource && app.config.tagManagerId ? tagSourceMeta(tagSource) : ''
  const styleSheets = assets.styleSheets
    .map((file) => `<link rel="stylesheet" type="text/inlined" href="${file}">`)
    .join('')
  const fonts = app.fontPreloads
    .map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`)
    .join('')
  return joinBytes([
    `<!doctype html><html lang="${markets[site].languageTag}"><head><meta charset="utf-8">` +
      '<meta name="viewport" content="width=device-width,initial-scale=1">' +
      `${app.themeColourMeta}${rendered.head}<link rel="icon" href="/_app/${app.config.id}/favicon.svg" type="image/svg+xml">` +
      `<link rel="apple-touch-icon" href="/_app/${app.config.id}/icon-180.png">` +
      `<link rel="manifest" href="${manifestPath(site)}">` +
      `${tags}${fonts}<style>${app.css}`,
    assets.css,
    `</style>${devHead}${styleSheets}` +
      `<script type="module" async src="${assets.starter}" data-scripts="${assets.scripts.join(' ')}"></script></head>` +
      '<body><div id="root">',
    rendered.body,
    `</div><noscript><form id="plain" method="post" action="${inAttribute(address)}"></form></noscript>` +
      `<script type="application/json" id="boot"${reports ? ` data-reports="${reports}"` : ''}${chatbot ? ` data-chatbot="${chatbot}"` : ''}>`,
    rendered.boot,
    '</script></body></html>',
  ])
}
