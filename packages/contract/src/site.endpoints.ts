import type { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type { SitePlan, sitePlanRequest } from './site-plan.schemas.ts'
import type {
  SiteAccommodationsReply,
  SiteCalendarReply,
  SiteDetail,
  siteAccommodationsRequest,
  siteCalendarRequest,
  siteRequest,
} from './site.schemas.ts'

/** 404 unknown, 410 withdrawn (problem type `withdrawn`), 301 renamed (problem type `moved`, Location header). */
export const getSite = endpoint<z.input<typeof siteRequest>, SiteDetail>('GET', 'sites/{slug}')
export const siteAccommodations = endpoint<
  z.input<typeof siteAccommodationsRequest>,
  SiteAccommodationsReply
>('POST', 'sites/{id}/accommodations')
/** The drawn plan, with the units that are free for a stay. */
export const sitePlan = endpoint<z.input<typeof sitePlanRequest>, SitePlan>('GET', 'sites/{id}/plan')
export const siteCalendar = endpoint<z.input<typeof siteCalendarRequest>, SiteCalendarReply>(
  'GET',
  'sites/{id}/calendar',
)
