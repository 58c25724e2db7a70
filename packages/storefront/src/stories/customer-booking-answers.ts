import { getOwnBooking, getOwnBookings } from '@camping/contract/portal.endpoints.ts'
import { ownBooking, ownBookings } from '@camping/contract/portal.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { customerBookingFixture } from '@camping/testkit/fixtures/portal.fixture.ts'
import { longName } from './long-text.ts'
import { sampleBookingSummary } from './sample-answers.ts'

/** One booking, at a campsite with a very long name. */
export const longCustomerBooking = replies(getOwnBooking, ownBooking, {
  ...customerBookingFixture,
  site: { ...customerBookingFixture.site, name: longName },
})

const longBooking = { ...sampleBookingSummary, site: { ...sampleBookingSummary.site, name: longName } }

/** An upcoming and a past stay at such a campsite. */
export const longCustomerBookings = replies(getOwnBookings, ownBookings, {
  upcoming: [longBooking],
  past: [longBooking],
  cancelled: [],
})

export const noCustomerBookings = replies(getOwnBookings, ownBookings, {
  upcoming: [],
  past: [],
  cancelled: [],
})
