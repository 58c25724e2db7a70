import { getOwnBooking } from '@camping/contract/portal.endpoints.ts'
import { ownBooking } from '@camping/contract/portal.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { ownBookingFixture } from '@camping/testkit/fixtures/portal.fixture.ts'
import { bookingUserFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { expect, it } from 'vitest'
import { go, pause, shows, soon, start, visitor } from '../testing/opened-pages.tsx'

const own = `/uk/profile/my-bookings/${bookingUserFixture.bookingRef}`
const said = 'You signed in with a booking reference'

it('a guest of one booking who wants another page of the portal is led to it, and told why once', async () => {
  visitor.user = bookingUserFixture
  document.cookie = 'login-type=booking_id; Path=/'
  await start(own, [replies(getOwnBooking, ownBooking, ownBookingFixture)])
  await shows(ownBookingFixture.site.name)
  await pause()
  expect(document.body.textContent).not.toContain(said)
  for (const address of ['/uk/profile', '/uk/profile/my-bookings/0000000000']) {
    await go(address)
    await soon(() => expect(window.location.pathname + window.location.search).toBe(own))
  }
  await soon(() => expect(document.body.textContent).toContain(said))
})
