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
import { hasProperty, vocabularyFaults } from './testing/vocabulary.ts'

type Node = Readonly<Record<string, unknown>>

const campsite = '/uk/campsites/italy/lake-garda/camping-bella-riva'
const whole = {
  ...siteFixture,
  importantInfo: [...siteFixture.importantInfo, { topic: 'pets' as const, text: 'Two dogs on a pitch.' }],
}

async function graphOf(address: string, site: typeof siteFixture = whole): Promise<readonly Node[]> {
  const answers = [
    replies(searchSites, searchSitesReply, searchFixture),
    replies(getDestination, destination, {
      ...destinationFixture,
      faq: [{ question: 'Which month?', answer: 'September.' }],
    }),
    replies(getSite, siteDetail, site),
    replies(siteAccommodations, siteAccommodationsReply, accommodationsFixture),
  ]
  const { page } = await renderTestPage({ address, answers })
  const json = page.querySelector('script[type="application/ld+json"]')?.textContent
  return json ? (JSON.parse(json) as { '@graph': Node[] })['@graph'] : []
}

/**
 * What search engines recommend for a place to stay, beside what they require: each property exists for a campground in the vocabulary,
 * and our page has it.
 */
const recommended = [
  'name',
  'description',
  'url',
  'image',
  'address',
  'telephone',
  'geo',
  'hasMap',
  'openingHoursSpecification',
  'checkinTime',
  'checkoutTime',
  'petsAllowed',
  'priceRange',
  'currenciesAccepted',
  'identifier',
  'amenityFeature',
  'aggregateRating',
  'makesOffer',
]
const recommendedOfAddress = [
  'streetAddress',
  'postalCode',
  'addressLocality',
  'addressRegion',
  'addressCountry',
]

describe('structured data against the vocabulary of schema.org', () => {
  it.each([
    ['/uk', ['Organization', 'WebSite']],
    ['/uk/campsites/italy', ['BreadcrumbList', 'ItemList', 'FAQPage']],
    [`${campsite}?date=2027-07-03`, ['BreadcrumbList', 'Campground']],
  ])('%s', async (address, types) => {
    const graph = await graphOf(address)
    expect(graph.map((node) => node['@type'])).toEqual(types)
    expect(graph.flatMap((node) => vocabularyFaults(node))).toEqual([])
  })

  it('a campsite has all that is recommended', async () => {
    const campground = (await graphOf(`${campsite}?date=2027-07-03`)).at(-1) as Node
    expect(recommended.filter((one) => !hasProperty('Campground', one))).toEqual([])
    expect(recommendedOfAddress.filter((one) => !hasProperty('PostalAddress', one))).toEqual([])
    expect(recommended.filter((one) => !(one in campground))).toEqual([])
    expect(recommendedOfAddress.filter((one) => !(one in (campground['address'] as Node)))).toEqual([])
    expect(campground).toMatchObject({
      address: { streetAddress: 'Via dei Pini 21', postalCode: '38066' },
      checkinTime: '15:00',
      checkoutTime: '10:00',
      currenciesAccepted: 'GBP',
    })
  })

  it('a campsite that has not given its address or hours is good, too', async () => {
    const graph = await graphOf(campsite, { ...whole, address: null, hours: null })
    expect(graph.flatMap((node) => vocabularyFaults(node))).toEqual([])
    expect(graph.at(-1)).not.toHaveProperty('checkinTime')
    expect(graph.at(-1)).not.toHaveProperty('address.postalCode')
  })

  it.each([
    ['a type that does not exist', { '@type': 'Campsite' }, 'no type Campsite'],
    ['a property of another type', { numberOfBedrooms: 2 }, 'no property numberOfBedrooms'],
    ['a misspelt property', { checkInTime: '15:00' }, 'no property checkInTime'],
    ['an hour that is no time', { checkinTime: '3 p.m.' }, 'checkinTime: "3 p.m." is no'],
    ['a text instead of a node', { geo: '45.88, 10.84' }, 'geo: "45.88, 10.84" is no'],
    [
      'a node of another type',
      { address: { '@type': 'GeoCoordinates' } },
      'GeoCoordinates is no PostalAddress',
    ],
    ['an address that is none', { hasMap: 'map' }, 'hasMap: "map" is no'],
    [
      'a fault in a node of a node',
      { makesOffer: { '@type': 'Offer', availability: 'https://schema.org/Free' } },
      'makesOffer.availability',
    ],
    ['a type of two, neither with it', { '@type': ['Campground', 'Product'], hold: 1 }, 'no property hold'],
  ])('finds %s', (_, planted, fault) => {
    const faults = vocabularyFaults({ '@type': 'Campground', name: 'Bella Riva', ...planted })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(fault)
  })
})
