import type { ApiDispatch } from '../api/storefront-api.ts'
import { reviewApi } from './reviews.api.ts'

const anew = { subscribe: false, forceRefetch: true }

/** Asks for a page of a site's reviews again: it did not come. */
export const loadReviewsAgain =
  (request: Parameters<typeof reviewApi.endpoints.siteReviews.initiate>[0]) => (dispatch: ApiDispatch) =>
    dispatch(reviewApi.endpoints.siteReviews.initiate(request, anew))

/** Asks again whether a stay may be reviewed: the answer did not come. */
export const loadStayReviewAgain = (cartId: string) => (dispatch: ApiDispatch) =>
  dispatch(reviewApi.endpoints.confirmationReview.initiate({ cartId }, anew))
