import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstValues } from '@camping/contract/search.schemas.ts'
import { editionClient } from '../../testing/edition-client.ts'
import { usualServers } from '../../platform/db/testing/test-server.ts'
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts'

const databases = await usualServers()

describe.each(databases)('search/sites on %s', (_name, onServer) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openTestApi(onServer)
  })
  afterAll(() => api?.close())
  const { post, search } = editionClient(() => api)

  test('a past date is no date; unknown filter values match nothing, unknown places are 404', async () => {
    expect((await search('nl', { parameters: { date: '2026-11-19' } })).stay.isDefaultDate).toBe(true)
    expect((await search('nl', { parameters: { date: '2026-11-20' } })).stay).toMatchObject({
      date: '2026-11-20',
      isDefaultDate: false,
    })
    expect((await search('nl', { filter: { site: { countries: ['atlantis'] } } })).paging.total).toBe(0)
    expect((await search('nl', { filter: { site: { facilities: [999_999] } } })).paging.total).toBe(0)
    for (const parameters of [
      { country: 'atlantis' },
      { funnel: 'nowhere' },
      { area: 'x' },
      { city: 'y' },
      { site: 'z' },
    ]) {
      const reply = await post('nl', 'search/sites', { parameters })
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toMatchObject({ type: 'destination', status: 404 })
    }
  })

  test('the map flag answers pins of all matches and no cards', async () => {
    const list = await search('fr', {})
    const map = await search('fr', { parameters: { map: true } })
    expect(map.sites).toEqual([])
    expect(map.pins).toHaveLength(list.paging.total)
    const { id, location, displayPrice } = list.sites[0]!
    expect(map.pins[0]).toStrictEqual({ id, location, price: displayPrice?.sellPrice })
  })

  test('the cards behind pins are requested by id, within the search', async () => {
    const { sites } = await search('fr', {})
    const siteIds = sites.slice(2, 5).map(({ id }) => id)
    const cards = await search('fr', { parameters: { siteIds: [...siteIds, 999_999] } })
    expect(cards.sites).toEqual(sites.filter(({ id }) => siteIds.includes(id)))
    expect((await search('fr', { parameters: { siteIds: [] } })).paging.total).toBe(0)
    const elsewhere = sites.find(({ meta }) => meta.country.slug !== sites[2]!.meta.country.slug)
    const country = elsewhere?.meta.country.slug
    const within = await search('fr', { parameters: { siteIds: siteIds.slice(0, 1), country } })
    expect(within.paging.total).toBe(0)
  })

  test('areas are named in part, those that are chosen among them, and counted in whole; or nothing is counted', async () => {
    const { facets: all, sites } = await search('nl', {})
    expect(all.moreAreas).toBe(0)
    const { facets: first } = await search('nl', { facets: 'first' })
    expect(first).toEqual({
      ...all,
      facilities: all.facilities.map((group) => ({
        ...group,
        items: group.items.slice(0, firstValues),
        ...(group.items.length > firstValues && { more: group.items.length - firstValues }),
      })),
      areas: all.areas.slice(0, firstValues),
      moreAreas: all.areas.length - firstValues,
    })
    expect(first.moreAreas).toBeGreaterThan(0)
    expect(first.facilities.filter(({ more = 0 }) => more > 0).length).toBeGreaterThan(1)
    const last = all.areas.at(-1)!
    const chosen = { filter: { site: { areas: [last.slug, 'atlantis'] } } }
    const { facets } = await search('nl', { ...chosen, facets: 'first' })
    expect(facets.areas.map(({ slug }) => slug)).toEqual(
      [...all.areas.slice(0, firstValues), last].map(({ slug }) => slug),
    )
    const group = all.facilities.find(({ items }) => items.length > firstValues)!
    const rare = group.items.at(-1)!
    const withRare = await search('nl', {
      filter: { site: { facilities: [rare.id] } },
      facets: 'first',
    })
    expect(withRare.facets.facilities.find(({ id }) => id === group.id)?.items.at(-1)?.name).toBe(rare.name)
    const none = await search('nl', { facets: 'none' })
    expect(none.sites).toEqual(sites)
    const { moreAreas, prices, ratings, ...lists } = none.facets
    expect([moreAreas, prices, ratings]).toEqual([0, null, null])
    expect(Object.values(lists).flat()).toEqual([])
  })

  test('free text finds the sites of a place in any language', async () => {
    const { places, displays } = api.world.current()
    const area = places.areas.all.find((one) => displays.inArea(one.id).length > 0)
    const answer = await search('uk', { parameters: { query: area?.name.de } })
    expect(answer.sites.length).toBeGreaterThan(0)
    expect(answer.sites.some((site) => site.meta.area.slug === area?.slug['en-GB'])).toBe(true)
  })

  test('a facet’s count is the result of choosing it', async () => {
    const { facets } = await search('it', {})
    const facility = facets.facilities.flatMap((group) => group.items).find((item) => item.count > 1)
    const category = facets.categories.find((one) => one.count > 1)
    const byFacility = await search('it', { filter: { site: { facilities: [facility?.id] } } })
    const byCategory = await search('it', { filter: { accommodation: { categories: [category?.key] } } })
    expect(byFacility.paging.total).toBe(facility?.count)
    expect(byCategory.paging.total).toBe(category?.count)
  })
})
