import type { SiteDetail } from '@camping/contract/site.schemas.ts'
import { DeferredReviews } from './deferred-reviews.tsx'

/** The reviews of a campsite; the page contains the first ten. */
export const CampsiteReviews = ({ site }: { site: SiteDetail }) => <DeferredReviews site={site} />
