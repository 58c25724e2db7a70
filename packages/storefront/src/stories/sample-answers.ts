import {
  bookingConfirmation as confirmationOf,
  getCart,
  updateCart,
} from '@camping/contract/booking.endpoints.ts'
import { bookingConfirmation, cart } from '@camping/contract/booking.schemas.ts'
import { getDraft, saveDraft } from '@camping/contract/checkout-draft.endpoints.ts'
import { draftReply, draftSaved } from '@camping/contract/checkout-draft.schemas.ts'
import { getDestination, getPage, getTheme } from '@camping/contract/content.endpoints.ts'
import { destination, taggedPage, themeDetail } from '@camping/contract/content.schemas.ts'
import { listAccountSessions } from '@camping/contract/account-sessions.endpoints.ts'
import { accountSessions } from '@camping/contract/account-sessions.schemas.ts'
import { listPasskeys } from '@camping/contract/passkeys.endpoints.ts'
import { passkeys } from '@camping/contract/passkeys.schemas.ts'
import { getLists } from '@camping/contract/favourite-lists.endpoints.ts'
import { namedLists } from '@camping/contract/favourite-lists.schemas.ts'
import { getFavourites } from '@camping/contract/favourites.endpoints.ts'
import { favouriteSites } from '@camping/contract/favourites.schemas.ts'
import { freeSearch } from '@camping/contract/free-search.endpoints.ts'
import { freeSearchReply } from '@camping/contract/free-search.schemas.ts'
import { navigationGroups } from '@camping/contract/navigation.endpoints.ts'
import { navigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { getBookingExtras } from '@camping/contract/booking-extras.endpoints.ts'
import { getBookingStay, quoteStayChange } from '@camping/contract/booking-stay.endpoints.ts'
import { bookingStay, stayChangeQuote } from '@camping/contract/booking-stay.schemas.ts'
import { bookingExtras } from '@camping/contract/booking-extras.schemas.ts'
import { getParticipants } from '@camping/contract/participants.endpoints.ts'
import { participants } from '@camping/contract/participants.schemas.ts'
import { getDynamicProviders, getPaymentProviders } from '@camping/contract/payment.endpoints.ts'
import { paymentProviders } from '@camping/contract/payment.schemas.ts'
import { getCustomerBooking, getCustomerBookings } from '@camping/contract/portal.endpoints.ts'
import { customerBooking, customerBookings } from '@camping/contract/portal.schemas.ts'
import { confirmationReview, siteReviews } from '@camping/contract/review.endpoints.ts'
import { siteReviewsReply, stayReview } from '@camping/contract/review.schemas.ts'
import { autocomplete, popular, searchArrivals, searchSites } from '@camping/contract/search.endpoints.ts'
import { arrivalsReply, autocompleteReply, searchSitesReply } from '@camping/contract/search.schemas.ts'
import { getUser } from '@camping/contract/session.endpoints.ts'
import { user } from '@camping/contract/session.schemas.ts'
import { getSite, siteAccommodations, siteCalendar } from '@camping/contract/site.endpoints.ts'
import { siteAccommodationsReply, siteCalendarReply, siteDetail } from '@camping/contract/site.schemas.ts'
import { replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import { cartFixture, confirmationFixture } from '@camping/testkit/fixtures/booking.fixture.ts'
import { imprintFixture, themeFixture } from '@camping/testkit/fixtures/content.fixture.ts'
import { foundFixture } from '@camping/testkit/fixtures/free-search.fixture.ts'
import {
  bookingStayFixture,
  customerBookingFixture,
  customerExtrasFixture,
  participantsFixture,
  providerFixture,
  stayChangeQuoteFixture,
} from '@camping/testkit/fixtures/portal.fixture.ts'
import { siteReviewsFixture, stayReviewFixture } from '@camping/testkit/fixtures/review.fixture.ts'
import { destinationFixture } from '@camping/testkit/fixtures/search.fixture.ts'
import {
  accountSessionsFixture,
  passkeysFixture,
  userFixture,
} from '@camping/testkit/fixtures/user.fixture.ts'
import { sampleCalendar, sampleArrivals } from './sample-days.ts'
import { sampleAccommodations, sampleNavigation, sampleSearch, sampleSite } from './sample-world.ts'

const providers = [providerFixture('bambora'), providerFixture('saferpay')]

const { nextRate, ...summary } = {
  ...customerBookingFixture,
  nextRate: customerBookingFixture.paymentRates[0] ?? null,
}
/** A booking as lists show it. */
export const sampleBookingSummary = { ...summary, nextRate }

const stay = { date: '2027-07-03', nights: 7, isDefaultDate: true }
const results = sampleSearch.sites

/** An API with the usual data of every page. A story overrides single answers. */
export const sampleAnswers: readonly FakeAnswer[] = [
  replies(navigationGroups, navigationGroupsReply, sampleNavigation),
  replies(getUser, user, userFixture),
  replies(listAccountSessions, accountSessions, accountSessionsFixture),
  replies(listPasskeys, passkeys, passkeysFixture),
  replies(searchSites, searchSitesReply, sampleSearch),
  replies(searchArrivals, arrivalsReply, sampleArrivals),
  replies(autocomplete, autocompleteReply, { results: [] }),
  replies(popular, autocompleteReply, { results: [] }),
  replies(getSite, siteDetail, sampleSite),
  replies(siteAccommodations, siteAccommodationsReply, sampleAccommodations),
  replies(siteCalendar, siteCalendarReply, ({ month }) => sampleCalendar(month)),
  replies(siteReviews, siteReviewsReply, siteReviewsFixture),
  replies(getDestination, destination, destinationFixture),
  replies(getPage, taggedPage, imprintFixture),
  replies(getTheme, themeDetail, themeFixture),
  replies(freeSearch, freeSearchReply, foundFixture),
  replies(getCart, cart, cartFixture),
  replies(updateCart, cart, cartFixture),
  replies(getDraft, draftReply, { draft: null }),
  replies(saveDraft, draftSaved, { saved: true }),
  replies(confirmationOf, bookingConfirmation, confirmationFixture),
  replies(confirmationReview, stayReview, stayReviewFixture),
  replies(getCustomerBookings, customerBookings, {
    upcoming: [sampleBookingSummary],
    past: [],
    cancelled: [],
  }),
  replies(getCustomerBooking, customerBooking, customerBookingFixture),
  replies(getParticipants, participants, participantsFixture),
  replies(getBookingExtras, bookingExtras, customerExtrasFixture),
  replies(getBookingStay, bookingStay, bookingStayFixture),
  replies(quoteStayChange, stayChangeQuote, stayChangeQuoteFixture),
  replies(getPaymentProviders, paymentProviders, providers),
  replies(getDynamicProviders, paymentProviders, providers),
  replies(getLists, namedLists, { lists: [] }),
  replies(getFavourites, favouriteSites, {
    stay,
    currency: 'GBP',
    favourites: results.slice(0, 3).map((site) => ({ since: 1_793_520_000_000, site })),
  }),
]
