import type { SiteDetail } from '@camping/contract/site.schemas.ts'
import { LaterReviews } from '../../reviews/later-reviews.tsx'

/** The reviews of a campsite; the first ten are in the page. */
export const CampsiteReviews = ({ site }: { site: SiteDetail }) => <LaterReviews site={site} />
