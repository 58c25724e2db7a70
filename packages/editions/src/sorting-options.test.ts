import { expect, test } from 'vitest'
import { sortingOptionsOf } from './sorting-options.ts'

test('an edition has the orders and groups of the house, and its own where it names some', () => {
  expect(sortingOptionsOf({})).toEqual({
    reviewSorting: ['most-helpful', 'highest-grade', 'lowest-grade', 'oldest-newest', 'newest-oldest'],
    reviewGroupSorting: ['couple', 'family-youngest-over-6', 'family-youngest-under-6', 'friends', 'solo'],
  })
  const own = sortingOptionsOf({ sortingOptions: { reviewSorting: ['newest-oldest'] } })
  expect(own.reviewSorting).toEqual(['newest-oldest'])
  expect(own.reviewGroupSorting).toHaveLength(5)
})
