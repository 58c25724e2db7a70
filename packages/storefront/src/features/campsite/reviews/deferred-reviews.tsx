import { createDeferred } from '../../../kit/deferred/create-deferred.tsx'
import type { SiteReviewsProps } from './site-reviews.tsx'

/** The server's reviews of a campsite; their script loads when a visitor reaches them (decision 035). */
export const { Deferred: DeferredReviews, renderWith: renderReviewsWith } = createDeferred<SiteReviewsProps>(
  '#reviews',
  async () => (await import('./site-reviews.tsx')).SiteReviews,
)
