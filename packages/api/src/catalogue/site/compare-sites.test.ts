import { compareReply, type CompareReply } from '@camping/contract/compare.schemas.ts'
import type { SearchSitesReply } from '@camping/contract/search.schemas.ts'
import type { SiteAccommodationsReply } from '@camping/contract/site.schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts'

const stay = { date: '2027-07-03', duration: 7, persons: { adults: 2, children: [{ age: 6 }] } }
const requested = 'date=2027-07-03&duration=7&adults=2&children=6'

describe('campsites side by side', () => {
  let api: TestApi
  let found: SearchSitesReply['sites'] = []
  beforeAll(async () => {
    api = await openTestApi(undefined)
    found = (await post<SearchSitesReply>('search/sites', { parameters: stay })).sites.slice(0, 4)
  })
  afterAll(() => api?.close())

  const url = (path: string) => `/api/twenty/v2/alder/couk/${path}`
  async function post<Body>(path: string, payload: object): Promise<Body> {
    return (await api.app.inject({ method: 'POST', url: url(path), payload })).json<Body>()
  }
  const send = (query: string) => api.app.inject({ method: 'GET', url: url(`compare?${query}`) })
  const compare = async (items: readonly (string | number)[], query = requested): Promise<CompareReply> => {
    const reply = await send(`${items.map((item) => `items=${item}`).join('&')}&${query}`)
    expect(reply.statusCode).toBe(200)
    return compareReply.parse(reply.json())
  }

  test('have the total that their cards have, in the order requested', async () => {
    const ids = found.map(({ id }) => id).toReversed()
    const { columns, stay: shown } = await compare(ids)
    expect(shown).toEqual({ date: '2027-07-03', nights: 7, isDefaultDate: false })
    expect(columns.map(({ site }) => site.id)).toEqual(ids)
    expect(columns.map(({ accommodation }) => accommodation?.displayPrice)).toEqual(
      found.map(({ displayPrice }) => displayPrice).toReversed(),
    )
    expect(columns.every(({ isChosen }) => !isChosen)).toBe(true)
  })

  test('two accommodations of one campsite have the totals of its page', async () => {
    const site = found[0]!
    const { accommodations } = await post<SiteAccommodationsReply>(`sites/${site.id}/accommodations`, stay)
    const [one, other] = accommodations
    const { columns } = await compare([`${site.id}-${one!.id}`, `${site.id}-${other!.id}`])
    expect(columns.map(({ accommodation }) => accommodation?.displayPrice)).toEqual([
      one!.displayPrice,
      other!.displayPrice,
    ])
    expect(columns.map(({ site: { id }, isChosen }) => [id, isChosen])).toEqual([
      [site.id, true],
      [site.id, true],
    ])
  })

  test('a row for every facility that one of them has, with a cell per column', async () => {
    const reply = await compare(found.map(({ id }) => id))
    const rows = [...reply.accommodationFacilities, ...reply.facilityGroups.flatMap(({ items }) => items)]
    expect(rows.length).toBeGreaterThan(5)
    for (const { columns } of rows) {
      expect(columns).toHaveLength(4)
      expect(columns.some((cell) => cell !== null)).toBe(true)
    }
  })

  test('what is unknown or named twice is no column, and an accommodation of another campsite is the cheapest', async () => {
    const [site, other] = found
    const strange = `${site!.id}-${other!.bestAccommodation!.id}`
    const { columns } = await compare([999_999_999, site!.id, site!.id, strange])
    expect(columns.map(({ item, isChosen }) => [item, isChosen])).toEqual([
      [String(site!.id), false],
      [strange, false],
    ])
    expect((await compare([999_999_999])).columns).toEqual([])
  })

  test('a party that fits nowhere has columns without a price', async () => {
    const { columns } = await compare([found[0]!.id], 'date=2027-07-03&adults=20')
    expect(columns[0]).toMatchObject({ accommodation: null })
  })

  test.each([
    '',
    'items=',
    'items=0',
    'items=1-',
    'items=1%27--',
    'items=1&items=2&items=3&items=4&items=5',
    'items=1&adults=0',
    'items=1&date=soon',
    'items=99999999999',
  ])('refuses %j', async (query) => {
    expect((await send(query)).statusCode).toBe(400)
  })
})
