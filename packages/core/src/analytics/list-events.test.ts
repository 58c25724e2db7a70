import { eventFaults } from '@camping/contract/analytics-events.ts'
import type { SearchSitesReply, SearchSitesRequest, SiteResult } from '@camping/contract/search.schemas.ts'
import { expect, it } from 'vitest'
import { listEvents, searchTerm, type ShownList } from './list-events.rules.ts'

const season = { season_type: 'summer', season_year: 2027, next_season_year: 2028 }
const campsite = {
  id: 7,
  name: 'Camping Bella Riva',
  minPrice: { amount: 70_050, currency: 'GBP' },
  bestAccommodation: { category: 'pitch' },
  meta: { country: { code: 'IT' }, area: { slug: 'lake-garda' }, product: 'campsites' },
} as SiteResult
const results: Pick<SearchSitesReply, 'sites' | 'paging' | 'stay' | 'currency'> = {
  stay: { date: '2027-07-03', nights: 7, isDefaultDate: true },
  currency: 'GBP',
  sites: [campsite],
  paging: { total: 23, page: 1, pages: 3, limit: 10, orderBy: 'popular', order: 'desc' },
}

const base: SearchSitesRequest = {
  parameters: {
    funnel: null,
    country: 'italy',
    date: '2027-07-03',
    duration: 7,
    persons: { adults: 2, children: [{ age: 4 }] },
  },
  filter: { site: { facilities: [1] }, accommodation: { categories: [], bedrooms: [] } },
  paging: { page: 1, limit: 10, orderBy: 'popular', order: 'desc' },
}
const list = (change: Partial<SearchSitesRequest> = {}, more: Partial<ShownList> = {}): ShownList => ({
  route: 'searchAndBook',
  isSearch: true,
  request: { ...base, ...change },
  reply: results,
  ...more,
})
const told = (before: ShownList | undefined, now: ShownList) => {
  const events = listEvents(before, now, season)
  for (const event of events) expect(eventFaults(event), event.event).toEqual([])
  return events
}
const names = (before: ShownList | undefined, now: ShownList) => told(before, now).map(({ event }) => event)

it('a search is sent with its stay, and its list with positions', () => {
  const paging = { ...results.paging, page: 2 }
  const reply = { ...results, sites: [campsite, { ...campsite, id: 8 }], paging }
  expect(told(undefined, list({}, { reply }))).toEqual([
    {
      event: 'search',
      search_term: 'italy',
      results: 23,
      check_in_date: '2027-07-03',
      nights: 7,
      adults: 2,
      children: 1,
      ...season,
    },
    {
      event: 'view_item_list',
      item_list_id: 'searchAndBook',
      item_list_name: 'italy',
      currency: 'GBP',
      items: [
        {
          item_id: '7',
          item_name: 'Camping Bella Riva',
          item_category: 'IT',
          item_category2: 'lake-garda',
          item_category3: 'campsites',
          item_variant: 'pitch',
          price: 700.5,
          quantity: 1,
          index: 10,
        },
        expect.objectContaining({ item_id: '8', index: 11 }),
      ],
      ...season,
    },
  ])
})

it.each([
  ['the same again', {}, ['view_item_list']],
  ['another page', { paging: { ...base.paging, page: 2 } }, ['view_item_list']],
  [
    'another order',
    { paging: { ...base.paging, orderBy: 'price', order: 'asc' } },
    ['sort', 'view_item_list'],
  ],
  [
    'another party',
    { parameters: { ...base.parameters, persons: { adults: 3 } } },
    ['search', 'view_item_list'],
  ],
  ['another place', { parameters: { ...base.parameters, country: 'france' } }, ['search', 'view_item_list']],
  [
    'a part of the map',
    { parameters: { ...base.parameters, bounds: { north: 2, south: 1, west: 1, east: 2 } } },
    ['map', 'view_item_list'],
  ],
  [
    'one filter for another',
    { filter: { ...base.filter, site: { facilities: [2] } } },
    ['filter', 'filter', 'view_item_list'],
  ],
] as const)('%s after a search', (_what, change, expected) =>
  expect(names(list(), list(change as Partial<SearchSitesRequest>))).toEqual(expected),
)

it('filters are sent as set and removed', () =>
  expect(told(list(), list({ filter: { site: { facilities: [2] } } })).slice(0, 2)).toMatchObject([
    { filter_name: 'facilities', filter_value: '2', filter_action: 'set', results: 23 },
    { filter_name: 'facilities', filter_value: '1', filter_action: 'removed' },
  ]))

it('a landing page lists and searches nothing, until its stay is changed', () => {
  const landing = (change = {}) => list(change, { route: 'country', isSearch: false })
  expect(names(undefined, landing())).toEqual(['view_item_list'])
  expect(names(list(), landing())).toEqual(['view_item_list'])
  const longer = { parameters: { ...base.parameters, duration: 14 } }
  expect(names(landing(), landing(longer))).toEqual(['search', 'view_item_list'])
})

it('nothing found is sent instead of a list', () => {
  const reply = { ...results, sites: [], paging: { ...results.paging, total: 0 } }
  expect(names(undefined, list({}, { reply }))).toEqual(['search', 'no_results'])
})

it('typed words are not sent (analytics-10)', () => {
  expect(searchTerm({ parameters: { query: 'robin@guest.example' } })).toBe('(words)')
  expect(searchTerm({ parameters: {} })).toBe('(all)')
})
