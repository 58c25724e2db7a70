import { getDestination } from '@camping/contract/content.endpoints.ts'
import { destination } from '@camping/contract/content.schemas.ts'
import { searchSites } from '@camping/contract/search.endpoints.ts'
import { searchSitesReply } from '@camping/contract/search.schemas.ts'
import { getSite, siteAccommodations } from '@camping/contract/site.endpoints.ts'
import { siteAccommodationsReply, siteDetail } from '@camping/contract/site.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { destinationFixture, searchFixture } from '@camping/testkit/fixtures/search.fixture.ts'
import { accommodationsFixture, siteFixture } from '@camping/testkit/fixtures/site.fixture.ts'
import { describe, expect, it } from 'vitest'
import { renderTestPage } from '../../testing/render-test-page.ts'

const path = '/uk/campsites/italy/lake-garda/camping-bella-riva'
const hostile = { ...siteFixture, name: '</script><b>"Bella" & Riva' }
const answers = (site = siteFixture) => [
  replies(searchSites, searchSitesReply, searchFixture),
  replies(getDestination, destination, destinationFixture),
  replies(getSite, siteDetail, {
    ...site,
    alternates: {
      couk: { funnel: 'campsites', country: 'italy', area: 'lake-garda', site: 'camping-bella-riva' },
      ie: { funnel: 'campsites', country: 'italy', area: 'lake-garda', site: 'camping-bella-riva' },
      ch: { funnel: 'camping', country: 'italien', area: 'gardasee', site: 'camping-bella-riva' },
    },
  }),
  replies(siteAccommodations, siteAccommodationsReply, accommodationsFixture),
]
// As the apps are listed, by name.
const editions = [
  { site: 'ie', origin: '' },
  { site: 'uk', origin: '' },
  { site: 'de-ch', origin: '' },
  { site: 'nl', origin: '' },
] as const

async function visit(address: string, site = siteFixture) {
  const { page, rendered } = await renderTestPage({ address, answers: answers(site), editions })
  const content = (key: string) =>
    page.querySelector(`meta[property="${key}"], meta[name="${key}"]`)?.getAttribute('content')
  const json = page.querySelector('script[type="application/ld+json"]')?.textContent
  const graph = json ? (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'] : []
  const alternates = [...page.querySelectorAll('link[rel=alternate]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ])
  return { page, rendered, content, graph, alternates }
}

describe('what robots read of a campsite', () => {
  it('the same page in the editions that have it, and one for everybody else', async () => {
    const { alternates } = await visit(path)
    const british = `https://uk.alder.example${path}`
    expect(alternates).toEqual([
      ['en-IE', `https://localhost${path.replace('/uk/', '/ie/')}`],
      ['en-GB', british],
      ['de-CH', 'https://ch.alder.example/de-ch/camping/italien/gardasee/camping-bella-riva'],
      ['x-default', british],
    ])
  })

  it.each(['?date=2027-07-03', '?page=2'])(
    'no alternates at an address that is not its own: %s',
    async (query) => {
      expect((await visit(path + query)).alternates).toEqual([])
    },
  )

  it('a preview with the words of the head and a picture on the production domain', async () => {
    const { page, content } = await visit(path)
    expect(content('og:title')).toBe(page.querySelector('title')?.textContent)
    expect(content('og:description')).toBe(content('description'))
    expect(content('og:url')).toBe(`https://uk.alder.example${path}`)
    expect(content('og:image')).toBe(
      'https://uk.alder.example/images/place-lake-summer-day-1?w=1200&h=630&f=jpeg',
    )
    expect(content('og:image:alt')).toBe('Tents by the lake')
    expect(content('og:locale')).toBe('en_GB')
  })

  it('rating, place, and what is free for this stay at its real total', async () => {
    const { graph } = await visit(`${path}?date=2027-07-03`)
    expect(graph.map((one) => one['@type'])).toEqual(['BreadcrumbList', 'Campground'])
    expect(graph[1]).toMatchObject({
      name: 'Camping Bella Riva',
      url: `https://uk.alder.example${path}`,
      address: { addressCountry: 'IT' },
      aggregateRating: { ratingValue: 8.6, bestRating: 10, reviewCount: 2 },
      makesOffer: [{ name: 'Pitch by the water', price: '700.50', priceCurrency: 'GBP' }],
      telephone: expect.stringMatching(/\d/),
      priceRange: 'GBP 700.50–700.50',
      openingHoursSpecification: {
        validFrom: expect.stringMatching(/^2027-/),
        validThrough: expect.stringMatching(/^2027-/),
      },
    })
  })

  it('no rating where nobody has rated', async () => {
    const { graph } = await visit(path, { ...siteFixture, rating: { ...siteFixture.rating, count: 0 } })
    expect(graph[1]).not.toHaveProperty('aggregateRating')
  })

  it('cannot be broken out of by a name', async () => {
    const { page, content, graph } = await visit(path, hostile)
    expect(graph[1]).toMatchObject({ name: hostile.name })
    expect(content('og:title')).toContain(hostile.name)
    expect(page.querySelector('script b, h1 b')).toBeNull()
    expect(page.querySelector('h1')?.textContent).toBe(hostile.name)
  })
})

describe('what robots read of other pages', () => {
  it('a destination has its questions, which stand on the page', async () => {
    const { page, graph } = await visit('/uk/campsites/italy')
    const faq = graph.find((one) => one['@type'] === 'FAQPage') as { mainEntity: { name: string }[] }
    for (const { name } of faq.mainEntity) expect(page.body.textContent).toContain(name)
  })

  it('a page of results lists its campsites, counted on from the page before', async () => {
    const { graph } = await visit('/uk/campsites/italy')
    expect(graph.find((one) => one['@type'] === 'ItemList')).toEqual({
      '@type': 'ItemList',
      numberOfItems: searchFixture.paging.total,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: (searchFixture.paging.page - 1) * searchFixture.paging.limit + 1,
          name: 'Camping Bella Riva',
          url: `https://uk.alder.example${path}`,
        },
      ],
    })
  })

  it('the home page identifies the company', async () => {
    const { graph } = await visit('/uk')
    expect(graph.map((one) => one['@type'])).toEqual(['Organization', 'WebSite'])
  })

  it.each([
    '/uk/login',
    '/uk/campsites/italy?facilities=7',
    '/uk/campsites/italy?sort=price-asc',
    '/uk/nothing-here',
  ])('%s has noindex and nothing else', async (address) => {
    const { content, graph, alternates } = await visit(address)
    expect(content('robots')).toBe('noindex')
    expect([graph, alternates, content('og:title')]).toEqual([[], [], undefined])
  })
})
