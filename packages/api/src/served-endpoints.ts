import { alertsRoutes } from './customer/alerts/alerts.routes.ts'
import { accountRoutes } from './customer/account/account.routes.ts'
import { bookingDocumentRoutes } from './booking/documents/booking-documents.routes.ts'
import { bookingCodeRoutes } from './customer/booking-code/booking-code.routes.ts'
import { bookingRoutes } from './booking/order/booking.routes.ts'
import { checkoutDraftRoutes } from './booking/draft/checkout-draft.routes.ts'
import { experimentsRoutes } from './catalogue/experiments/experiments.routes.ts'
import { freeSearchServed } from './catalogue/content/free-search.ts'
import { getDestinationServed } from './catalogue/content/get-destination.ts'
import { getPageServed } from './catalogue/content/get-page.ts'
import { getThemeServed } from './catalogue/content/get-theme.ts'
import { newsletterRoutes } from './customer/newsletter/newsletter.routes.ts'
import { reviewsRoutes } from './customer/reviews/reviews.routes.ts'
import { navigationGroupsServed } from './catalogue/navigation/navigation-groups.ts'
import { paymentOperatorRoutes } from './payment/refunds/payment-operator.routes.ts'
import { saleOperatorRoutes } from './payment/withdrawal/sale-operator.routes.ts'
import { purchaseRoutes } from './payment/purchase/purchase.routes.ts'
import { paymentRoutes } from './payment/order/payment.routes.ts'
import { autocompleteServed } from './catalogue/search/autocomplete.ts'
import { popularSaveServed, popularServed } from './catalogue/search/popular-searches.ts'
import { searchArrivalsServed } from './catalogue/search/search-arrivals.ts'
import { searchSitesServed } from './catalogue/search/search-sites.ts'
import { sessionRoutes } from './customer/session/session.routes.ts'
import { signInCodeRoutes } from './customer/account/sign-in-code.routes.ts'
import { agentRoutes } from './customer/agent/agent.routes.ts'
import { addressRoutes } from './customer/address/address.routes.ts'
import { favouriteListsRoutes } from './customer/favourites/favourite-lists.routes.ts'
import { guestListsRoutes } from './customer/favourites/guest-lists.routes.ts'
import { favouritesRoutes } from './customer/favourites/favourites.routes.ts'
import { messageRoutes } from './customer/message/message.routes.ts'
import { passkeysRoutes } from './customer/passkeys/passkeys.routes.ts'
import { accountSessionsRoutes } from './customer/account-sessions/account-sessions.routes.ts'
import { profileRoutes } from './customer/profile/profile.routes.ts'
import { portalRoutes } from './customer/bookings/portal.routes.ts'
import { getSiteServed } from './catalogue/site/get-site.ts'
import { sitePlanServed } from './catalogue/site/site-plan.ts'
import { siteAccommodationsServed } from './catalogue/site/site-accommodations.ts'
import { compareServed } from './catalogue/site/compare-sites.ts'
import { siteCalendarServed } from './catalogue/site/site-calendar.ts'
import { sitemapRoutes } from './catalogue/sitemap/sitemap.routes.ts'
import { discountOperatorRoutes } from './booking/discount/discount-operator.routes.ts'
import { mailLinksRoutes } from './booking/reception/mail-links.routes.ts'
import { receptionOperatorRoutes } from './booking/reception/reception-operator.routes.ts'
import { voucherOperatorRoutes } from './booking/voucher/voucher-operator.routes.ts'
import { requestDeskRoutes } from './booking/requests/request-desk.routes.ts'
import { refundDeskRoutes } from './payment/refunds/refund-desk.routes.ts'
import { operatorRoutes } from './booking/requests/request-operator.routes.ts'
import { chatbotRoutes } from './customer/chatbot/chatbot.routes.ts'
import type { CustomerEndpoint } from './customer/customer-serving.ts'

/** Every endpoint of the server. */
export const servedEndpoints: readonly CustomerEndpoint[] = [
  ...accountRoutes,
  ...signInCodeRoutes,
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
  sitePlanServed,
  siteCalendarServed,
  compareServed,
  ...bookingRoutes,
  ...bookingDocumentRoutes,
  ...checkoutDraftRoutes,
  ...experimentsRoutes,
  ...newsletterRoutes,
  ...alertsRoutes,
  ...portalRoutes,
  ...bookingCodeRoutes,
  ...messageRoutes,
  ...chatbotRoutes,
  ...agentRoutes,
  ...addressRoutes,
  ...favouritesRoutes,
  ...favouriteListsRoutes,
  ...guestListsRoutes,
  ...accountSessionsRoutes,
  ...passkeysRoutes,
  ...profileRoutes,
  ...operatorRoutes,
  ...receptionOperatorRoutes,
  ...mailLinksRoutes,
  ...requestDeskRoutes,
  ...refundDeskRoutes,
  ...reviewsRoutes,
  ...purchaseRoutes,
  ...saleOperatorRoutes,
  ...paymentOperatorRoutes,
  ...paymentRoutes,
  ...sessionRoutes,
  ...sitemapRoutes,
  ...voucherOperatorRoutes,
  ...discountOperatorRoutes,
]
