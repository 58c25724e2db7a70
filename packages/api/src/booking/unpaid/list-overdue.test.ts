import type { OverdueBookings } from '@camping/contract/operator.schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operatorRoutes } from '../requests/request-operator.routes.ts'
import {
  bookBody,
  cartBody,
  usualKinds,
  type Desk,
  openDesk,
  operatorToken,
} from '../testing/booking-desk.ts'
import * as world from '../testing/booking-world.ts'

describe.each(usualKinds)('payment-27: overdue bookings on %s', (kind) => {
  let desk: Desk
  beforeAll(async () => {
    desk = await openDesk(kind, operatorRoutes)
  })
  afterAll(() => desk?.close())

  async function book(date: string) {
    const { body: cart } = await desk.createCart(cartBody({ accommodationId: world.tent, date }))
    const { body } = await desk.book(cart.id, bookBody(cart.total))
    return body
  }
  const bookedOn = (ref: string, day: string) =>
    desk.db
      .updateTable('bookings')
      .set({ pay_from: new Date(`${day}T10:00:00Z`) })
      .where('booking_ref', '=', ref)
      .execute()
  const ask = (token?: string) =>
    desk.app.inject({
      url: '/api/operator/overdue',
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    })

  test('are a list for the operator alone, the longest first, without names', async () => {
    // The server lives on 1 March 2027, when the first rates are due.
    const [long, short, fresh] = [
      await book('2027-06-05'),
      await book('2027-06-12'),
      await book('2027-06-19'),
    ]
    await bookedOn(short.bookingRef, '2027-02-26')
    await bookedOn(long.bookingRef, '2027-02-20')
    await bookedOn(fresh.bookingRef, '2027-03-01')
    await desk.db
      .updateTable('payment_rates')
      .set({ due_date: '2027-02-20' })
      .where('index', '=', 0)
      .execute()
    expect((await ask()).statusCode).toBe(401)
    expect((await ask('x'.repeat(40))).statusCode).toBe(401)
    const reply = await ask(operatorToken)
    const { bookings } = reply.json<OverdueBookings>()
    expect(bookings.map(({ bookingRef }) => bookingRef)).toEqual([long.bookingRef, short.bookingRef])
    expect(bookings[0]).toMatchObject({
      open: long.paymentRates[0]?.amount,
      paid: 0,
      dueAt: '2027-02-22T22:59:00.000Z',
      endsAt: '2027-02-25T22:59:00.000Z',
      reminders: 0,
      site: 'Site 1',
    })
    expect(reply.body).not.toMatch(/anna|vries|example\.org/i)
  })
})
