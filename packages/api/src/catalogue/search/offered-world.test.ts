import { freeSearchReply } from '@camping/contract/free-search.schemas.ts'
import { navigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { autocompleteReply } from '@camping/contract/search.schemas.ts'
import { sitemapPart } from '@camping/contract/sitemap.schemas.ts'
import { markets, type SiteCode } from '@camping/editions/markets.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editionClient } from '../../testing/edition-client.ts'
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts'

/** The Dutch edition offers one country, the British one kind of holiday with a pool, the German all, the Italian nothing, the French a lazy river or a padel court. */
let api: TestApi
let italianSlug = ''
let dutchSite = { id: 0, slug: '', name: '' }

beforeAll(async () => {
  const inventory = {
    nl: { countries: ['IT'] },
    uk: { funnels: ['glamping'], facilities: [9001] },
    it: { countries: ['XX'] },
    fr: { tags: [9006, 9042] },
    'de-at': { tags: [9006, 9042], facilities: [9001] },
  }
  api = await openTestApi(undefined, { inventory: { alder: inventory } })
  const { displays, places } = api.world.current()
  const italy = places.countries.all.find(({ code }) => code === 'IT')?.id
  const all = [...displays.bySlug.values()]
  italianSlug = all.find(({ countryId }) => countryId === italy)?.slug ?? ''
  dutchSite = all.find(({ countryId }) => countryId !== italy) ?? dutchSite
})
afterAll(() => api?.close())

const get = (path: string, site: SiteCode = 'nl') =>
  api.app.inject(`/api/twenty/v2/alder/${markets[site].apiLocale}/${path}`)
const json = async (path: string, site?: SiteCode): Promise<unknown> => {
  const reply = await get(path, site)
  expect(reply.statusCode, `${path}: ${reply.body}`).toBe(200)
  return reply.json()
}
const { post, search: searchOf } = editionClient(() => api)
const navigationOf = async (site: SiteCode) =>
  navigationGroupsReply.parse(await json('navigation/groups', site))

describe('an edition that offers one country', () => {
  test('shows it alone in menus, on the home page and in the footer', async () => {
    const { funnels, footer } = await navigationOf('nl')
    expect(new Set(funnels.flatMap(({ countries }) => countries.map(({ code }) => code)))).toEqual(
      new Set(['IT']),
    )
    expect(footer.slice(1).every(({ links }) => links.length === 1)).toBe(true)
  })

  test('finds its campsites alone, and counts nothing else', async () => {
    const [{ facets, paging }, everywhere] = [await searchOf('nl', {}), await searchOf('de', {})]
    expect(paging.total).toBeGreaterThan(0)
    expect(paging.total).toBeLessThan(everywhere.paging.total)
    expect(facets.countries).toHaveLength(1)
    expect(everywhere.facets.countries.length).toBeGreaterThan(1)
  })

  test('has a page for each of its campsites and for no other', async () => {
    expect((await get(`sites/${italianSlug}`)).statusCode).toBe(200)
    expect((await get(`sites/${dutchSite.slug}`)).statusCode).toBe(404)
    expect((await get(`sites/${dutchSite.slug}`, 'de')).statusCode).toBe(200)
    expect((await post('nl', `sites/${dutchSite.id}/accommodations`, {})).statusCode).toBe(404)
    expect((await get(`reviews/site/${dutchSite.id}`)).statusCode).toBe(404)
  })

  test('suggests and finds no name from outside', async () => {
    const query = encodeURIComponent(dutchSite.name)
    const names = async (site: SiteCode) =>
      autocompleteReply
        .parse((await post(site, 'autocomplete', { searchString: dutchSite.name })).json())
        .results.map(({ id }) => id)
    expect(await names('de')).toContain(dutchSite.id)
    expect(await names('nl')).not.toContain(dutchSite.id)
    const found = freeSearchReply.parse(await json(`free-search?query=${query}`))
    expect(found.sites.items.map(({ siteId }) => siteId)).not.toContain(dutchSite.id)
  })

  test('its sitemap lists what it has', async () => {
    const entries = async (part: string, site: SiteCode) =>
      sitemapPart.parse(await json(`sitemap/${part}`, site)).entries
    const slugs = (await entries('campsites/1', 'nl')).map(({ params }) => params['site'])
    expect(slugs).toContain(italianSlug)
    expect(slugs).not.toContain(dutchSite.slug)
    expect(
      new Set((await entries('destinations/1', 'nl')).flatMap(({ params }) => params['country'] ?? [])),
    ).toEqual(new Set(['italie']))
    const themes = async (site: SiteCode) => (await entries('themes/1', site)).length
    expect(await themes('nl')).toBeLessThan(await themes('de'))
  })

  test('opens no page of another country', async () => {
    const elsewhere = await navigationOf('de')
    const german = elsewhere.funnels.flatMap(({ slug, countries }) =>
      countries.map((country) => `destinations?funnel=${slug}&country=${country.slug}`),
    )
    const answers = await Promise.all(german.map(async (path) => (await get(path)).statusCode))
    expect(answers).toContain(404)
    expect(answers.filter((code) => code === 200)).toHaveLength((await navigationOf('nl')).funnels.length)
  })

  test('sells nothing from outside', async () => {
    const accommodation = [...api.world.current().displays.accommodations.values()].find(
      ({ siteId }) => siteId === dutchSite.id,
    )
    const reply = await api.app.inject({
      method: 'POST',
      url: `/api/twenty/v2/alder/nl/cart`,
      payload: {
        accommodationId: accommodation?.id,
        date: '2027-07-03',
        duration: 7,
        persons: { adults: 2, children: [] },
      },
    })
    expect(reply.statusCode, reply.body).toBe(404)
  })
})

test('a kind of holiday and a facility are both required, and addresses name the offered kind', async () => {
  const { funnels } = await navigationOf('uk')
  expect(funnels.map(({ key }) => key)).toEqual(['glamping'])
  const { sites, facets } = await searchOf('uk', {})
  expect(sites.length).toBeGreaterThan(0)
  expect(sites.every(({ meta }) => meta.funnel.slug === 'glamping')).toBe(true)
  expect(facets.funnels.map(({ slug }) => slug)).toEqual(['glamping'])
})

test('an edition that offers nothing answers with nothing', async () => {
  expect((await searchOf('it', {})).paging.total).toBe(0)
  expect((await navigationOf('it')).funnels).toEqual([])
})

test('tags are facilities of which a campsite has one at least, beside those that it must have', async () => {
  const totalOf = async (site: SiteCode, facilities: number[] = []) =>
    (await searchOf(site, { filter: { site: { facilities } } })).paging.total
  const [river, padel, both] = await Promise.all([
    totalOf('de', [9006]),
    totalOf('de', [9042]),
    totalOf('de', [9006, 9042]),
  ])
  expect(await totalOf('fr')).toBe(river + padel - both)
  const withPool = await Promise.all([
    totalOf('de', [9006, 9001]),
    totalOf('de', [9042, 9001]),
    totalOf('de', [9006, 9042, 9001]),
  ])
  expect(await totalOf('de-at')).toBe(withPool[0] + withPool[1] - withPool[2])
  expect(await totalOf('fr', [9006])).toBe(river)
})
