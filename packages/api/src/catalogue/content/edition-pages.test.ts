import { taggedPage } from '@camping/contract/content.schemas.ts'
import { freeSearchReply } from '@camping/contract/free-search.schemas.ts'
import { navigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { sitemapIndex, sitemapPart } from '@camping/contract/sitemap.schemas.ts'
import { legalTags } from '@camping/editions/legal-tags.ts'
import type { LegalText } from '@camping/editions/legal-text.ts'
import { markets, type SiteCode } from '@camping/editions/markets.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FindLegalText } from '../../platform/config/brand-access.ts'
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts'

const parkTerms = {
  title: 'Parkvoorwaarden',
  blocks: [
    { heading: null, body: 'Een steiger is geen duikplank.' },
    { heading: 'Steigers', body: 'Hier geldt:\n\n- niet rennen' },
  ],
}
/** Lakeland's Dutch edition has terms with their own title; its Dutch imprint is the house's. */
const appTexts: Readonly<Record<string, LegalText>> = {
  'lakeland nl terms': parkTerms,
  'lakeland nl imprint': { ...parkTerms, title: null },
}
const findLegalText: FindLegalText = (brand, site, tag) => appTexts[`${brand} ${site} ${tag}`]

let api: TestApi
beforeAll(async () => {
  api = await openTestApi(undefined, { sites: 4, findLegalText })
})
afterAll(() => api?.close())

const get = async (brand: string, site: SiteCode, path: string) => {
  const reply = await api.app.inject(`/api/twenty/v2/${brand}/${markets[site].apiLocale}/${path}`)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json<unknown>()
}
const pageOf = async (brand: string, site: SiteCode, slug: string) =>
  taggedPage.parse(await get(brand, site, `pages/${slug}`))
const footerOf = async (brand: string, site: SiteCode) =>
  navigationGroupsReply.parse(await get(brand, site, 'navigation/groups')).footer[0]?.links ?? []
const found = async (brand: string, site: SiteCode, query: string) =>
  freeSearchReply.parse(await get(brand, site, `free-search?query=${query}`)).pages.items

test('an app’s text takes the place of the house’s, at the same address', async () => {
  const [appText, house] = [
    await pageOf('lakeland', 'nl', 'algemene-voorwaarden'),
    await pageOf('alder', 'nl', 'algemene-voorwaarden'),
  ]
  expect(appText).toEqual({ ...house, ...parkTerms })
  expect(house.title).toBe('Algemene voorwaarden')
  const german = await pageOf('lakeland', 'de', 'agb')
  expect(german).toEqual(await pageOf('alder', 'de', 'agb'))
})

test('a text without a title has the house’s', async () => {
  const appText = await pageOf('lakeland', 'nl', 'bedrijfsgegevens')
  expect(appText).toMatchObject({ title: 'Bedrijfsgegevens', blocks: parkTerms.blocks })
})

test('links and lists use its title, in its edition only', async () => {
  const link = { text: 'Parkvoorwaarden', url: '/algemene-voorwaarden' }
  expect(await footerOf('lakeland', 'nl')).toContainEqual(expect.objectContaining(link))
  expect(await footerOf('alder', 'nl')).toContainEqual(
    expect.objectContaining({ ...link, text: 'Algemene voorwaarden' }),
  )
  const { taggedPages } = navigationGroupsReply.parse(
    await get('lakeland', 'nl', 'navigation/groups?part=shell'),
  )
  expect(taggedPages['terms']).toEqual({ slug: 'algemene-voorwaarden', title: 'Parkvoorwaarden' })
  for (const tag of legalTags) expect(Object.keys(taggedPages)).toContain(tag)
})

test('it is found by its words, and no longer by those it replaced', async () => {
  const excerpt = 'Een steiger is geen duikplank.'
  expect(await found('lakeland', 'nl', 'duikplank')).toEqual([
    { slug: 'bedrijfsgegevens', title: 'Bedrijfsgegevens', excerpt },
    { slug: 'algemene-voorwaarden', title: 'Parkvoorwaarden', excerpt },
  ])
  expect(await found('alder', 'nl', 'duikplank')).toEqual([])
  const slugs = async (brand: string) =>
    (await found(brand, 'nl', 'herroepingsrecht')).map(({ slug }) => slug)
  expect(await slugs('alder')).toEqual(['algemene-voorwaarden'])
  expect(await slugs('lakeland')).toEqual([])
})

test('the sitemap has no date for it: none is known', async () => {
  const datesOf = async (brand: string) => {
    const { entries } = sitemapPart.parse(await get(brand, 'nl', 'sitemap/pages/1'))
    return new Map(entries.map(({ params, lastmod }) => [params['slug'], lastmod]))
  }
  const [appText, house] = [await datesOf('lakeland'), await datesOf('alder')]
  expect([...appText.keys()]).toEqual([...house.keys()])
  expect(appText.get('algemene-voorwaarden')).toBeNull()
  expect(appText.get('privacy')).toBe(house.get('privacy'))
  expect([...house.values()].every((date) => typeof date === 'string')).toBe(true)
  const partOf = async (brand: string) =>
    sitemapIndex.parse(await get(brand, 'nl', 'sitemap')).parts.find(({ kind }) => kind === 'pages')
  const newest = [...house.values()].reduce((latest, date) => ((date ?? '') > (latest ?? '') ? date : latest))
  expect(await partOf('lakeland')).toMatchObject({ lastmod: null })
  expect(await partOf('alder')).toMatchObject({ lastmod: newest })
})
