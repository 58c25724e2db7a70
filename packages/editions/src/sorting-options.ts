import type { ReviewGroup, ReviewSort } from '@camping/contract/review.schemas.ts'

/** reviews-5: which orders and filters of reviews an edition offers, in this sequence; the first order is the default. */
export interface SortingOptions {
  readonly reviewSorting: readonly ReviewSort[]
  readonly reviewGroupSorting: readonly ReviewGroup[]
}

const house: SortingOptions = {
  reviewSorting: ['most-helpful', 'highest-grade', 'lowest-grade', 'oldest-newest', 'newest-oldest'],
  reviewGroupSorting: ['couple', 'family-youngest-over-6', 'family-youngest-under-6', 'friends', 'solo'],
}

/** The sorting options of an app: its own, else those of the house (brands-6). */
export const sortingOptionsOf = ({
  sortingOptions,
}: {
  readonly sortingOptions?: Partial<SortingOptions>
}): SortingOptions => ({
  ...house,
  ...sortingOptions,
})
