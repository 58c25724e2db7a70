import { basePath } from '@camping/contract/endpoint.ts'
import type { SitemapEntry, SitemapIndex, SitemapPart } from '@camping/contract/sitemap.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { markets } from '@camping/editions/markets.ts'
import { canonicalOrigin } from '@camping/storefront/seo/canonical-origin.ts'
import { landingRoutes } from '@camping/storefront/seo/landing-routes.ts'
import { taggedPageRoute } from '@camping/storefront/seo/tagged-page-route.ts'
import type { PickedEdition } from './pick-app.ts'
import { sitemapIndexXml, sitemapXml, type SitemapUrl } from './sitemap-xml.ts'

/** `sitemap.xml`, or a part of it: `sitemap-campsites-2.xml`. */
const fileName = /^\/[a-z-]+\/sitemap(?:-([a-z]{1,20})-(\d{1,5}))?\.xml$/

export interface SitemapFile {
  /** Undefined for the index. */
  readonly part: { readonly kind: string; readonly number: number } | undefined
}

/** The sitemap file a path names, if it names one. */
export function sitemapFile(pathname: string): SitemapFile | undefined {
  const match = fileName.exec(pathname)
  if (!match) return undefined
  const [, kind, number] = match
  return { part: kind === undefined ? undefined : { kind, number: Number(number) } }
}

/**
 * The XML of a sitemap file of an edition: an index with one file per kind of page, campsites in parts. Undefined for a
 * part that does not exist. Throws when the API does not answer.
 */
export async function editionSitemap(
  ask: typeof fetch,
  { app, site }: PickedEdition,
  { part }: SitemapFile,
): Promise<string | undefined> {
  const { config } = app
  const origin = canonicalOrigin(config, site)
  const base = `${basePath('v2', config.brand, markets[site].apiLocale)}/sitemap`
  if (!part) {
    const { parts } = await answerOf<SitemapIndex>(ask, base)
    return sitemapIndexXml(
      parts.map(({ kind, number, lastmod }) => ({
        loc: `${origin}/${site}/sitemap-${kind}-${number}.xml`,
        lastmod,
      })),
    )
  }
  const path = `${base}/${part.kind}/${part.number}`
  const answer = await answerOf<SitemapPart | undefined>(ask, path, [400, 404])
  if (!answer) return undefined
  const urlOf = ({ route, params, lastmod }: SitemapEntry): SitemapUrl => {
    const name = route === 'taggedPage' ? taggedPageRoute(config) : route
    return { loc: origin + buildPath(site, name, params), lastmod }
  }
  const landings: SitemapUrl[] =
    part.kind === 'pages'
      ? landingRoutes(config, site).map((name) => ({ loc: origin + buildPath(site, name) }))
      : []
  return sitemapXml([...landings, ...answer.entries.map(urlOf)])
}

/** Reads JSON; undefined for a status that says there is no such thing. */
async function answerOf<Reply>(
  ask: typeof fetch,
  url: string,
  nothing: readonly number[] = [],
): Promise<Reply> {
  const answer = await ask(url)
  if (nothing.includes(answer.status)) return undefined as Reply
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return (await answer.json()) as Reply
}
