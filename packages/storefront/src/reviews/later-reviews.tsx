import { createLater } from '../app/create-later.tsx'
import type { SiteReviewsProps } from './site-reviews.tsx'

/** The reviews of a campsite as the server wrote them, with their script when somebody looks at them (decision 035). */
export const { Later: LaterReviews, renderWith: renderReviewsWith } = createLater<SiteReviewsProps>(
  '#reviews',
  async () => (await import('./site-reviews.tsx')).SiteReviews,
)
