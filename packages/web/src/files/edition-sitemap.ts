import { basePath } from '@camping/contract/endpoint.ts'
import type { SitemapEntry, SitemapIndex, SitemapPart } from '@camping/contract/sitemap.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { markets } from '@camping/editions/markets.ts'
import { canonicalOrigin } from '@camping/storefront/kit/app/canonical-origin.ts'
import { landingRoutes } from '@camping/storefront/boot/seo/landing-routes.ts'
import { taggedPageRoute } from '@camping/storefront/kit/head/tagged-page-route.ts'
import type { PickedEdition } from '../request/pick-app.ts'
import { sitemapIndexXml, sitemapXml, type SitemapUrl } from './sitemap-xml.ts'

/** `sitemap.xml`, or a part of it: `sitemap-campsites-2.xml`. */
const fileName = /^\/[a-z-]+\/sitemap(?:-([a-z]{1,20})-(\d{1,5}))?\.xml$/

export interface SitemapFile {
  /** Undefined for the index. */
  readonly part: { readonly kind: string; readonly number: number } | undefined
}

/** The sitemap file of a path; undefined for other paths. */
export function sitemapFile(pathname: string): SitemapFile | undefined {
  const match = fileName.exec(pathname)
  if (!match) return undefined
  const [, kind, number] = match
  return { part: kind === undefined ? undefined : { kind, number: Number(number) } }
}

/**
 * The XML of an edition's sitemap file: an index with one file per kind of page, campsites in parts. Undefined for a
 * part that does not exist. Throws when the API does not answer.
 */
export async function editionSitemap(
  fetchApi: typeof fetch,
  { app, site }: PickedEdition,
  { part }: SitemapFile,
): Promise<string | undefined> {
  const { config } = app
  const origin = canonicalOrigin(config, site)
  const base = `${basePath('v2', config.brand, markets[site].apiLocale)}/sitemap`
  if (!part) {
    const { parts } = await answerOf<SitemapIndex>(fetchApi, base)
    return sitemapIndexXml(
      parts.map(({ kind, number, lastmod }) => ({
        loc: `${origin}/${site}/sitemap-${kind}-${number}.xml`,
        lastmod,
      })),
    )
  }
  const path = `${base}/${part.kind}/${part.number}`
  const answer = await answerOf<SitemapPart | undefined>(fetchApi, path, [400, 404])
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

/** Reads JSON; undefined for a missing resource. */
async function answerOf<Reply>(
  fetchApi: typeof fetch,
  url: string,
  nothing: readonly number[] = [],
): Promise<Reply> {
  const answer = await fetchApi(url)
  if (nothing.includes(answer.status)) return undefined as Reply
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return (await answer.json()) as Reply
}
