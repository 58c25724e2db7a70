import { navigationApi, otherLanguageOf, shellPart } from '@camping/core/navigation/navigation.api.ts'
import type { RootState } from '@camping/core/store/create-store.ts'
import type { IntlShape } from 'react-intl'
import { scriptJson } from './script-json.ts'
import type { PageRequest } from '../../kit/routing/page-view.ts'
import { hreflangLinks } from './hreflang.ts'
import { pictureUrl } from './picture-url.ts'
import type { PublishedEdition } from './published-edition.ts'
import { isIndexed } from '../../kit/head/search-appearance.ts'
import { sharePicture } from './share-picture.ts'
import { structuredData } from './structured-data.ts'

export interface ServerHeadInput {
  readonly state: RootState
  /** The rendered page. */
  readonly request: PageRequest
  readonly intl: IntlShape
  /** Title, description and canonical in React's output. */
  readonly head: string
  readonly editions: readonly PublishedEdition[]
}

export const noindexTag = '<meta name="robots" content="noindex">'

const quoted = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** Values of the existing head, escaped as they are there. */
const titleIn = (head: string) => /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''
const descriptionIn = (head: string) => /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? ''
const canonicalIn = (head: string) => /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1]

/** Link previews repeat title, description and canonical of the head, with a picture of the page. */
function openGraph({ state, request, head }: ServerHeadInput): string {
  const { config, market, canonicalOrigin } = request.app
  const url = canonicalIn(head)
  const picture = sharePicture(state, request)
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', quoted(config.displayName)],
    ['og:title', titleIn(head)],
    ['og:description', descriptionIn(head)],
    ...(url ? [['og:url', url]] : []),
    ['og:locale', market.languageTag.replace('-', '_')],
    ['og:image', quoted(pictureUrl(canonicalOrigin, picture.id))],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    // The home page's scene is for its mood: it says nothing.
    ...(picture.alt ? [['og:image:alt', quoted(picture.alt)]] : []),
  ]
  return (
    tags.map(([property, content]) => `<meta property="${property}" content="${content}">`).join('') +
    '<meta name="twitter:card" content="summary_large_image">'
  )
}

/**
 * Head elements for crawlers: robots, hreflang, Open Graph, structured data. Only the server writes them, so that
 * browsers load no code for them. Personal pages have only noindex.
 */
export function serverHead(input: ServerHeadInput): string {
  const { state, request, intl, editions } = input
  const { data: navigation } = navigationApi.endpoints.navigationGroups.select(shellPart)(state)
  const isForeign =
    request.name === 'theme' && otherLanguageOf(navigation, 'theme', request.params['slug']) !== undefined
  if (isForeign || !isIndexed(request)) return noindexTag
  const links = hreflangLinks(state, request, editions)
    .map(({ lang, href }) => `<link rel="alternate" hreflang="${lang}" href="${quoted(href)}">`)
    .join('')
  const graph = structuredData(state, request, (id) => intl.formatMessage({ id }))
  const data =
    graph.length > 0
      ? `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', '@graph': graph })}</script>`
      : ''
  return links + openGraph(input) + data
}
