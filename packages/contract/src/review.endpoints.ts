import type { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type {
  HelpfulReply,
  ReviewTranslation,
  SiteReviewsReply,
  StayReview,
  bookingReviewRequest,
  confirmationReviewRequest,
  helpfulRequest,
  reviewBookingRequest,
  reviewConfirmationRequest,
  reviewTranslationRequest,
  siteReviewsRequest,
} from './review.schemas.ts'

/** Published reviews of one site, ten a page. A page beyond the last one is empty. 404 for a site that is not sold. */
export const siteReviews = endpoint<z.input<typeof siteReviewsRequest>, SiteReviewsReply>(
  'GET',
  'reviews/site/{id}',
)
/** A published review in the language of the edition. 404 where the shop has no translator, 503 when it gives no answer. */
export const translateReview = endpoint<z.input<typeof reviewTranslationRequest>, ReviewTranslation>(
  'GET',
  'reviews/{id}/translation',
)
/** Counts a reader who found a review helpful, once. 429 after a vote from the same network within a day. */
export const voteHelpful = endpoint<z.input<typeof helpfulRequest>, HelpfulReply>(
  'POST',
  'reviews/{id}/helpful',
)

/** By a signed-in customer; `id` is the booking reference. 404 for another customer's booking. */
export const bookingReview = endpoint<z.input<typeof bookingReviewRequest>, StayReview>(
  'GET',
  'reviews/booking/{id}',
)
/** 409 `stay-not-over`, `stay-not-taken`, `already-reviewed`. */
export const reviewBooking = endpoint<z.input<typeof reviewBookingRequest>, StayReview>(
  'POST',
  'reviews/booking/{id}',
)
/** The same for guests without an account: the cart id is the right to it. */
export const confirmationReview = endpoint<z.input<typeof confirmationReviewRequest>, StayReview>(
  'GET',
  'booking/confirmation/{cartId}/review',
)
export const reviewConfirmation = endpoint<z.input<typeof reviewConfirmationRequest>, StayReview>(
  'POST',
  'booking/confirmation/{cartId}/review',
)
