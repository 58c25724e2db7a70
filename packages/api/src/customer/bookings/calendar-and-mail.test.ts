import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usualKinds } from '../../booking/testing/booking-desk.ts'
import { openPortalDesk, type PortalDesk } from './testing/portal-desk.ts'

describe.each(usualKinds)('calendar entry and repeated mail of a customer’s booking on %s', (kind) => {
  let desk: PortalDesk
  beforeAll(async () => {
    desk = await openPortalDesk(kind)
  })
  afterAll(() => desk?.close())

  const repeated = async (id: number) => {
    const events = await desk.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'booking-resent')
      .execute()
    return events
      .map(({ payload }) => payload)
      .filter((payload) => (payload as { bookingId: number }).bookingId === id)
  }

  test('the calendar file is the one of the booking’s link, and the mail goes out once in ten minutes, by either way', async () => {
    const booking = await desk.book()
    const file = (path: string) =>
      desk.app.inject({
        url: `/api/twenty/v2/alder/nl/${path}`,
        remoteAddress: '192.0.2.7',
        headers: { authorization: `Bearer ${booking.asBooking}` },
      })
    const own = await file(`customer-portal/bookings/${booking.ref}/calendar`)
    expect(own.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(own.body).toContain(booking.ref)
    expect(own.body).toBe((await file(`booking/confirmation/${booking.cartId}/calendar`)).body)

    const send = () => desk.ask('POST', booking, { path: '/send-confirmation' })
    expect(await send()).toMatchObject({ status: 200, body: { status: 'check-inbox' } })
    const { ref: bookingRef, id: bookingId } = booking
    expect(await repeated(bookingId)).toEqual([{ bookingId, bookingRef, brand: 'alder', siteCode: 'nl' }])
    expect(await send()).toMatchObject({ status: 429, body: { type: 'too-many-requests' } })
    expect(
      await desk.call('POST', `booking/confirmation/${booking.cartId}/send`, { body: {} }),
    ).toMatchObject({ status: 429 })
    expect(await repeated(bookingId)).toHaveLength(1)
  })

  test('what a customer reads of a booking does not name its cart, whose link opens it', async () => {
    const booking = await desk.book()
    expect(JSON.stringify(await desk.own(booking))).not.toContain(booking.cartId)
  })
})
