import type { ReviewGroup, ReviewSort } from '@camping/contract/review.schemas.ts'
import type { AppConfig } from './define-app.ts'

/** SPEC.md §3 "sortingOptions": which orders and filters of reviews an edition offers, in this sequence; the first order is the default. */
export interface SortingOptions {
  readonly reviewSorting: readonly ReviewSort[]
  readonly reviewGroupSorting: readonly ReviewGroup[]
}

const house: SortingOptions = {
  reviewSorting: ['most-helpful', 'highest-grade', 'lowest-grade', 'oldest-newest', 'newest-oldest'],
  reviewGroupSorting: ['couple', 'family-youngest-over-6', 'family-youngest-under-6', 'friends', 'solo'],
}

/** The sorting options of an app: its own where it names them, else those of the house (SPEC.md §9). */
export const sortingOptionsOf = ({ sortingOptions }: AppConfig): SortingOptions => ({
  ...house,
  ...sortingOptions,
})
