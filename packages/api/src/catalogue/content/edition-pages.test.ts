import { taggedPage } from '@camping/contract/content.schemas.ts'
import { freeSearchReply } from '@camping/contract/free-search.schemas.ts'
import { navigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { sitemapIndex, sitemapPart } from '@camping/contract/sitemap.schemas.ts'
import { legalTags } from '@camping/editions/legal-tags.ts'
import type { LegalText } from '@camping/editions/legal-text.ts'
import type { LegalPageParts } from '@camping/editions/legal/legal-page.ts'
import { markets, type SiteCode } from '@camping/editions/markets.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FindContent, FindLegalText } from '../../platform/config/brand-access.ts'
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
/** What the operator of the house's Italian edition has to state. */
const fact = { heading: 'La società', body: '- Partita IVA: IT00000000000' }
const facts: Readonly<Record<string, LegalPageParts['added']>> = { 'alder it imprint': [fact] }
/** What it has to state first. */
const notices: Readonly<Record<string, LegalPageParts['before']>> = {
  'alder it imprint': [{ heading: null, body: 'Una dimostrazione.' }],
}
const findLegalText: FindLegalText = (brand, site, tag) => {
  const key = `${brand} ${site} ${tag}`
  return { own: appTexts[key], before: notices[key] ?? [], added: facts[key] ?? [] }
}

/** What the house's French edition states: a page of its own, another text, a page less, a campaign. */
const contents: Readonly<Record<string, ReturnType<FindContent>>> = {
  'alder fr': {
    pages: [
      {
        name: 'our-lakes',
        slug: 'nos-lacs',
        alternates: { fr: 'nos-lacs' },
        text: {
          title: 'Nos lacs',
          blocks: [
            {
              heading: null,
              body: 'Un lac [turquoise](/fr/info/lac) vous attend.',
              picture: { id: '/_app/fr/assets/lac-0a1b2c3d', alt: 'Un lac', placeholder: '9cbaba7a5' },
            },
          ],
        },
      },
    ],
    replaced: { about: { title: 'Notre maison', blocks: [{ heading: null, body: 'Une maison.' }] } },
    leftOut: ['how-we-rank', 'early-booking'],
    banner: () => ({
      textDesktop: 'Semaines d’hiver. Oui.',
      textMobile: 'Semaines d’hiver',
      link: '/hiver',
    }),
  },
}
const findContent: FindContent = (brand, site) => contents[`${brand} ${site}`]

let api: TestApi
beforeAll(async () => {
  api = await openTestApi(undefined, { sites: 4, findLegalText, findContent })
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
  const blocks = parkTerms.blocks.map((block) => ({ ...block, image: null, link: null }))
  expect(appText).toEqual({ ...house, ...parkTerms, blocks, description: parkTerms.blocks[0]?.body })
  expect(house.title).toBe('Algemene voorwaarden')
  const german = await pageOf('lakeland', 'de', 'agb')
  expect(german).toEqual(await pageOf('alder', 'de', 'agb'))
})

test('the facts of an operator follow the text, and are found', async () => {
  const { blocks } = await pageOf('alder', 'it', 'note-legali')
  expect(blocks.length).toBeGreaterThan(1)
  expect(blocks.at(-1)).toMatchObject(fact)
  expect((await pageOf('alder', 'de', 'impressum')).blocks.map(({ heading }) => heading)).not.toContain(
    fact.heading,
  )
  expect((await found('alder', 'it', 'Partita')).map(({ slug }) => slug)).toContain('note-legali')
})

test('the description of a page is how its text begins, whatever stands before it', async () => {
  const { description, blocks } = await pageOf('alder', 'it', 'note-legali')
  expect(blocks.slice(0, 2).map(({ body }) => body)).toEqual(['Una dimostrazione.', description])
  expect((await pageOf('lakeland', 'nl', 'algemene-voorwaarden')).description).toBe(parkTerms.blocks[0]?.body)
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
  const slugs = async (brand: string) => (await found(brand, 'nl', 'bindend')).map(({ slug }) => slug)
  expect(await slugs('alder')).toContain('algemene-voorwaarden')
  expect(await slugs('lakeland')).not.toContain('algemene-voorwaarden')
})

test('the sitemap has no date for it: none is known', async () => {
  const datesOf = async (brand: string) => {
    const { entries } = sitemapPart.parse(await get(brand, 'nl', 'sitemap/pages/1'))
    return new Map(entries.map(({ params, lastmod }) => [params['slug'], lastmod]))
  }
  const [appText, house] = [await datesOf('lakeland'), await datesOf('alder')]
  // It sells no gift vouchers, so it has no texts of a sale.
  const ofSale = ['voorwaarden-cadeaubonnen', 'herroepingsrecht']
  expect([...appText.keys()]).toEqual(
    [...house.keys()].filter((slug) => slug === undefined || !ofSale.includes(slug)),
  )
  expect(appText.get('algemene-voorwaarden')).toBeNull()
  expect(appText.get('privacy')).toBe(house.get('privacy'))
  expect([...house.values()].every((date) => typeof date === 'string')).toBe(true)
  const partOf = async (brand: string) =>
    sitemapIndex.parse(await get(brand, 'nl', 'sitemap')).parts.find(({ kind }) => kind === 'pages')
  const newest = [...house.values()].reduce((latest, date) => ((date ?? '') > (latest ?? '') ? date : latest))
  expect(await partOf('lakeland')).toMatchObject({ lastmod: null })
  expect(await partOf('alder')).toMatchObject({ lastmod: newest })
})

test('an edition has its own pages, at their addresses, in lists and in its search', async () => {
  const page = await pageOf('alder', 'fr', 'nos-lacs')
  expect(page).toMatchObject({
    tag: 'our-lakes',
    title: 'Nos lacs',
    description: 'Un lac turquoise vous attend.',
    alternates: { fr: 'nos-lacs' },
  })
  expect(page.blocks[0]?.body).toContain('[turquoise](/fr/info/lac)')
  expect(page.blocks[0]?.image).toEqual({
    id: '/_app/fr/assets/lac-0a1b2c3d',
    alt: 'Un lac',
    placeholder: '9cbaba7a5',
  })
  expect((await found('alder', 'fr', 'turquoise')).map(({ slug }) => slug)).toEqual(['nos-lacs'])
  const { entries } = sitemapPart.parse(await get('alder', 'fr', 'sitemap/pages/1'))
  expect(entries.map(({ params }) => params['slug'])).toContain('nos-lacs')
  const { taggedPages } = navigationGroupsReply.parse(
    await get('alder', 'fr', 'navigation/groups?part=shell'),
  )
  expect(taggedPages['our-lakes']).toEqual({ slug: 'nos-lacs', title: 'Nos lacs' })
  const elsewhere = await api.app.inject('/api/twenty/v2/alder/de/pages/nos-lacs')
  expect(elsewhere.statusCode).toBe(404)
})

test('it has its text in place of the house’s, and not the pages that it leaves out', async () => {
  expect(await pageOf('alder', 'fr', 'qui-sommes-nous')).toMatchObject({
    title: 'Notre maison',
    blocks: [{ heading: null, body: 'Une maison.' }],
  })
  const reply = navigationGroupsReply.parse(await get('alder', 'fr', 'navigation/groups'))
  expect(Object.keys(reply.taggedPages)).not.toContain('how-we-rank')
  expect(reply.earlyBookingPeriod).toBe(false)
  expect(reply.footer[0]?.title).toBe('Notre maison')
  const house = navigationGroupsReply.parse(await get('alder', 'it', 'navigation/groups'))
  const rank = house.taggedPages['how-we-rank']?.slug ?? ''
  expect((await api.app.inject(`/api/twenty/v2/alder/it/pages/${rank}`)).statusCode).toBe(200)
  const french = (await api.app.inject('/api/twenty/v2/alder/fr/pages/notre-classement')).statusCode
  expect(french).toBe(404)
})

test('its campaign is the line above the header', async () => {
  const { topBanner } = navigationGroupsReply.parse(await get('alder', 'fr', 'navigation/groups'))
  expect(topBanner).toEqual({
    textDesktop: 'Semaines d’hiver. Oui.',
    textMobile: 'Semaines d’hiver',
    link: '/hiver',
  })
})
