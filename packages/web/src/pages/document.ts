import type { Rendered } from '@camping/storefront/boot/render.tsx'
import type { PageAssets } from './client-assets.ts'
import type { ServerApp } from '@camping/storefront/boot/server-app.ts'

export interface DocumentParts {
  readonly app: ServerApp
  readonly languageTag: string
  readonly assets: PageAssets
  readonly rendered: Extract<Rendered, { kind: 'document' }>
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

/**
 * The whole document. It inlines theme, fonts and the page's styles; scripts have low priority, so that text and the
 * first picture load before code (performance-5, Lighthouse). Inlined stylesheets are also listed as links of a type
 * that browsers do not fetch (`disabled` ones are fetched): a later chunk with the same stylesheets then does not load
 * them again (006).
 */
export function documentHtml({
  app,
  languageTag,
  assets,
  rendered,
  reports,
  chatbot,
  devHead = '',
  tagSource,
}: DocumentParts): string {
  const tags = tagSource && app.config.tagManagerId ? tagSourceMeta(tagSource) : ''
  const preloads = assets.preloads
    .map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low">`)
    .join('')
  const styleSheets = assets.styleSheets
    .map((file) => `<link rel="stylesheet" type="inlined" href="${file}">`)
    .join('')
  const fonts = app.fontPreloads
    .map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`)
    .join('')
  return (
    `<!doctype html><html lang="${languageTag}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `${app.themeColourMeta}${rendered.head}<link rel="icon" href="/_app/${app.config.id}/favicon.svg" type="image/svg+xml">` +
    `${tags}${fonts}<style>${app.css}${assets.css}</style>${devHead}${preloads}${styleSheets}` +
    `<script type="module" src="${assets.entry}" fetchpriority="low"></script></head>` +
    `<body><div id="root">${rendered.body}</div><script type="application/json" id="boot"${reports ? ` data-reports="${reports}"` : ''}${chatbot ? ` data-chatbot="${chatbot}"` : ''}>${rendered.boot}</script></body></html>`
  )
}
