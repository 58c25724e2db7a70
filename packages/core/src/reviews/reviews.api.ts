import {
  confirmationReview,
  reviewConfirmation,
  siteReviews,
  translateReview,
  voteHelpful,
} from '@camping/contract/review.endpoints.ts'
import { mutationOf, queryOf, storefrontApi } from '../api/storefront-api.ts'

export const reviewApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    siteReviews: queryOf(build, siteReviews),
    reviewTranslation: queryOf(build, translateReview),
    voteHelpful: mutationOf(build, voteHelpful),
    confirmationReview: queryOf(build, confirmationReview, { providesTags: ['StayReview'] }),
    reviewConfirmation: mutationOf(build, reviewConfirmation, {
      // Written in another tab meanwhile: that review is shown.
      invalidatesTags: (_, error) => (error?.problem?.type === 'already-reviewed' ? ['StayReview'] : []),
    }),
  }),
})
