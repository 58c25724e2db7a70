import { getDestination } from '@camping/contract/content.endpoints.ts'
import { destination } from '@camping/contract/content.schemas.ts'
import { searchSites } from '@camping/contract/search.endpoints.ts'
import { searchSitesReply, type SearchSitesReply } from '@camping/contract/search.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { destinationFixture, searchFixture } from '@camping/testkit/fixtures/search.fixture.ts'
import { describe, expect, it } from 'vitest'
import { renderTestPage } from '../../../testing/render-test-page.ts'

const nothing: SearchSitesReply = {
  ...searchFixture,
  sites: [],
  paging: { ...searchFixture.paging, total: 0, pages: 0 },
  waysOn: {
    filters: [
      { key: 'facilities', facility: 2, count: 9 },
      { key: 'categories', facility: null, count: 1 },
    ],
    withoutFilters: 30,
    dates: [
      { date: '2027-07-02', count: 3 },
      { date: '2027-07-05', count: 1 },
    ],
    nights: [{ nights: 14, count: 7 }],
    party: { accommodations: 2, adults: 5, childAges: [3], count: 8 },
    smaller: [
      { adults: 8, childAges: [2, 3], count: 5 },
      { adults: 9, childAges: [3], count: 2 },
    ],
    areas: [
      {
        country: { slug: 'austria', name: 'Austria' },
        area: { slug: 'tyrol', name: 'Tyrol' },
        count: 4,
      },
    ],
  },
}

/** The suggestions, as [text, address]. */
async function offered(address: string, reply: SearchSitesReply = nothing) {
  const tested = await renderTestPage({
    address,
    answers: [
      replies(getDestination, destination, destinationFixture),
      replies(searchSites, searchSitesReply, reply),
    ],
  })
  const title = [...tested.page.querySelectorAll('h2, h3')].find(({ textContent }) =>
    /^(No availability|We couldn’t find)/.test(textContent ?? ''),
  )
  const links = [...(title?.parentElement?.querySelectorAll('a') ?? [])]
  const ways = links.map((link) => [link.textContent, link.getAttribute('href')])
  return { ...tested, title, ways: Object.fromEntries(ways) as Record<string, string> }
}

const filters = 'facilities=1&facilities=2&accommodations=chalet'

describe('a search that finds nothing', () => {
  it('offers every change as a separate link, in the markup of the server', async () => {
    const { ways, errors, calls } = await offered(
      `/uk/search-and-book?country=italy&date=2027-07-03&${filters}`,
    )
    const base = '/uk/search-and-book?country=italy&date='
    expect(ways).toEqual({
      'Without “Sauna” 9 campsites': `${base}2027-07-03&facilities=1&accommodations=chalet`,
      'Without “Chalets” 1 campsite': `${base}2027-07-03&facilities=1&facilities=2`,
      'Without any filters 30 campsites': `${base}2027-07-03`,
      'Fri 2 Jul 3 campsites': `${base}2027-07-02&${filters}`,
      'Mon 5 Jul 1 campsite': `${base}2027-07-05&${filters}`,
      '14 nights 7 campsites': `/uk/search-and-book?country=italy&date=2027-07-03&duration=14&${filters}`,
      '5 adults, 1 child each 8 campsites': `/uk/search-and-book?country=italy&date=2027-07-03&adults=5&children=3&${filters}`,
      '8 adults, 2 children 5 campsites': `/uk/search-and-book?country=italy&date=2027-07-03&adults=8&children=2&children=3&${filters}`,
      '9 adults, 1 child 2 campsites': `/uk/search-and-book?country=italy&date=2027-07-03&adults=9&children=3&${filters}`,
      'Tyrol 4 campsites': `/uk/search-and-book?country=austria&area=tyrol&date=2027-07-03&${filters}`,
    })
    expect(calls.filter((call) => call.includes('search/'))).toEqual(['POST search/sites'])
    expect(errors).toEqual([])
  })

  it('leads from a destination to the page of a neighbour, with dates and filters', async () => {
    const { ways } = await offered('/uk/campsites/italy?date=2027-07-03&countries=italy&facilities=2')
    expect(ways['Tyrol 4 campsites']).toBe('/uk/campsites/austria/tyrol?date=2027-07-03&facilities=2')
    expect(ways['Fri 2 Jul 3 campsites']).toBe(
      '/uk/campsites/italy?date=2027-07-02&countries=italy&facilities=2',
    )
  })

  it('forgets words, town and filters of places on the way to a neighbour', async () => {
    const { ways } = await offered('/uk/search?query=x&city=riva&areas=lake-garda&adults=3')
    expect(ways['Tyrol 4 campsites']).toBe('/uk/search?country=austria&area=tyrol&adults=3')
  })

  const waysOn = {
    filters: [],
    withoutFilters: null,
    dates: [],
    nights: [],
    party: null,
    smaller: [],
    areas: [],
  }

  it('speaks of the spelling where nothing is called so, and offers no alert', async () => {
    const { title, ways, page } = await offered('/uk/search?query=qwertyzz&adults=3', {
      ...nothing,
      waysOn,
    })
    expect(ways).toEqual({ Camping: '/uk/campsites?adults=3', Italy: '/uk/campsites/italy?adults=3' })
    expect(title?.textContent).toBe('We couldn’t find “qwertyzz”')
    // No results, no prices.
    expect(page.querySelector('main')?.textContent).not.toContain('Prices for')
    expect(title?.parentElement?.textContent).toContain('check the spelling')
    expect(title?.parentElement?.textContent).not.toContain('Try other dates')
    expect(title?.parentElement?.querySelector('button')).toBeNull()
  })

  it('only reports that nothing is free where no change helps', async () => {
    const { title, ways } = await offered('/uk/search-and-book', { ...nothing, waysOn })
    expect(ways).toEqual({})
    expect(title?.parentElement?.textContent).toContain('Try other dates')
    expect(title?.parentElement?.querySelector('button')).not.toBeNull()
    expect(title?.parentElement?.querySelectorAll('h3')).toHaveLength(0)
  })
})
