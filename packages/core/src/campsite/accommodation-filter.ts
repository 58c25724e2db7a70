import type { Accommodation } from '@camping/contract/site.schemas.ts'

/** What of a site's accommodations is wanted. Kinds and bedrooms are those of the search (SPEC.md §2). */
export interface AccommodationWishes {
  readonly accommodations: readonly string[]
  /** 4 stands for four and more. */
  readonly bedrooms: readonly number[]
  /** Room for at least so many. */
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

/** The accommodations that meet every wish but those of one list, in their order. */
export function wantedAccommodations<One extends Filtered>(
  all: readonly One[],
  wishes: AccommodationWishes,
  but?: List,
): One[] {
  return all.filter((one) => lists.every((list) => list === but || tests[list](one, wishes)))
}

export interface FilterValue<Value> {
  readonly value: Value
  /** How many one would see of it; whatever else is chosen in its own list does not count. */
  readonly count: number
  readonly chosen: boolean
}

/** The values of a list: all that the site has, and what is chosen, so that it can be taken back. */
function valuesOf<One extends Filtered, Value extends string | number>(
  all: readonly One[],
  wishes: AccommodationWishes,
  { list, of, chosen }: { list: List; of: (one: One) => Value; chosen: readonly Value[] },
): FilterValue<Value>[] {
  const others = wantedAccommodations(all, wishes, list)
  const values = [...new Set([...all.map(of), ...chosen])]
  // One value for all leaves nothing to choose.
  if (values.length < 2 && chosen.length === 0) return []
  return values.map((value) => ({
    value,
    count: others.filter((one) => of(one) === value).length,
    chosen: chosen.includes(value),
  }))
}

/** What the accommodations of a site can be filtered by, with counts. Lists without a choice are empty. */
export function accommodationFilters(all: readonly Filtered[], wishes: AccommodationWishes, guests: number) {
  const roomy = wantedAccommodations(all, wishes, 'persons')
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
      // Without a bedroom is a pitch, which is a kind.
      .filter(({ value, chosen }) => value > 0 || chosen)
      .sort((a, b) => a.value - b.value),
    persons: room.map((value) => ({
      value,
      count: roomy.filter(({ maxPersons }) => maxPersons >= value).length,
      chosen: wishes.persons === value,
    })),
    free: wantedAccommodations(all, { ...wishes, onlyFree: true }).length,
  }
}
