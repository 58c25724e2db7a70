import type { siteAccommodations } from '@camping/contract/site.endpoints.ts'

type Request = NonNullable<(typeof siteAccommodations)['types']>['request']

/** The stay the address asks for; search criteria have this form. */
export interface StayWish {
  readonly date: string | null
  readonly duration: number
  readonly adults: number
  readonly children: readonly number[]
}

/** SPEC.md §9 "Sorting options", accommodations. */
export const accommodationSortings = [
  { id: 'popular-desc', orderBy: 'popular', order: 'desc' },
  { id: 'price-asc', orderBy: 'price', order: 'asc' },
  { id: 'price-desc', orderBy: 'price', order: 'desc' },
] as const

export type AccommodationSorting = (typeof accommodationSortings)[number]['id']

/** The request for the accommodations of a site. Equal wishes give equal requests, so the answer is asked for once. */
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
