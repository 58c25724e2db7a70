import { getCustomerBooking, getCustomerBookings } from '@camping/contract/portal.endpoints.ts'
import { customerBooking, customerBookings } from '@camping/contract/portal.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { customerBookingFixture } from '@camping/testkit/fixtures/portal.fixture.ts'
import { longName } from './long-text.ts'
import { sampleBookingSummary } from './sample-answers.ts'

/** One booking, at a campsite with a very long name. */
export const longCustomerBooking = replies(getCustomerBooking, customerBooking, {
  ...customerBookingFixture,
  site: { ...customerBookingFixture.site, name: longName },
})

const longBooking = { ...sampleBookingSummary, site: { ...sampleBookingSummary.site, name: longName } }

/** An upcoming and a past stay at such a campsite. */
export const longCustomerBookings = replies(getCustomerBookings, customerBookings, {
  upcoming: [longBooking],
  past: [longBooking],
  cancelled: [],
})

export const noCustomerBookings = replies(getCustomerBookings, customerBookings, {
  upcoming: [],
  past: [],
  cancelled: [],
})
