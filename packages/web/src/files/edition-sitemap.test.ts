import type { SitemapIndex, SitemapPart } from '@camping/contract/sitemap.schemas.ts'
import { describe, expect, it } from 'vitest'
import { editionSitemap, sitemapFile } from './edition-sitemap.ts'
import { createHostTable, pickEdition, type PickedEdition } from '../request/pick-app.ts'
import { fakeApps } from '../testing/fake-apps.ts'

const changed = '2026-11-20T10:00:00.000Z'
const index: SitemapIndex = {
  parts: [
    { kind: 'pages', number: 1, lastmod: null },
    { kind: 'campsites', number: 2, lastmod: changed },
  ],
}
const parts: Record<string, SitemapPart> = {
  'pages/1': {
    entries: [
      { route: 'taggedPage', params: { slug: 'company-details' }, lastmod: changed },
      { route: 'taggedPage', params: { slug: 'terms' }, lastmod: null },
    ],
  },
  'destinations/1': {
    entries: [{ route: 'country', params: { funnel: 'camping', country: 'österreich' }, lastmod: changed }],
  },
}
const requested: string[] = []
/** An API with the parts above. */
const fetchApi = ((url: string) => {
  requested.push(url)
  const rest = url.split('/sitemap')[1] ?? ''
  const body = rest === '' ? index : parts[rest.slice(1)]
  return Promise.resolve(body ? Response.json(body) : Response.json({ status: 404 }, { status: 404 }))
}) as unknown as typeof fetch

const picked = (host: string, path: string) =>
  pickEdition(createHostTable(fakeApps)(host), path) as PickedEdition
const xmlOf = (path: string, host = 'localhost') =>
  editionSitemap(fetchApi, picked(host, path), sitemapFile(path) ?? { part: undefined })
const locs = (xml: string | undefined) =>
  [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)

describe('the file a path names', () => {
  it.each([
    ['/uk/sitemap.xml', { part: undefined }],
    ['/de-ch/sitemap-campsites-12.xml', { part: { kind: 'campsites', number: 12 } }],
    ['/uk/sitemap', undefined],
    ['/uk/sitemap-campsites.xml', undefined],
    ['/uk/sitemap-campsites-999999.xml', undefined],
    ['/uk/x/sitemap.xml', undefined],
    ['/uk/sitemap.xml/', undefined],
  ])('%s', (path, file) => expect(sitemapFile(path)).toEqual(file))
})

describe('sitemaps', () => {
  it('an index names its parts on the domain of the edition, with their last change', async () => {
    const xml = await xmlOf('/de-ch/sitemap.xml')
    expect(requested.at(-1)).toBe('/api/twenty/v2/alder/ch/sitemap')
    expect(locs(xml)).toEqual([
      'https://de-ch.alder.example/de-ch/sitemap-pages-1.xml',
      'https://de-ch.alder.example/de-ch/sitemap-campsites-2.xml',
    ])
    expect(xml).toContain('<lastmod>2026-11-20T10:00:00Z</lastmod>')
    expect(xml).toMatch(
      /^<\?xml [^>]*>\n<sitemapindex [^>]*>\n(<sitemap>.*<\/sitemap>\n){2}<\/sitemapindex>\n$/,
    )
  })

  it('a part has addresses as the route table builds them', async () => {
    const xml = await xmlOf('/de/sitemap-destinations-1.xml')
    expect(locs(xml)).toEqual(['https://de.alder.example/de/camping/%C3%B6sterreich'])
  })

  it('has the last change of a page, if known', async () => {
    const xml = await xmlOf('/uk/sitemap-pages-1.xml')
    expect(xml).toContain('/company-details</loc><lastmod>2026-11-20T10:00:00Z</lastmod></url>')
    expect(xml).toContain('/terms</loc></url>')
  })

  it('a brand lists what it shows: a white-label its pages below /info, and no front page', async () => {
    const { app } = picked('lakeland.localhost', '/nl')
    const whiteLabel = { ...app, config: { ...app.config, home: 'login' as const } }
    const full = {
      ...app,
      config: { ...app.config, supports: { content: true, search: true, themes: true, portal: true } },
    }
    const file = { part: { kind: 'pages', number: 1 } }
    expect(locs(await editionSitemap(fetchApi, { app: whiteLabel, site: 'nl' }, file))).toEqual([
      'https://nl.lakeland.example/nl/info/company-details',
      'https://nl.lakeland.example/nl/info/terms',
    ])
    expect(locs(await editionSitemap(fetchApi, { app: full, site: 'nl' }, file))).toEqual([
      'https://nl.lakeland.example/nl',
      'https://nl.lakeland.example/nl/zoek-en-boek',
      'https://nl.lakeland.example/nl/vakantie-ideeen',
      'https://nl.lakeland.example/nl/company-details',
      'https://nl.lakeland.example/nl/terms',
    ])
  })

  it('a part that does not exist is none, and a silent API is an error', async () => {
    expect(await xmlOf('/uk/sitemap-campsites-9.xml')).toBeUndefined()
    const silent = (() => Promise.resolve(Response.json({}, { status: 503 }))) as unknown as typeof fetch
    const file = { part: undefined }
    await expect(editionSitemap(silent, picked('localhost', '/uk'), file)).rejects.toThrow('503')
  })
})
