import type { CustomerBookings } from '@camping/contract/portal.schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usualKinds } from '../../booking/testing/booking-desk.ts'
import { openPortalDesk } from './testing/portal-desk.ts'

describe.each(usualKinds)('the list of a customer’s bookings on %s', (kind) => {
  let desk: Awaited<ReturnType<typeof openPortalDesk>>
  beforeAll(async () => {
    desk = await openPortalDesk(kind)
  })
  afterAll(() => desk?.close())

  test('lists a stay as upcoming until its day of departure is over', async () => {
    const booking = await desk.book()
    const listed = async () => {
      const { body } = await desk.call<CustomerBookings>('GET', 'customer-portal/bookings', {
        headers: { authorization: `Bearer ${booking.asCustomer}` },
      })
      return [body.upcoming.length, body.past.length]
    }
    // A stay of seven nights that leaves today, and one that left yesterday.
    await desk.arrivesIn(booking, -7)
    expect(await listed()).toEqual([1, 0])
    await desk.arrivesIn(booking, -8)
    expect(await listed()).toEqual([0, 1])
  })
})
