import type { Review, ReviewGroup, ReviewSort } from '@camping/contract/review.schemas.ts'
import type { SiteDetail } from '@camping/contract/site.schemas.ts'
import { reviewApi } from '@camping/core/reviews/reviews.api.ts'
import { loadReviewsAgain } from '@camping/core/reviews/reviews.thunks.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { sortingOptionsOf } from '@camping/editions/sorting-options.ts'
import { useState } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'

/** The reader's choices. */
interface ReviewChoice {
  readonly sort: ReviewSort
  readonly group?: ReviewGroup | undefined
  readonly page: number
}

export interface ShownReviews extends ReviewChoice {
  readonly reviews: readonly Review[]
  readonly pages: number
  /** Of the chosen group. */
  readonly total: number
  /** The displayed reviews are not the chosen ones yet. */
  readonly loading: boolean
  readonly failed: boolean
  readonly reload: () => void
  /** Another order or group starts at its first page. */
  readonly choose: (choice: Partial<ReviewChoice>) => void
}

/**
 * The reader's page of reviews; at first the one in the campsite's answer. The previous reviews stay visible until the
 * next ones load.
 */
export function useSiteReviews({ id, reviews: first, rating }: SiteDetail): ShownReviews {
  const { config } = useApp()
  const dispatch = useAppDispatch()
  const [sort] = sortingOptionsOf(config).reviewSorting
  const [choice, setChoice] = useState<ReviewChoice>({ sort: sort ?? 'most-helpful', page: 1 })
  const isFirst = choice.sort === 'most-helpful' && !choice.group && choice.page === 1
  const request = { id, ...choice }
  const query = reviewApi.useSiteReviewsQuery(request, { skip: isFirst })
  const choose = (next: Partial<ReviewChoice>) => setChoice((before) => ({ ...before, page: 1, ...next }))
  const own = { ...choice, choose, reload: () => void dispatch(loadReviewsAgain(request)) }
  const answer = isFirst ? undefined : query.data
  if (!answer)
    return {
      ...own,
      reviews: first,
      page: 1,
      pages: Math.ceil(rating.count / 10),
      total: rating.count,
      loading: !isFirst && query.isFetching,
      failed: !isFirst && query.isError,
    }
  return {
    ...own,
    reviews: answer.reviews,
    ...answer.paging,
    loading: query.isFetching,
    failed: query.isError,
  }
}
