import { getCustomerBooking } from '@camping/contract/portal.endpoints.ts'
import { customerBooking } from '@camping/contract/portal.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { customerBookingFixture } from '@camping/testkit/fixtures/portal.fixture.ts'
import { bookingUserFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { expect, it } from 'vitest'
import { go, pause, shows, soon, start, visitor } from '../../testing/opened-pages.tsx'

const bookingPath = `/uk/profile/my-bookings/${bookingUserFixture.bookingRef}`
const toastText = 'You signed in with a booking reference'

it('a booking session that opens another portal page is redirected to its booking, with one explanation', async () => {
  visitor.user = bookingUserFixture
  document.cookie = 'login-type=booking_id; Path=/'
  await start(bookingPath, [replies(getCustomerBooking, customerBooking, customerBookingFixture)])
  await shows(customerBookingFixture.site.name)
  await pause()
  expect(document.body.textContent).not.toContain(toastText)
  for (const address of ['/uk/profile', '/uk/profile/my-bookings/0000000000']) {
    await go(address)
    await soon(() => expect(window.location.pathname + window.location.search).toBe(bookingPath))
  }
  await soon(() => expect(document.body.textContent).toContain(toastText))
})
