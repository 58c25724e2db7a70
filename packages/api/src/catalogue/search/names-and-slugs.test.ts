import { autocompleteReply, searchSitesReply } from '@camping/contract/search.schemas.ts'
import { markets, siteCodes, type MessageSet, type SiteCode } from '@camping/editions/markets.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { notifyChange } from '../../platform/db/change-notices.ts'
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts'
import type { CatalogueContext } from './catalogue-context.ts'
import { findPlace } from './find-place.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi(undefined)
  await moveASiteToLakeGarda()
})
afterAll(() => api?.close())

const at = (site: SiteCode, path: string) => `/api/twenty/v2/alder/${markets[site].apiLocale}/${path}`
const lakeGarda = () =>
  api.world.current().places.areas.all.find(({ name }) => name['en-GB'] === 'Lake Garda')!

/** With so few campsites most areas are empty, and a place without one is not suggested. */
async function moveASiteToLakeGarda(): Promise<void> {
  const { places, displays } = api.world.current()
  const garda = lakeGarda()
  if (displays.inArea(garda.id).length > 0) return
  const city = places.cities.all.find(({ areaId }) => areaId === garda.id)!
  const [site] = displays.sites.values()
  await api.database.db
    .updateTable('sites')
    .set({ country_id: garda.countryId, area_id: garda.id, city_id: city.id })
    .where('id', '=', site!.id)
    .execute()
  await notifyChange(api.database.db, { kind: 'catalogue' })
  await vi.waitFor(() => expect(api.world.current().displays.inArea(garda.id)).not.toEqual([]), {
    timeout: 60_000,
  })
}

let visitors = 0
/** A new client address each time: this suite does not test limits per client. */
const post = (site: SiteCode, path: string, payload: object) => {
  visitors += 1
  const remoteAddress = `10.0.${visitors >> 8}.${visitors & 255}`
  return api.app.inject({ method: 'POST', url: at(site, path), payload, remoteAddress })
}

async function suggestions(site: SiteCode, request: object) {
  const reply = await post(site, 'autocomplete', request)
  expect(reply.statusCode).toBe(200)
  return autocompleteReply.parse(reply.json()).results
}

const gardaNames = ['Lake Garda', 'Gardasee', 'Lac de Garde', 'Gardameer', 'Lago di Garda']
const typed = [
  ...gardaNames,
  'gardasee',
  'LAGO DI GARDA',
  '  gardam',
  'lac de g',
  'Gärdasee',
  'gardasse',
  'lago di grada',
]

describe('autocomplete', () => {
  describe.each(siteCodes)('%s', (site) => {
    it.each(typed)('finds the lake as %j, under its name', async (searchString) => {
      const set = markets[site].messages
      const garda = lakeGarda()
      const [first] = await suggestions(site, { searchString })
      expect(first).toMatchObject({
        type: 'area',
        id: garda.id,
        name: garda.name[set],
        meta: { area: { slug: garda.slug[set] }, site: null, city: null },
      })
      expect(gardaNames).toContain(first?.name)
    })
  })

  it('ranks names with the prefix before names with it in another word or with an error', async () => {
    const results = await suggestions('uk', { searchString: 'camp', limit: 10 })
    expect(results.length).toBeGreaterThan(1)
    const begins = results.map(({ name }) => name.toLowerCase().startsWith('camp'))
    expect(begins).toEqual([...begins].sort((a, b) => Number(b) - Number(a)))
  })

  it('returns five by default, with everything that a link needs', async () => {
    const results = await suggestions('de', { searchString: 'ca' })
    expect(results.length).toBeLessThanOrEqual(5)
    const [site] = (await suggestions('de', { searchString: 'camping', limit: 10 })).filter(
      ({ type }) => type === 'site',
    )
    expect(site?.meta).toEqual({
      country: { slug: expect.any(String) },
      area: { slug: expect.any(String) },
      city: { slug: expect.any(String) },
      funnel: { slug: expect.any(String) },
      site: { slug: expect.any(String) },
    })
  })

  it.each([[''], [' '], ['g'], ['  g  ']])('refuses %j: two characters are needed', async (searchString) => {
    const reply = await post('uk', 'autocomplete', { searchString })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors[0].path).toBe('searchString')
  })
})

describe('slugs of other languages', () => {
  const sets = [...new Set(Object.values(markets).map(({ messages }) => messages))] as MessageSet[]

  it('name the same place in every edition, however the address was shared', () => {
    const { places } = api.world.current()
    const wrong: string[] = []
    for (const asking of sets) {
      const context = { world: api.world.current(), messages: asking } as CatalogueContext
      for (const shared of sets) {
        for (const area of places.areas.all) {
          const country = places.countries.need(area.countryId)
          const found = findPlace({ country: country.slug[shared], area: area.slug[shared] }, context)
          if (found.area !== area) wrong.push(`${shared} → ${asking}: ${area.slug[shared]}`)
        }
        for (const city of places.cities.all) {
          const slugs = {
            country: places.countries.need(city.countryId).slug[shared],
            area: places.areas.need(city.areaId).slug[shared],
            city: city.slug[shared],
          }
          const found = findPlace(slugs, context)
          if (found.city !== city) wrong.push(`${shared} → ${asking}: ${slugs.city}`)
        }
        for (const funnel of places.funnels.all) {
          const found = findPlace({ funnel: funnel.slug[shared] }, context)
          if (found.funnel !== funnel) wrong.push(`${shared} → ${asking}: ${funnel.slug[shared]}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })

  it.each(siteCodes)('give the same search in %s, which returns its slugs', async (site) => {
    const { places } = api.world.current()
    const set = markets[site].messages
    const garda = lakeGarda()
    const italy = places.countries.need(garda.countryId)
    const funnel = places.funnels.all[0]!
    const [other] = places.areas.all.filter(({ countryId, id }) => countryId === italy.id && id !== garda.id)
    const search = async (slugsOf: MessageSet) => {
      const reply = await post(site, 'search/sites', {
        parameters: { funnel: funnel.slug[slugsOf], country: italy.slug[slugsOf] },
        filter: { site: { areas: [garda.slug[slugsOf], other!.slug[slugsOf]] } },
        paging: { limit: 50 },
      })
      expect(reply.statusCode).toBe(200)
      return searchSitesReply.parse(reply.json())
    }
    const own = await search(set)
    expect(own.searched?.filter).toBeUndefined()
    for (const shared of sets) {
      const found = await search(shared)
      expect(found.sites.map(({ id }) => id)).toEqual(own.sites.map(({ id }) => id))
      expect(found.searched).toEqual({
        funnel: { id: funnel.id, slug: funnel.slug[set] },
        place: { type: 'country', id: italy.id },
        country: { slug: italy.slug[set], name: italy.name[set] },
        area: null,
        city: null,
        ...(found.searched?.filter
          ? { filter: { countries: [], funnels: [], areas: [garda.slug[set], other!.slug[set]] } }
          : {}),
      })
    }
  })

  it('return nothing for searches without a place, and leave unknown slugs unchanged', async () => {
    const everywhere = await post('uk', 'search/sites', {})
    expect(everywhere.json()).not.toHaveProperty('searched')
    const unknown = await post('uk', 'search/sites', { filter: { site: { countries: ['narnia'] } } })
    expect(unknown.json().searched).toBeUndefined()
    expect(unknown.json().paging.total).toBe(0)
    const nowhere = await post('uk', 'search/sites', { parameters: { country: 'narnia' } })
    expect(nowhere.statusCode).toBe(404)
  })

  it('return the position of a town when only the town was requested', async () => {
    const { places, displays } = api.world.current()
    const site = [...displays.sites.values()][0]!
    const city = places.cities.need(site.cityId)
    const area = places.areas.need(city.areaId)
    const reply = await post('fr', 'search/sites', { parameters: { city: city.slug.fr } })
    const { searched } = searchSitesReply.parse(reply.json())
    expect(searched).toMatchObject({
      place: { type: 'city', id: city.id },
      city: { name: city.name.fr },
      area: { name: area.name.fr },
      country: { slug: places.countries.need(city.countryId).slug.fr },
    })
  })
})
