import type { CustomerBooking, CustomerBookings } from '@camping/contract/portal.schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usualKinds } from '../../booking/testing/booking-desk.ts'
import { openPortalDesk } from './testing/portal-desk.ts'

describe.each(usualKinds)('the list of a customer’s bookings on %s', (kind) => {
  let desk: Awaited<ReturnType<typeof openPortalDesk>>
  beforeAll(async () => {
    desk = await openPortalDesk(kind)
  })
  afterAll(() => desk?.close())

  test('names the day of the next payment as the page of the booking does', async () => {
    const { asCustomer, ref: bookingRef } = await desk.book()
    // On the day of the desk's clock, for which its first rate is planned; 48 hours are over two days later.
    await desk.db
      .updateTable('bookings')
      .set({ pay_from: new Date('2027-03-01T10:00:00Z') })
      .where('booking_ref', '=', bookingRef)
      .execute()
    const as = { headers: { authorization: `Bearer ${asCustomer}` } }
    const { body: list } = await desk.call<CustomerBookings>('GET', 'customer-portal/bookings', as)
    const { payBy } = (await desk.call<CustomerBooking>('GET', `customer-portal/bookings/${bookingRef}`, as))
      .body
    expect(payBy?.dueAt).toBe('2027-03-03T22:59:00.000Z')
    expect(list.upcoming.find((one) => one.bookingRef === bookingRef)?.nextRate).toMatchObject({
      amount: payBy?.open,
      dueDate: '2027-03-03',
    })
  })

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
