import { destination } from '@camping/contract/content.schemas.ts'
import { freeSearchReply } from '@camping/contract/free-search.schemas.ts'
import { navigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { searchSitesReply } from '@camping/contract/search.schemas.ts'
import { markets, type SiteCode } from '@camping/editions/markets.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usualServers } from '../../platform/db/testing/test-server.ts'
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts'

const databases = await usualServers()

describe.each(databases)('content on %s', (_name, onServer) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openTestApi(onServer)
  })
  afterAll(() => api?.close())

  const get = (site: SiteCode, path: string, brand = 'alder') =>
    api.app.inject(`/api/twenty/v2/${brand}/${markets[site].apiLocale}/${path}`)
  const find = async (site: SiteCode, query: string, brand?: string) => {
    const reply = await get(site, `free-search?query=${encodeURIComponent(query)}`, brand)
    expect(reply.statusCode, reply.body).toBe(200)
    return freeSearchReply.parse(reply.json())
  }
  const destinationOf = async (site: SiteCode, query: string) =>
    destination.parse((await get(site, `destinations?${query}`)).json())
  const funnelsOf = async (site: SiteCode) =>
    navigationGroupsReply.parse((await get(site, 'navigation/groups')).json()).funnels

  describe.each<SiteCode>(['uk', 'de-ch', 'nl-be'])('%s', (site) => {
    test('a country leads to its areas, an area to its towns, a town to its neighbours, with true counts', async () => {
      const [funnel] = await funnelsOf(site)
      const country = funnel?.countries[0]
      if (!funnel || !country) throw new Error('No country')
      const { within } = await destinationOf(site, `funnel=${funnel.slug}&country=${country.slug}`)
      expect(within.map(({ kind, slugs }) => ({ kind, slugs }))).toEqual(
        expect.arrayContaining(
          country.areas.map((area) => ({ kind: 'area', slugs: [funnel.slug, country.slug, area.slug] })),
        ),
      )
      expect(within).toHaveLength(country.areas.length)
      expect(within.reduce((sum, area) => sum + area.siteCount, 0)).toBe(country.siteCount)
      const [first] = within
      const areaSlug = first?.slugs[2] ?? ''
      const inArea = await destinationOf(
        site,
        `funnel=${funnel.slug}&country=${country.slug}&area=${encodeURIComponent(areaSlug)}`,
      )
      expect(inArea.within.reduce((sum, city) => sum + city.siteCount, 0)).toBe(first?.siteCount)
      const city = inArea.within[0]
      const around = await destinationOf(
        site,
        `funnel=${funnel.slug}&city=${encodeURIComponent(city?.slugs[1] ?? '')}`,
      )
      expect(around.within).toHaveLength(inArea.within.length - 1)
      expect(around.within.map(({ name }) => name)).not.toContain(city?.name)
    })

    test('a place is found by name and leads to a page that exists', async () => {
      const [funnel] = await funnelsOf(site)
      const area = funnel?.countries[0]?.areas[0]
      const { places, sites } = await find(site, area?.name ?? '')
      const link = places.items.find((one) => one.kind === 'area' && one.name === area?.name)
      expect(link).toBeDefined()
      const [funnelSlug, countrySlug, areaSlug] = link?.slugs.map(encodeURIComponent) ?? []
      const page = await get(
        site,
        `destinations?funnel=${funnelSlug}&country=${countrySlug}&area=${areaSlug}`,
      )
      expect(page.statusCode).toBe(200)
      // The sites include those in the matching place.
      expect(sites.total).toBeGreaterThanOrEqual(link?.siteCount ?? Number.POSITIVE_INFINITY)
    })
  })

  test('a campsite is found by its name first, whether it is free or not', async () => {
    const reply = await api.app.inject({
      method: 'POST',
      url: '/api/twenty/v2/alder/couk/search/sites',
      payload: {},
    })
    const known = searchSitesReply.parse(reply.json()).sites[0]
    const { sites } = await find('uk', known?.name ?? '')
    expect(sites.items[0]).toMatchObject({ slug: known?.slug, meta: known?.meta })
  })

  test('themes and pages are found by their words, the one of that title first', async () => {
    const { themes } = await find('uk', 'lake garda')
    expect(themes.items[0]?.title).toBe('Wake up on Lake Garda')
    const { pages } = await find('uk', 'book early')
    expect(pages.items[0]?.title).toBe('Book early and get the best choice')
    expect(pages.items[0]?.excerpt.length).toBeLessThanOrEqual(170)
  })

  test('a page that is not published is not found', async () => {
    await api.database.db
      .updateTable('tagged_pages')
      .set({ published_to: '2026-11-20' })
      .where('tag', '=', 'early-booking')
      .execute()
    const { pages } = await find('uk', 'book early')
    expect(pages.items.map(({ slug }) => slug)).not.toContain('early-booking')
    expect((await get('uk', 'pages/early-booking')).statusCode).toBe(404)
    await api.database.db
      .updateTable('tagged_pages')
      .set({ published_to: '2027-04-01' })
      .where('tag', '=', 'early-booking')
      .execute()
  })

  test('a brand without destinations finds its pages only', async () => {
    const found = await find('nl', 'privacy', 'lakeland')
    expect(found.pages.total).toBeGreaterThan(0)
    expect([found.sites.total, found.places.total, found.themes.total]).toEqual([0, 0, 0])
  })

  test.each(['', '   ', '\u0000', '\u0007', 'x'.repeat(101)])('refuses %j', async (query) => {
    const reply = await get('uk', `free-search?query=${encodeURIComponent(query)}`)
    expect(reply.statusCode).toBe(400)
  })

  test.each(['%', "'; drop table sites; --", '(*)', '\\', 'é'.repeat(100), '\u202e(*)', '💧', '-- --'])(
    'finds nothing and breaks nothing for %j',
    async (query) => {
      const found = await find('uk', query)
      expect(found.themes.total + found.pages.total).toBe(0)
    },
  )
})
