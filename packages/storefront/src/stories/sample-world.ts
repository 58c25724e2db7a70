import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import type { SearchSitesReply, SiteResult } from '@camping/contract/search.schemas.ts'
import type { SiteAccommodationsReply, SiteDetail } from '@camping/contract/site.schemas.ts'
import { navigationFixture } from '@camping/testkit/fixtures/navigation.fixture.ts'
import { searchFixture, siteResultFixture } from '@camping/testkit/fixtures/search.fixture.ts'
import { accommodationsFixture, siteFixture } from '@camping/testkit/fixtures/site.fixture.ts'

const picture = (id: string, alt: string) => ({ id, alt })

const names = ['Camping Bella Riva', 'Lido Verde', 'Parco del Sole', 'Le Palme', 'Fornella Alta']

const results: SiteResult[] = names.map((name, index) => ({
  ...siteResultFixture,
  id: 7 + index,
  siteId: 7 + index,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  images: [0, 1, 2].map((detail) => picture(`${name}-${detail}`, `${name}, ${detail + 1}`)),
  rating: { average: 9.1 - index * 0.4, count: 128 - index * 17 },
  unitsLeft: index === 0 ? 2 : null,
  availabilityStatus: index === 0 ? 'few' : 'available',
  displayPrice: { sellPrice: 70_050 + index * 8400, currency: 'GBP', discount: null },
  location: { lat: 45.6 + index * 0.06, lng: 10.6 + index * 0.05 },
}))

/** Five campsites at one lake. */
export const sampleSearch: SearchSitesReply = {
  ...searchFixture,
  sites: results,
  pins: results.map(({ id, location, displayPrice }) => ({
    id,
    location,
    price: displayPrice?.sellPrice ?? null,
  })),
  paging: { ...searchFixture.paging, total: results.length, pages: 1 },
}

const [funnel] = navigationFixture.funnels
if (!funnel?.countries[0]) throw new Error('The navigation fixture has a funnel with a country')
const [country] = funnel.countries
const countries = (
  [
    ['italy', 'Italy', 'IT'],
    ['france', 'France', 'FR'],
    ['croatia', 'Croatia', 'HR'],
    ['netherlands', 'Netherlands', 'NL'],
  ] as const
).map(([slug, name, code], index) => ({
  ...country,
  id: 5 + index,
  slug,
  name,
  code,
  title: `Camping in ${name}`,
  siteCount: 240 - index * 31,
  fromPrice: { amount: 31_200 - index * 2600, currency: 'GBP' as const },
  images: { small: picture(`country-${slug}`, name) },
  areas: ['Lake Garda', 'Tuscany', 'Adriatic coast'].map((area, at) => ({
    id: 120 + index * 10 + at,
    slug: area.toLowerCase().replaceAll(' ', '-'),
    name: area,
    images: { small: null },
    siteCount: 40 - at * 9,
    cities: [],
  })),
}))

/** Three funnels with four countries, a promotion, themes. */
export const sampleNavigation: NavigationGroupsReply = {
  ...navigationFixture,
  funnels: (
    [
      ['campsites', 'Camping', 'Pitches for tent, caravan and camper'],
      ['holiday-parks', 'Holiday parks', 'Chalets, mobile homes, lodges'],
      ['glamping', 'Glamping', 'Safari tents with a real bed'],
    ] as const
  ).map(([slug, name, intro], index) => ({
    ...funnel,
    id: index + 1,
    key: slug,
    slug,
    name,
    intro,
    siteCount: 900 - index * 200,
    image: picture(`funnel-${slug}`, name),
    countries,
  })),
  themes: [
    ['by-the-lake', 'By the lake', 'Wake up to water.'],
    ['with-the-dog', 'With the dog', 'Where four legs are welcome.'],
    ['first-time', 'First time in a tent', 'Everything stands when you come.'],
  ].map(([slug = '', title = '', intro = '']) => ({
    slug,
    title,
    intro,
    image: picture(`theme-${slug}`, title),
  })),
}

/** A campsite with six different pictures. */
export const sampleSite: SiteDetail = {
  ...siteFixture,
  gallery: (['place', 'place', 'stay', 'stay', 'pool', 'evening'] as const).map((room, index) => ({
    ...picture(`gallery-${index}`, `Bella Riva, ${index + 1}`),
    room,
  })),
}

/** Available accommodations there. */
export const sampleAccommodations: SiteAccommodationsReply = accommodationsFixture

/** A search without results, and without any nearby. */
export const nothingFound: SearchSitesReply = {
  ...sampleSearch,
  sites: [],
  pins: [],
  paging: { ...sampleSearch.paging, total: 0, pages: 0 },
}
