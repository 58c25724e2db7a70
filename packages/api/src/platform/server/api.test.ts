import { autocompleteReply } from '@camping/contract/search.schemas.ts'
import { siteAccommodationsReply, siteCalendarReply, siteDetail } from '@camping/contract/site.schemas.ts'
import { markets, type SiteCode } from '@camping/editions/markets.ts'
import { navigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { destination, taggedPage, themeDetail } from '@camping/contract/content.schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../db/migrate.ts'
import { loadCatalogue } from '../../catalogue/seed/load-catalogue.ts'
import { editionClient } from '../../testing/edition-client.ts'
import { usualServers } from '../db/testing/test-server.ts'
import { testCatalogue } from '../../testing/demo-world.ts'
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts'

const databases = await usualServers()
process.stdout.write(`API suite runs on: ${databases.map(([name]) => name).join(', ')}\n`)

describe.each(databases)('API on %s', (_name, onServer) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openTestApi(onServer)
  })
  afterAll(() => api?.close())

  const { get, post, search } = editionClient(() => api)

  const editions: SiteCode[] = ['uk', 'de-ch', 'nl-be']

  describe.each(editions)('%s', (site) => {
    const { messages, currency } = markets[site]

    test('navigation', async () => {
      const reply = await get(site, 'navigation/groups')
      expect(reply.headers['content-type']).toMatch('application/json')
      expect(reply.headers['cache-control']).toMatch('public')
      const { funnels, header, footer, bookingFormularCountries, ...rest } = navigationGroupsReply.parse(
        reply.json(),
      )
      expect(funnels.map((funnel) => funnel.key)).toEqual(['camping', 'holiday-parks', 'glamping'])
      expect(header.map((group) => group.position)).toEqual(['top', 'bottom-left', 'bottom-right'])
      expect(header[1]?.items.map((item) => item.url)).toEqual(funnels.map((funnel) => `/${funnel.slug}`))
      expect(footer.length).toBeGreaterThan(funnels.length)
      expect(rest.activeFunnelDefaultDate).toBe('2027-07-03')
      // The edition's country comes first, in its language.
      expect(bookingFormularCountries[0]?.name).toBe(
        { uk: 'United Kingdom', 'de-ch': 'Schweiz', 'nl-be': 'België' }[site as 'uk'],
      )
      const priced = funnels.flatMap((funnel) => funnel.countries).filter((country) => country.fromPrice)
      expect(priced.length).toBeGreaterThan(0)
      expect(priced.every((country) => country.fromPrice?.currency === currency)).toBe(true)

      // 21 November lies in the early-booking period.
      expect(rest.earlyBookingPeriod).toBe(true)
      const { textDesktop, textMobile, link } = rest.topBanner
      expect(link).toBe(`/${rest.taggedPages['early-booking']?.slug}`)
      expect(textMobile).not.toBe('')
      expect(textDesktop.startsWith(`${textMobile}. `)).toBe(true)
      expect(rest.safetyIcons).toHaveLength(3)
      expect(new Set(rest.safetyIcons.map(({ url }) => url))).toEqual(
        new Set([`/${rest.taggedPages['safety-icons']?.slug}`]),
      )

      const menus = navigationGroupsReply.parse((await get(site, 'navigation/groups?part=menus')).json())
      const areasOf = (tree: typeof funnels) =>
        tree.flatMap(({ countries }) => countries.map((country) => country.areas))
      const named = (tree: typeof funnels) =>
        areasOf(tree).flatMap((areas) => areas.map(({ slug, cities }) => ({ slug, cities })))
      expect(named(menus.funnels)).toEqual(named(funnels))
      for (const areas of areasOf(menus.funnels)) {
        expect(areas.filter((area) => area.images.small)).toHaveLength(Math.min(3, areas.length))
      }

      const shell = navigationGroupsReply.parse((await get(site, 'navigation/groups?part=shell')).json())
      expect(shell.funnels[0]?.countries.length).toBe(funnels[0]?.countries.length)
      expect(shell.funnels.flatMap((funnel) => funnel.countries.flatMap((country) => country.areas))).toEqual(
        [],
      )
    })

    test('a from-price is the total that the search finds', async () => {
      const { funnels } = navigationGroupsReply.parse((await get(site, 'navigation/groups')).json())
      const funnel = funnels[0]
      const country = funnel?.countries.find((one) => one.fromPrice)
      const found = await search(site, {
        parameters: { funnel: funnel?.slug, country: country?.slug },
        paging: { orderBy: 'price', order: 'asc', limit: 1 },
      })
      expect(found.sites[0]?.displayPrice?.sellPrice).toBe(country?.fromPrice?.amount)
    })

    test('search, the site, its accommodations and calendar agree on the price', async () => {
      const { sites, stay, paging } = await search(site, {})
      expect(stay).toEqual({ date: '2027-07-03', nights: 7, isDefaultDate: true })
      expect(paging).toMatchObject({ page: 1, limit: 10, orderBy: 'popular', order: 'desc' })
      const first = sites[0]
      if (!first) throw new Error('Nothing found')
      const detail = siteDetail.parse((await get(site, `sites/${first.slug}`)).json())
      expect(detail).toMatchObject({
        id: first.id,
        name: first.name,
        meta: first.meta,
        location: first.location,
      })
      expect(Object.keys(detail.alternates)).toHaveLength(9)

      const { accommodations } = siteAccommodationsReply.parse(
        (await post(site, `sites/${first.id}/accommodations`, {})).json(),
      )
      const free = accommodations.filter((one) => one.reason === null)
      expect(free).toHaveLength(first.accommodationCount)
      for (const one of free) {
        const sum = one.priceLines.reduce((total, line) => total + line.amount, 0)
        expect(one.displayPrice).toMatchObject({ sellPrice: sum, currency })
      }
      const cheapest = Math.min(...free.map((one) => one.displayPrice?.sellPrice ?? Infinity))
      expect(cheapest).toBe(first.displayPrice?.sellPrice)
      expect(
        accommodations.filter((one) => one.reason !== null).every((one) => one.priceLines.length === 0),
      ).toBe(true)

      const { days } = siteCalendarReply.parse(
        (await get(site, `sites/${first.id}/calendar?month=2027-07`)).json(),
      )
      expect(days).toHaveLength(31)
      expect(days[2]).toMatchObject({ date: '2027-07-03', state: 'open', lowestTotal: cheapest })
    })

    test('destinations at every level, and the same place in every edition', async () => {
      const area = api.world
        .current()
        .places.areas.all.find((one) => api.world.current().displays.inArea(one.id).length > 0)
      const shown = area && api.world.current().displays.inArea(area.id)[0]
      if (!area || !shown) throw new Error('No area with sites')
      const { places } = api.world.current()
      const funnel = places.funnels.need(shown.funnelIds[0] as number).slug[messages]
      const country = places.countries.need(area.countryId)
      const city = places.cities.need(shown.cityId)
      const levels: [string, string, string][] = [
        ['funnel', `funnel=${funnel}`, places.funnels.need(shown.funnelIds[0] as number).name[messages]],
        ['country', `funnel=${funnel}&country=${country.slug[messages]}`, country.name[messages]],
        [
          'area',
          `funnel=${funnel}&country=${country.slug[messages]}&area=${area.slug[messages]}`,
          area.name[messages],
        ],
        ['city', `funnel=${funnel}&city=${city.slug[messages]}`, city.name[messages]],
      ]
      for (const [level, query, name] of levels) {
        const reply = await get(site, `destinations?${encodeURI(query)}`)
        expect(reply.statusCode, `${level} ${query} ${reply.body}`).toBe(200)
        const texts = destination.parse(reply.json())
        expect(texts).toMatchObject({ level, name })
        expect(texts.breadcrumb.at(-1)?.slugs).toEqual(texts.alternates[markets[site].apiLocale])
      }
    })

    test('every theme and page by its slug in this language', async () => {
      const { themes, taggedPages } = navigationGroupsReply.parse(
        (await get(site, 'navigation/groups')).json(),
      )
      expect(themes).toHaveLength(13)
      expect(Object.keys(taggedPages)).toEqual(
        expect.arrayContaining(['early-booking', 'safety-icons', 'imprint', 'terms']),
      )
      for (const { slug, title } of themes) {
        const theme = themeDetail.parse((await get(site, `themes/${encodeURIComponent(slug)}`)).json())
        expect(theme.title).toBe(title)
      }
      for (const [tag, { slug, title }] of Object.entries(taggedPages)) {
        const page = taggedPage.parse((await get(site, `pages/${encodeURIComponent(slug)}`)).json())
        expect(page).toMatchObject({ tag, slug, title })
        expect(page.alternates[markets[site].apiLocale]).toBe(slug)
      }
    })

    test('autocomplete finds a country by its beginning, in this language', async () => {
      const country = api.world
        .current()
        .places.countries.get(api.world.current().places.areas.all[0]?.countryId ?? 0)
      const name = country?.name[messages] ?? ''
      const reply = await post(site, 'autocomplete', { searchString: name.slice(0, 4) })
      const { results } = autocompleteReply.parse(reply.json())
      expect(results).toContainEqual(
        expect.objectContaining({
          type: 'country',
          name,
          meta: expect.objectContaining({ country: { slug: country?.slug[messages] } }),
        }),
      )
    })
  })

  test('what visitors chose after a place comes first the next time', async () => {
    const areas = api.world
      .current()
      .places.areas.all.filter((area) => api.world.current().displays.inArea(area.id).length > 0)
    const [origin, chosen] = [areas.at(-1), areas.at(-2)]
    const asked = { originId: origin?.id, originType: 'area' }
    const before = autocompleteReply.parse((await post('uk', 'autocomplete/popular', asked)).json())
    expect(before.results).toHaveLength(5)
    const saving = { ...asked, searchedId: chosen?.id, searchedType: 'area' }
    const save = async (body: object, origin: string) =>
      api.app.inject({
        method: 'POST',
        url: '/api/twenty/v2/alder/couk/autocomplete/popular/save',
        headers: { host: 'uk.alder.example', origin },
        payload: body,
      })
    const own = 'https://uk.alder.example'
    expect((await save(saving, 'https://evil.example')).statusCode).toBe(403)
    // A repeat of the same network on the same day counts once.
    expect((await save(saving, own)).json()).toEqual({ saved: true })
    expect((await save(saving, own)).json()).toEqual({ saved: false })
    expect((await save({ ...saving, searchedId: 99_999_999 }, own)).json()).toEqual({ saved: false })
    const after = autocompleteReply.parse((await post('uk', 'autocomplete/popular', asked)).json())
    expect(after.results[0]).toMatchObject({ type: 'area', id: chosen?.id })
    expect(after.results).toHaveLength(5)
    expect(after.results.some((item) => item.id === origin?.id)).toBe(false)
  })

  test('a withdrawn site is 410 with similar ones, a renamed one 301 with its new address', async () => {
    const { db } = api.database
    const { sites } = await search('de', { paging: { limit: 3 } })
    const [gone, renamed] = [sites[0], sites[1]]
    if (!gone || !renamed) throw new Error('Nothing found')
    await db.updateTable('sites').set({ status: 'withdrawn' }).where('id', '=', gone.id).execute()
    await db.insertInto('site_former_slugs').values({ slug: 'once-called-so', site_id: renamed.id }).execute()
    const withdrawn = await get('de', `sites/${gone.slug}`)
    expect(withdrawn.statusCode).toBe(410)
    expect(withdrawn.headers['content-type']).toMatch('application/problem+json')
    expect(withdrawn.json()).toMatchObject({ type: 'withdrawn', status: 410, similar: expect.any(Array) })
    expect(withdrawn.json().similar.length).toBeGreaterThan(0)
    const moved = await get('de', 'sites/once-called-so')
    expect(moved.statusCode).toBe(301)
    expect(moved.headers.location).toBe(renamed.slug)
    expect(moved.json()).toMatchObject({ type: 'moved', detail: renamed.slug })
    await db.updateTable('sites').set({ status: 'live' }).where('id', '=', gone.id).execute()
  })

  test('the white-label has footer, prefixes and countries, but no destinations', async () => {
    const reply = await api.app.inject('/api/twenty/v2/lakeland/nl/navigation/groups')
    const navigation = navigationGroupsReply.parse(reply.json())
    expect(navigation).toMatchObject({
      funnels: [],
      themes: [],
      safetyIcons: [],
      earlyBookingPeriod: false,
      topBanner: { textDesktop: '', textMobile: '', link: null },
    })
    expect(navigation.header.flatMap(({ items }) => items)).toEqual([])
    expect(navigation.phonePrefixes[0]).toEqual({ country: 'NL', prefix: '+31' })
    expect(navigation.footer).toHaveLength(1)
  })

  test('migrating and loading again changes nothing', async () => {
    expect(await migrate(api.database)).toEqual([])
    expect(await loadCatalogue(api.database, testCatalogue)).toBe('present')
    const counted = await api.database.db
      .selectFrom('sites')
      .select((build) => build.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(counted.count).toBe(testCatalogue.sites)
  })

  test('both versions have the same calls', async () => {
    const of = (version: string, method: 'GET' | 'PUT', path: string) =>
      api.app.inject({ method, url: `/api/twenty/${version}/alder/couk/${path}` })
    for (const [method, path, status] of [
      ['GET', 'navigation/groups', 200],
      ['GET', 'sites/no-such-site', 404],
      ['GET', 'customer-portal/bookings', 401],
      ['PUT', 'navigation/groups', 405],
    ] as const) {
      const [first, second] = [await of('v1', method, path), await of('v2', method, path)]
      expect([path, first.statusCode]).toEqual([path, status])
      const { requestId: _first, ...body } = first.json()
      const { requestId: _second, ...sameBody } = second.json()
      expect(body).toEqual(sameBody)
    }
    expect((await of('v3', 'GET', 'navigation/groups')).statusCode).toBe(404)
  })

  test('health and documents', async () => {
    expect((await api.app.inject('/api/health/live')).json()).toEqual({ status: 'ok' })
    expect((await api.app.inject('/api/health/ready')).json()).toEqual({ status: 'ok' })
    const document = (await api.app.inject('/api/docs/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/api/twenty/v2/{brand}/{apiLocale}/search/sites',
        '/api/twenty/v2/{brand}/{apiLocale}/sites/{slug}',
        '/api/twenty/v2/{brand}/{apiLocale}/cart/{id}/book',
      ]),
    )
    expect((await api.app.inject('/api/docs/')).statusCode).toBe(200)
  })
})
