import { getDestination, getPage, getTheme } from '@camping/contract/content.endpoints.ts'
import { destination, taggedPage, themeDetail } from '@camping/contract/content.schemas.ts'
import { searchSites } from '@camping/contract/search.endpoints.ts'
import { searchSitesReply } from '@camping/contract/search.schemas.ts'
import { getSite, siteAccommodations } from '@camping/contract/site.endpoints.ts'
import { siteAccommodationsReply, siteDetail } from '@camping/contract/site.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { imprintFixture, themeFixture } from '@camping/testkit/fixtures/content.fixture.ts'
import { destinationFixture, searchFixture } from '@camping/testkit/fixtures/search.fixture.ts'
import { accommodationsFixture, siteFixture } from '@camping/testkit/fixtures/site.fixture.ts'
import { describe, expect, it } from 'vitest'
import { renderTestPage } from '../../testing/render-test-page.ts'

const answers = [
  replies(searchSites, searchSitesReply, searchFixture),
  replies(getDestination, destination, destinationFixture),
  replies(getPage, taggedPage, {
    ...imprintFixture,
    alternates: { couk: 'company-details', ch: 'impressum' },
  }),
  replies(getTheme, themeDetail, themeFixture),
  replies(getSite, siteDetail, {
    ...siteFixture,
    alternates: { ch: { funnel: 'camping', country: 'italien', area: 'gardasee', site: 'bella-riva' } },
  }),
  replies(siteAccommodations, siteAccommodationsReply, accommodationsFixture),
]
const editions = [
  { site: 'uk', origin: '' },
  { site: 'de-ch', origin: 'https://ch.alder.example' },
  { site: 'nl', origin: '' },
] as const

/** Targets of the language selector from an address, by language. */
async function alternates(address: string) {
  const { page } = await renderTestPage({ address, answers, editions })
  const links = [...page.querySelectorAll('a[hreflang]')]
  return Object.fromEntries(
    links.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href')]),
  )
}

describe('the same page in another edition', () => {
  it.each([
    ['home', '/uk', '/de-ch', '/nl'],
    ['the search, in its words', '/uk/search-and-book', '/de-ch/camping-suche', '/nl/zoek-en-boek'],
    ['a country, in its slugs', '/uk/campsites/italy', '/de-ch/camping/italien%20%26%20s%C3%BCden', '/nl'],
    [
      'a campsite',
      '/uk/campsites/italy/lake-garda/camping-bella-riva',
      '/de-ch/camping/italien/gardasee/bella-riva',
      '/nl',
    ],
    ['the themes', '/uk/travel-inspiration', '/de-ch/ferieninspiration', '/nl/vakantie-ideeen'],
    [
      'a theme, by its slug there',
      '/uk/travel-inspiration/by-the-lake',
      '/de-ch/ferieninspiration/am-see',
      '/nl',
    ],
    ['a tagged page', '/uk/company-details', '/de-ch/impressum', '/nl'],
    ['an information page', '/uk/info/company-details', '/de-ch/info/impressum', '/nl'],
    ['a page that exists nowhere', '/uk/x/y/z', '/de-ch', '/nl'],
  ])('%s', async (_, address, swiss, dutch) => {
    expect(await alternates(address)).toMatchObject({
      'de-CH': `https://ch.alder.example${swiss}`,
      'nl-NL': dutch,
    })
  })
})

describe('the same search in another edition', () => {
  const stay = 'date=2027-07-03&duration=14&children=4'
  it.each([
    [
      'results, with slugs that the other edition understands',
      `/uk/search-and-book?country=italy&area=lake-garda&${stay}&facilities=7&page=2`,
      `/de-ch/camping-suche?country=italy&area=lake-garda&${stay}&facilities=7&page=2`,
    ],
    [
      'a destination, whose place is in the path',
      `/uk/campsites/italy?${stay}&areas=tuscany`,
      `/de-ch/camping/italien%20%26%20s%C3%BCden?${stay}&areas=tuscany`,
    ],
    [
      'a campsite and its stay',
      `/uk/campsites/italy/lake-garda/camping-bella-riva?${stay}`,
      `/de-ch/camping/italien/gardasee/bella-riva?${stay}`,
    ],
    ['the home page', `/uk?${stay}`, `/de-ch?${stay}`],
    ['pages that hold no search', '/uk/travel-inspiration?date=2027-07-03', '/de-ch/ferieninspiration'],
    ['keys that are none', '/uk/search-and-book?utm_source=mail', '/de-ch/camping-suche'],
  ])('%s', async (_, address, swiss) => {
    expect(await alternates(address)).toMatchObject({ 'de-CH': `https://ch.alder.example${swiss}` })
  })
})

describe('a brand with one edition', () => {
  it('has no language selector', async () => {
    const { page } = await renderTestPage({ address: '/uk', answers, editions: [editions[0]] })
    expect(page.querySelectorAll('a[hreflang]')).toHaveLength(0)
  })
})
