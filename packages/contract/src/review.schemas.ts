import { z } from 'zod'
import { bookingRefInput } from './account.schemas.ts'
import { cartId } from './booking.schemas.ts'
import { reviewLimits } from './limits.ts'
import { code, line, paragraphs } from './stored-text.ts'

/** The guest's company on the trip (reviews-2). */
export const reviewGroup = z.enum([
  'couple',
  'family-youngest-over-6',
  'family-youngest-under-6',
  'friends',
  'solo',
])
export type ReviewGroup = z.infer<typeof reviewGroup>

/** Orders of reviews (reviews-2). */
export const reviewSort = z.enum([
  'most-helpful',
  'highest-grade',
  'lowest-grade',
  'oldest-newest',
  'newest-oldest',
])
export type ReviewSort = z.infer<typeof reviewSort>

export const subScoreKey = z.enum([
  'location',
  'cleanliness',
  'facilities',
  'hospitality',
  'children',
  'value',
])
export type SubScoreKey = z.infer<typeof subScoreKey>

const grade = z.int().min(1).max(10)

/** A review (reviews-1). Only reviews of real stays are shown, so `verified` is true. */
export const review = z.object({
  id: z.int(),
  authorFirstName: z.string(),
  group: reviewGroup,
  score: grade,
  title: z.string(),
  text: z.string(),
  language: z.string(),
  stayMonth: z.string().describe('YYYY-MM'),
  helpfulCount: z.int(),
  reply: z.string().nullable(),
  verified: z.boolean(),
})
export type Review = z.infer<typeof review>

/** The numbers of a site's reviews by group and grade. */
export const reviewCounts = z.object({
  groups: z.array(z.object({ group: reviewGroup, count: z.int() })).describe('All five, also without any'),
  grades: z.array(z.int()).length(10).describe('How many gave 1, 2, … 10'),
})
export type ReviewCounts = z.infer<typeof reviewCounts>

/** reviews-3: ten to a page, as for results. */
export const reviewsPerPage = 10

export const siteReviewsRequest = z.object({
  id: z.coerce.number().int().positive().max(2_147_483_647),
  sort: reviewSort.default('most-helpful'),
  group: reviewGroup.optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
})

export const siteReviewsReply = z.object({
  reviews: z.array(review),
  /** `total` of the requested group. */
  paging: z.object({ page: z.int(), pages: z.int(), total: z.int() }),
  counts: reviewCounts,
})
export type SiteReviewsReply = z.infer<typeof siteReviewsReply>

/** A guest's review of a stay. First name, month and language come from the booking and the edition. */
const writtenReview = z.object({
  score: grade,
  group: reviewGroup,
  title: line(reviewLimits.title.max, reviewLimits.title.min),
  text: paragraphs(reviewLimits.text.max, reviewLimits.text.min),
  subScores: z.partialRecord(subScoreKey, grade).default({}),
})
export type WrittenReview = z.output<typeof writtenReview>

export const bookingReviewRequest = z.object({ id: bookingRefInput })
export const confirmationReviewRequest = z.object({ cartId })
export const reviewBookingRequest = bookingReviewRequest.extend(writtenReview.shape)
export const reviewConfirmationRequest = confirmationReviewRequest.extend(writtenReview.shape)

/** Whether a guest may review a stay, and the existing review. */
export const stayReview = z.object({
  /** `too-early` until the day after departure; `not-taken` when it was cancelled or never confirmed. */
  state: z.enum(['too-early', 'not-taken', 'open', 'written']),
  siteName: z.string(),
  firstName: z.string().describe('Shown beside the review'),
  stayMonth: z.string().describe('YYYY-MM, shown beside the review'),
  /** Derived from the booking's party. */
  likelyGroup: reviewGroup,
  /** `waiting`: an operator reads it first. */
  review: z
    .object({
      score: grade,
      title: z.string(),
      text: z.string(),
      language: z.string(),
      status: z.enum(['published', 'waiting', 'refused']),
    })
    .nullable(),
})
export type StayReview = z.infer<typeof stayReview>

export const reviewTranslationRequest = z.object({
  id: z.coerce.number().int().positive().max(2_147_483_647),
})
/** A review in the language of the edition, by machine. */
export const reviewTranslation = z.object({
  title: z.string(),
  text: z.string(),
  reply: z.string().nullable(),
})
export type ReviewTranslation = z.infer<typeof reviewTranslation>

export const helpfulRequest = z.object({
  id: z.coerce.number().int().positive().max(2_147_483_647),
  /** A random id that the browser stores for this purpose: the same one counts once. */
  voter: code(/^[A-Za-z0-9_-]{22}$/),
})
export const helpfulReply = z.object({ helpfulCount: z.int() })
export type HelpfulReply = z.infer<typeof helpfulReply>
