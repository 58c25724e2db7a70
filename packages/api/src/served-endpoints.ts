import { accountRoutes } from './modules/account/account.routes.ts'
import { bookingPapersRoutes } from './modules/booking-papers/booking-papers.routes.ts'
import { bookingRoutes } from './modules/booking/booking.routes.ts'
import { checkoutDraftRoutes } from './modules/checkout-draft/checkout-draft.routes.ts'
import { experimentsRoutes } from './modules/experiments/experiments.routes.ts'
import { freeSearchServed } from './modules/content/free-search.ts'
import { getDestinationServed } from './modules/content/get-destination.ts'
import { getPageServed } from './modules/content/get-page.ts'
import { getThemeServed } from './modules/content/get-theme.ts'
import { newsletterRoutes } from './modules/newsletter/newsletter.routes.ts'
import { reviewsRoutes } from './modules/reviews/reviews.routes.ts'
import { navigationGroupsServed } from './modules/navigation/navigation-groups.ts'
import { paymentOperatorRoutes } from './modules/payment/payment-operator.routes.ts'
import { paymentRoutes } from './modules/payment/payment.routes.ts'
import { autocompleteServed } from './modules/search/autocomplete.ts'
import { popularSaveServed, popularServed } from './modules/search/popular-searches.ts'
import { searchArrivalsServed } from './modules/search/search-arrivals.ts'
import { searchSitesServed } from './modules/search/search-sites.ts'
import { sessionRoutes } from './modules/session/session.routes.ts'
import { agentRoutes } from './modules/agent/agent.routes.ts'
import { favouritesRoutes } from './modules/favourites/favourites.routes.ts'
import { messageRoutes } from './modules/message/message.routes.ts'
import { profileRoutes } from './modules/profile/profile.routes.ts'
import { portalRoutes } from './modules/portal/portal.routes.ts'
import { getSiteServed } from './modules/site/get-site.ts'
import { siteAccommodationsServed } from './modules/site/site-accommodations.ts'
import { siteCalendarServed } from './modules/site/site-calendar.ts'
import { sitemapRoutes } from './modules/sitemap/sitemap.routes.ts'
import { voucherOperatorRoutes } from './modules/voucher/voucher-operator.routes.ts'
import { operatorRoutes } from './operator/operator.routes.ts'
import type { ServedEndpoint } from './server/serve.ts'

/** Every endpoint the server answers. */
export const servedEndpoints: readonly ServedEndpoint[] = [
  ...accountRoutes,
  navigationGroupsServed,
  getDestinationServed,
  getThemeServed,
  getPageServed,
  freeSearchServed,
  autocompleteServed,
  popularServed,
  popularSaveServed,
  searchSitesServed,
  searchArrivalsServed,
  getSiteServed,
  siteAccommodationsServed,
  siteCalendarServed,
  ...bookingRoutes,
  ...bookingPapersRoutes,
  ...checkoutDraftRoutes,
  ...experimentsRoutes,
  ...newsletterRoutes,
  ...portalRoutes,
  ...messageRoutes,
  ...agentRoutes,
  ...favouritesRoutes,
  ...profileRoutes,
  ...operatorRoutes,
  ...reviewsRoutes,
  ...paymentOperatorRoutes,
  ...paymentRoutes,
  ...sessionRoutes,
  ...sitemapRoutes,
  ...voucherOperatorRoutes,
]
