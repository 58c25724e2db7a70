import * as endpoints from '@camping/contract/review.endpoints.ts'
import * as schemas from '@camping/contract/review.schemas.ts'
import { notFound } from '../../platform/problem-error.ts'
import { serve, serveSignedIn, type CustomerEndpoint } from '../customer-serving.ts'
import { openByCart } from '../../booking/stored/open-by-cart.ts'
import { findStay, readStayReview, stayOfCart } from './reviewed-stay.ts'
import { siteReviews } from '../../catalogue/reviews/site-reviews.ts'
import { translateReview } from '../../catalogue/reviews/translate-review.ts'
import { voteHelpful } from '../../catalogue/reviews/vote-helpful.ts'
import { writeReview } from './write-review.ts'

/** Nobody has ten stays to review in a minute. */
const writesPerMinute = { max: 10, windowMs: 60_000 }

/** The handlers of review.endpoints.ts. */
export const reviewsRoutes: readonly CustomerEndpoint[] = [
  serve(
    endpoints.siteReviews,
    {
      request: schemas.siteReviewsRequest,
      reply: schemas.siteReviewsReply,
      summary: 'Reviews of a site by sorting and group, ten a page, with the counts of all',
      cache: 'public, max-age=60, stale-while-revalidate=600',
    },
    siteReviews,
  ),
  serve(
    endpoints.translateReview,
    {
      request: schemas.reviewTranslationRequest,
      reply: schemas.reviewTranslation,
      summary: 'A review in the language of the edition',
      cache: 'public, max-age=86400',
      rateLimit: { max: 20, windowMs: 60_000 },
    },
    translateReview,
  ),
  serve(
    endpoints.voteHelpful,
    {
      request: schemas.helpfulRequest,
      reply: schemas.helpfulReply,
      summary: 'Say that a review was helpful, once',
      rateLimit: { max: 20, windowMs: 60_000 },
    },
    voteHelpful,
  ),
  serveSignedIn(
    endpoints.bookingReview,
    {
      request: schemas.bookingReviewRequest,
      reply: schemas.stayReview,
      summary: 'Whether a stay of the customer may be reviewed, and what was written',
    },
    async ({ id }, { db, session, today }) => {
      const stay = await findStay(db, { bookingRef: id, session })
      if (!stay) throw notFound()
      return await readStayReview(db, stay, today())
    },
  ),
  serveSignedIn(
    endpoints.reviewBooking,
    {
      request: schemas.reviewBookingRequest,
      reply: schemas.stayReview,
      summary: 'Review a stay after it, once',
      rateLimit: writesPerMinute,
    },
    ({ id, ...written }, context) =>
      writeReview({ bookingRef: id, session: context.session }, written, context),
  ),
  serve(
    endpoints.confirmationReview,
    {
      request: schemas.confirmationReviewRequest,
      reply: schemas.stayReview,
      summary: 'Whether the stay booked from a cart may be reviewed, and what was written',
    },
    async ({ cartId }, context) => {
      await openByCart(context.db, cartId, context)
      const stay = await findStay(context.db, stayOfCart(cartId, context))
      if (!stay) throw notFound()
      return await readStayReview(context.db, stay, context.today())
    },
  ),
  serve(
    endpoints.reviewConfirmation,
    {
      request: schemas.reviewConfirmationRequest,
      reply: schemas.stayReview,
      summary: 'Review the stay booked from a cart after it, once',
      rateLimit: writesPerMinute,
    },
    async ({ cartId, ...written }, context) => {
      await openByCart(context.db, cartId, context)
      return await writeReview(stayOfCart(cartId, context), written, context)
    },
  ),
]
