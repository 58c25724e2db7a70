import type { SearchSitesRequest } from '@camping/contract/search.schemas.ts'
import type { MessageSet } from '@camping/editions/markets.ts'
import type { TestApi } from '../../../testing/open-test-api.ts'
import type { Question } from './plain-search.ts'
import type { Named, PlaceList } from '../places.ts'
import type { SeededRandom } from '../read-model/testing/seeded-random.ts'

/** For tests only: an edition of the house brand and its market. */
export interface TestEdition {
  readonly locale: string
  readonly code: string
  readonly messages: MessageSet
}

/** Of the total of a stay; most questions have none. */
const ranges: readonly Question['price'][] = [{ from: 60_000 }, { to: 90_000 }, { from: 45_000, to: 120_000 }]

/** One edition per currency. */
export const testEditions: readonly TestEdition[] = [
  { locale: 'couk', code: 'ALGB', messages: 'en-GB' },
  { locale: 'ch', code: 'ALCH', messages: 'de-CH' },
  { locale: 'nl', code: 'ALNL', messages: 'nl' },
]

/** For tests only: a plausible search, with dates of every season and some that nobody sells. */
export function randomQuestion(api: TestApi, random: SeededRandom, { messages }: TestEdition): Question {
  const { places, facilities, displays } = api.world.current()
  const site = random.pick([...displays.sites.values()])
  const facilityIds = facilities.groups.flatMap((group) => group.items.map(({ id }) => id))
  const day = (first: string, days: number): string =>
    new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10)
  const scope = random.pick(['all', 'all', 'all', 'country', 'country', 'area', 'city'] as const)
  const rarely = <Value>(values: () => readonly Value[]): readonly Value[] =>
    random.chance(0.2) ? values() : []
  const others = [random.pick([...displays.sites.values()]), site]
  // A filter includes all places with the same slug.
  const areasOf = (areaId: number): number[] =>
    places.areas.bySlug(messages, places.areas.need(areaId).slug[messages]).map(({ id }) => id)
  // A funnel that its country does not have has no address.
  const shared = places.countries.need(site.countryId).funnelIds.filter((id) => site.funnelIds.includes(id))
  const order = random.pick(['popular', 'price', 'price', 'reviews'] as const)
  return {
    funnelId: random.chance(0.2) ? random.pick(shared) : null,
    countryId: scope === 'all' ? null : site.countryId,
    areaId: scope === 'area' || scope === 'city' ? site.areaId : null,
    cityId: scope === 'city' ? site.cityId : null,
    // Half of them on a Saturday in summer, when most is available.
    date: random.chance(0.5)
      ? day('2027-05-29', random.between(0, 15) * 7)
      : day('2026-11-20', random.between(0, 500)),
    nights: random.chance(0.4) ? random.between(1, 21) : 7,
    adults: random.between(1, 4),
    childAges: Array.from({ length: random.between(0, 3) }, () => random.between(0, 17)),
    facilities: random.chance(0.3) ? [random.pick(facilityIds)] : [],
    countries: rarely(() => [...new Set(others.map(({ countryId }) => countryId))]),
    areas: rarely(() => [...new Set(others.flatMap(({ areaId }) => areasOf(areaId)))]),
    funnels: rarely(() => [random.pick(site.funnelIds)]),
    categories: rarely(() =>
      random.pick([['pitch', 'chalet'], ['holiday-home'], ['mobile-home', 'glamping-tent']]),
    ),
    bounds: random.chance(0.2) ? randomBounds(random) : null,
    bedrooms: rarely(() => random.pick([[2], [0, 3], [4]])),
    // By the site, so that no draw is spent on them: the other questions are what they were.
    rating: site.id % 7 === 0 ? 75 + (site.id % 4) * 5 : 0,
    price: ranges[site.id % 8] ?? {},
    order,
    direction: random.pick(['asc', 'desc'] as const),
  }
}

/** A part of Europe, up to half of it. */
function randomBounds(random: SeededRandom): NonNullable<Question['bounds']> {
  const south = random.between(36, 51)
  const west = random.between(-10, 9)
  return { south, west, north: south + random.between(2, 13), east: west + random.between(2, 15) }
}

/** The body of `search/sites` for a query. */
export function searchBody(
  api: TestApi,
  question: Question,
  { messages, map = false }: TestEdition & { map?: boolean },
): SearchSitesRequest {
  const { places } = api.world.current()
  const { countries, areas, cities, funnels } = places
  const slugOf = (list: PlaceList<Named>, id: number): string => list.need(id).slug[messages]
  const slug = (list: PlaceList<Named>, id: number | null): string | null =>
    id === null ? null : slugOf(list, id)
  return {
    parameters: {
      map,
      bounds: question.bounds,
      funnel: slug(funnels, question.funnelId),
      country: slug(countries, question.countryId),
      area: slug(areas, question.areaId),
      city: slug(cities, question.cityId),
      date: question.date,
      duration: question.nights,
      persons: { adults: question.adults, children: question.childAges.map((age) => ({ age })) },
    },
    filter: {
      site: {
        facilities: [...question.facilities],
        countries: question.countries.map((id) => slugOf(countries, id)),
        areas: [...new Set(question.areas.map((id) => slugOf(areas, id)))],
        funnels: question.funnels.map((id) => slugOf(funnels, id)),
        ...(question.rating ? { rating: question.rating } : {}),
      },
      accommodation: {
        categories: [...question.categories],
        bedrooms: [...question.bedrooms],
        price: question.price,
      },
    },
    paging: { limit: 50, orderBy: question.order, order: question.direction },
  }
}
