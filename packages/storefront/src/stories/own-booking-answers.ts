import { getOwnBooking, getOwnBookings } from '@camping/contract/portal.endpoints.ts'
import { ownBooking, ownBookings } from '@camping/contract/portal.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { ownBookingFixture } from '@camping/testkit/fixtures/portal.fixture.ts'
import { longName } from './long-text.ts'
import { sampleOwnBooking } from './sample-answers.ts'

/** One booking, at a campsite with a name as long as names get. */
export const longOwnBooking = replies(getOwnBooking, ownBooking, {
  ...ownBookingFixture,
  site: { ...ownBookingFixture.site, name: longName },
})

const longBooking = { ...sampleOwnBooking, site: { ...sampleOwnBooking.site, name: longName } }

/** A stay to come and one gone by, at such a campsite. */
export const longOwnBookings = replies(getOwnBookings, ownBookings, {
  upcoming: [longBooking],
  past: [longBooking],
  cancelled: [],
})

export const noOwnBookings = replies(getOwnBookings, ownBookings, { upcoming: [], past: [], cancelled: [] })
