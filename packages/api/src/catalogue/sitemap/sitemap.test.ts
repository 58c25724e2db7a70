import { sitemapIndex, sitemapPart } from '@camping/contract/sitemap.schemas.ts'
import { markets, type SiteCode } from '@camping/editions/markets.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usualServers } from '../../platform/db/testing/test-server.ts'
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts'

const databases = await usualServers()

describe.each(databases)('sitemap on %s', (_name, onServer) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openTestApi(onServer)
  })
  afterAll(() => api?.close())

  const get = (path: string, site: SiteCode = 'uk', brand = 'alder') =>
    api.app.inject(`/api/twenty/v2/${brand}/${markets[site].apiLocale}/${path}`)
  const parts = async (site?: SiteCode, brand?: string) =>
    sitemapIndex.parse((await get('sitemap', site, brand)).json()).parts
  const entries = async (part: string, site?: SiteCode, brand?: string) =>
    sitemapPart.parse((await get(`sitemap/${part}`, site, brand)).json()).entries

  test('names every kind once, with the time of the last change', async () => {
    const found = await parts()
    expect(found.map(({ kind, number }) => `${kind} ${number}`)).toEqual([
      'pages 1',
      'destinations 1',
      'themes 1',
      'campsites 1',
    ])
    for (const { lastmod } of found) expect(Date.parse(lastmod ?? '')).toBeLessThanOrEqual(Date.now())
  })

  test('lists live sites only, at their address in the words of the edition', async () => {
    const live = await api.database.db
      .selectFrom('sites')
      .select('slug')
      .where('status', '=', 'live')
      .orderBy('id')
      .execute()
    const swiss = await entries('campsites/1', 'de-ch')
    expect(swiss.map(({ params }) => params['site'])).toEqual(live.map(({ slug }) => slug))
    const [first] = swiss
    const detail = (await get(`sites/${first?.params['site']}`, 'de-ch')).json()
    expect(first?.params).toEqual({
      funnel: detail.meta.funnel.slug,
      country: detail.meta.country.slug,
      area: detail.meta.area.slug,
      site: detail.slug,
    })
  })

  test('lists the same destinations in every edition, and each answers', async () => {
    const british = await entries('destinations/1')
    const italian = await entries('destinations/1', 'it')
    expect(italian.length).toBe(british.length)
    const paths = british.map(({ params }) => Object.values(params).join('/'))
    expect(new Set(paths).size).toBe(paths.length)
    for (const kind of ['funnel', 'country', 'area', 'city'])
      expect(british.some(({ route }) => route === kind)).toBe(true)
    for (const { params } of british) {
      const reply = await get(`destinations?${new URLSearchParams(params)}`)
      expect(reply.statusCode, JSON.stringify(params)).toBe(200)
    }
  })

  test('navigation-14: a theme is listed in the editions whose language it has', async () => {
    const slugs = async (site?: SiteCode) =>
      (await entries('themes/1', site)).map(({ params }) => params['slug'])
    expect(await slugs()).toContain('a-week-without-the-car')
    expect(await slugs('de-ch')).toContain('eine-woche-ohne-auto')
    expect(await slugs('it')).toHaveLength((await slugs()).length - 1)
    expect(await slugs('it')).not.toContain('a-week-without-the-car')
  })

  test('a change of a site moves its date, and that of the places it lies in; a read does not', async () => {
    const dateOf = async (slug: string) =>
      (await entries('campsites/1')).find(({ params }) => params['site'] === slug)?.lastmod ?? ''
    const [site] = await entries('campsites/1')
    const slug = site?.params['site'] ?? ''
    const before = await dateOf(slug)
    const { db } = api.database
    await db.updateTable('sites').set({ name: 'As it was' }).where('slug', '=', slug).execute()
    const after = await dateOf(slug)
    expect(after > before).toBe(true)
    await db.updateTable('sites').set({ name: 'As it was' }).where('slug', '=', slug).execute()
    expect(await dateOf(slug)).toBe(after)
    const country = (await entries('destinations/1')).find(
      ({ route, params }) => route === 'country' && params['country'] === site?.params['country'],
    )
    expect(country?.lastmod).toBe(after)
  })

  test('a white-label without destinations lists its pages only', async () => {
    expect((await parts('nl', 'lakeland')).map(({ kind }) => kind)).toEqual(['pages'])
    expect((await entries('pages/1', 'nl', 'lakeland')).length).toBeGreaterThan(3)
    expect((await get('sitemap/campsites/1', 'nl', 'lakeland')).statusCode).toBe(404)
  })

  test.each([
    'sitemap/campsites/2',
    'sitemap/themes/2',
    'sitemap/campsites/99999',
    'sitemap/nothing/1',
    'sitemap/pages/0',
  ])('%s does not exist', async (path) => {
    expect([400, 404]).toContain((await get(path)).statusCode)
  })
})
