import { getPaymentProviders } from '@camping/contract/payment.endpoints.ts'
import { getCustomerBooking } from '@camping/contract/portal.endpoints.ts'
import { customerBooking } from '@camping/contract/portal.schemas.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { customerBookingFixture } from '@camping/testkit/fixtures/portal.fixture.ts'
import { bookingUserFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { beforeEach, expect, it } from 'vitest'
import { soon, start, visitor } from '../../testing/opened-pages.tsx'

beforeEach(() => {
  visitor.user = bookingUserFixture
  document.cookie = 'login-type=booking_id; Path=/'
})
const { bookingRef, site } = customerBookingFixture
const address = `/uk/profile/my-bookings/${bookingRef}/payment`

it('providers that cannot be loaded are reported in one toast, and the booking still shows', async () => {
  const store = await start(address, [
    replies(getCustomerBooking, customerBooking, customerBookingFixture),
    refuses(getPaymentProviders, 503, { type: 'unavailable' }),
  ])
  // By then the form has requested them again.
  await soon(() => expect(document.querySelector('main')?.textContent).toContain('unavailable'))
  await soon(() =>
    expect(store.getState().shell.toasts.map(({ message }) => message)).toEqual([
      'toast-message.generic-error',
    ]),
  )
  expect(document.querySelector('main')?.textContent).toContain(site.name)
})
