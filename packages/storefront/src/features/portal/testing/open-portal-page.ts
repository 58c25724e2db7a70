import { getPaymentProviders } from '@camping/contract/payment.endpoints.ts'
import { paymentProviders, type PaymentProvider } from '@camping/contract/payment.schemas.ts'
import { getBookingExtras } from '@camping/contract/booking-extras.endpoints.ts'
import { bookingExtras } from '@camping/contract/booking-extras.schemas.ts'
import { getBookingStay } from '@camping/contract/booking-stay.endpoints.ts'
import { bookingStay } from '@camping/contract/booking-stay.schemas.ts'
import { getParticipants } from '@camping/contract/participants.endpoints.ts'
import { participants } from '@camping/contract/participants.schemas.ts'
import { getCustomerBooking, getCustomerBookings } from '@camping/contract/portal.endpoints.ts'
import { customerBooking, customerBookings, type CustomerBooking } from '@camping/contract/portal.schemas.ts'
import { getUser } from '@camping/contract/session.endpoints.ts'
import { user } from '@camping/contract/session.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { RouteName } from '@camping/editions/routes.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { confirmationFixture } from '@camping/testkit/fixtures/booking.fixture.ts'
import {
  bookingStayFixture,
  customerBookingFixture,
  customerExtrasFixture,
  participantsFixture,
  providerFixture as provider,
} from '@camping/testkit/fixtures/portal.fixture.ts'
import { userFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { renderTestPage } from '../../../testing/render-test-page.ts'

export const bookingId = confirmationFixture.bookingRef
export const booking: CustomerBooking = customerBookingFixture

interface Asked {
  readonly site?: SiteCode
  readonly change?: Partial<CustomerBooking>
  readonly who?: typeof userFixture
  readonly providers?: readonly PaymentProvider[]
}

/** Renders a page of the portal for a booking with changes; without providers none can be reached. */
export function openPortalPage(
  name: RouteName,
  { site = 'uk', change = {}, who = userFixture, providers }: Asked = {},
) {
  const shown = { ...booking, ...change }
  const { nextRate, ...summary } = { ...shown, nextRate: shown.paymentRates[0] ?? null }
  return renderTestPage({
    address: buildPath(site, name, { bookingId }),
    site,
    session: { hasToken: true, rememberedPath: undefined },
    answers: [
      replies(getUser, user, who),
      replies(getCustomerBooking, customerBooking, shown),
      replies(getParticipants, participants, { ...participantsFixture, terms: shown.changes.participants }),
      replies(getBookingExtras, bookingExtras, { ...customerExtrasFixture, terms: shown.changes.extras }),
      replies(getBookingStay, bookingStay, { ...bookingStayFixture, terms: shown.changes.stay }),
      replies(getCustomerBookings, customerBookings, {
        upcoming: [{ ...summary, nextRate }],
        past: [],
        cancelled: [],
      }),
      providers
        ? replies(getPaymentProviders, paymentProviders, [...providers])
        : refuses(getPaymentProviders, 503, { type: 'unavailable' }),
    ],
  })
}

export const text = (page: Document) => page.body.textContent ?? ''
export const links = (page: Document) =>
  [...page.querySelectorAll('main a')].map((a) => a.getAttribute('href'))
export const both = [provider('bambora'), provider('saferpay')]
