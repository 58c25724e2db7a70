import type { siteAccommodations } from '@camping/contract/site.endpoints.ts'
import type { Accommodation } from '@camping/contract/site.schemas.ts'

type Request = NonNullable<(typeof siteAccommodations)['types']>['request']

/** The stay in the address, in the form of search criteria. */
export interface StayWish {
  readonly date: string | null
  readonly duration: number
  readonly adults: number
  readonly children: readonly number[]
}

/** campsite-4: orders of accommodations. */
export const accommodationSortings = [
  { id: 'popular-desc', orderBy: 'popular', order: 'desc' },
  { id: 'price-asc', orderBy: 'price', order: 'asc' },
  { id: 'price-desc', orderBy: 'price', order: 'desc' },
] as const

export type AccommodationSorting = (typeof accommodationSortings)[number]['id']

/** The request for a site's accommodations. Equal filters give equal requests, so the answer is fetched once. */
export function accommodationsRequest(
  siteId: number,
  wish: StayWish,
  sorting: AccommodationSorting = 'popular-desc',
): Request {
  const { orderBy, order } =
    accommodationSortings.find(({ id }) => id === sorting) ?? accommodationSortings[0]
  return {
    id: siteId,
    date: wish.date,
    duration: wish.duration,
    persons: { adults: wish.adults, children: wish.children.map((age) => ({ age })) },
    orderBy,
    order,
  }
}

/** A filter over a site's accommodations. Kinds and bedrooms are those of the search (search-1). */
export interface AccommodationWishes {
  readonly accommodations: readonly string[]
  /** 4 means four or more. */
  readonly bedrooms: readonly number[]
  /** Minimum number of persons. */
  readonly persons: number | null
  readonly onlyFree: boolean
}

type Filtered = Pick<Accommodation, 'category' | 'bedrooms' | 'maxPersons' | 'reason'>
type List = 'accommodations' | 'bedrooms' | 'persons' | 'onlyFree'

const bedroomsOf = ({ bedrooms }: Filtered) => Math.min(bedrooms, 4)

const tests: Readonly<Record<List, (one: Filtered, wishes: AccommodationWishes) => boolean>> = {
  accommodations: (one, { accommodations }) =>
    accommodations.length === 0 || accommodations.includes(one.category),
  bedrooms: (one, { bedrooms }) => bedrooms.length === 0 || bedrooms.includes(bedroomsOf(one)),
  persons: (one, { persons }) => persons === null || one.maxPersons >= persons,
  onlyFree: (one, { onlyFree }) => !onlyFree || one.reason === null,
}
const lists = Object.keys(tests) as List[]

/** The accommodations that match every filter except those of one list, in their order. */
export function filteredAccommodations<One extends Filtered>(
  all: readonly One[],
  wishes: AccommodationWishes,
  but?: List,
): One[] {
  return all.filter((one) => lists.every((list) => list === but || tests[list](one, wishes)))
}

export interface FilterValue<Value> {
  readonly value: Value
  /** The number of results with this value; other values of its own list do not count. */
  readonly count: number
  readonly chosen: boolean
}

/** The values of a list: all of the site's, and chosen ones, so that a visitor can remove them. */
function valuesOf<One extends Filtered, Value extends string | number>(
  all: readonly One[],
  wishes: AccommodationWishes,
  { list, of, chosen }: { list: List; of: (one: One) => Value; chosen: readonly Value[] },
): FilterValue<Value>[] {
  const others = filteredAccommodations(all, wishes, list)
  const values = [...new Set([...all.map(of), ...chosen])]
  // A single value leaves no choice.
  if (values.length < 2 && chosen.length === 0) return []
  return values.map((value) => ({
    value,
    count: others.filter((one) => of(one) === value).length,
    chosen: chosen.includes(value),
  }))
}

/** The filters for a site's accommodations, with counts. Lists without a choice are empty. */
export function accommodationFilters(all: readonly Filtered[], wishes: AccommodationWishes, guests: number) {
  const roomy = filteredAccommodations(all, wishes, 'persons')
  const room = [...new Set(all.map(({ maxPersons }) => maxPersons))]
    .filter((persons) => persons > guests && all.some((one) => one.maxPersons < persons))
    .sort((a, b) => a - b)
    .slice(0, 2)
  return {
    accommodations: valuesOf(all, wishes, {
      list: 'accommodations',
      of: ({ category }) => category as string,
      chosen: wishes.accommodations,
    }),
    bedrooms: valuesOf(all, wishes, {
      list: 'bedrooms',
      of: bedroomsOf,
      chosen: wishes.bedrooms,
    })
      // Without bedrooms means a pitch, which is a kind.
      .filter(({ value, chosen }) => value > 0 || chosen)
      .sort((a, b) => a.value - b.value),
    persons: room.map((value) => ({
      value,
      count: roomy.filter(({ maxPersons }) => maxPersons >= value).length,
      chosen: wishes.persons === value,
    })),
    free: filteredAccommodations(all, { ...wishes, onlyFree: true }).length,
  }
}

/**
 * True when a facility is open for the whole stay. Seasons are 'MM-DD' and may include New Year.
 * @param from first day of the stay, 'YYYY-MM-DD'
 * @param to departure day, 'YYYY-MM-DD'; the facility need not be open on it
 */
export function isOpenDuring(season: { from: string; to: string } | null, from: string, to: string): boolean {
  if (!season) return true
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
  const wraps = season.from > season.to
  for (let night = 0; night < days; night += 1) {
    const day = new Date(Date.parse(from) + night * 86_400_000).toISOString().slice(5, 10)
    const open = wraps ? day >= season.from || day <= season.to : day >= season.from && day <= season.to
    if (!open) return false
  }
  return true
}

/** Groups of facilities that are facts of a place: its location, its nature and climate. */
const factGroups: ReadonlySet<number> = new Set([4763, 4774])

/** Whether what a group names has no price anywhere, so that neither "included" nor "for a fee" says anything: a quiet place, shade. */
export const holdsFacts = ({ id }: { readonly id: number }): boolean => factGroups.has(id)
