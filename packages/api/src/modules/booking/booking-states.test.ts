import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelBooking, confirmRequest } from './change-booking-state.ts'
import { bookBody, cartBody, databaseKinds, type Desk, openDesk } from './testing/booking-desk.ts'
import * as rows from './testing/booking-world.ts'

describe.each(databaseKinds)('what becomes of a booking on %s', (kind) => {
  let desk: Desk
  beforeAll(async () => {
    desk = await openDesk(kind)
  })
  afterAll(() => desk?.close())

  const order = async (changes: object) => {
    const { body: cart } = await desk.createCart(cartBody(changes))
    return { cart, booking: (await desk.book(cart.id, bookBody(cart.total))).body }
  }
  const eventsOf = async (ref: string) =>
    (
      await sql<{ kind: string; state: string }>`
        select kind, payload ->> 'state' as state from outbox
        where payload ->> 'bookingRef' = ${ref} order by id`.execute(desk.db)
    ).rows.map((event) => [event.kind, event.state])

  test('a request is confirmed once, and announced with it', async () => {
    const { cart, booking } = await order({ accommodationId: rows.onRequest })
    const answers = await Promise.all([1, 2, 3].map(() => confirmRequest(desk.db, booking.bookingRef)))
    expect(answers.filter(Boolean)).toHaveLength(1)
    const read = await desk.call('GET', `booking/confirmation/${cart.id}`)
    expect(read.body).toMatchObject({ state: 'confirmed' })
    expect(await eventsOf(booking.bookingRef)).toEqual([
      ['booking-received', 'requested'],
      ['booking-confirmed', 'confirmed'],
    ])
  })

  test('what was booked at once is not confirmed again', async () => {
    const { booking } = await order({ date: '2027-06-05' })
    expect(await confirmRequest(desk.db, booking.bookingRef)).toBe(false)
    expect(await confirmRequest(desk.db, 'NOSUCHREF0')).toBe(false)
    expect(await eventsOf(booking.bookingRef)).toEqual([['booking-received', 'confirmed']])
  })

  test('a cancelled booking frees its unit, owes nothing more and is announced once', async () => {
    const stay = { accommodationId: rows.chalet, date: '2027-09-04' }
    const { cart, booking } = await order(stay)
    expect((await desk.createCart(cartBody(stay))).status).toBe(409)
    const answers = await Promise.all([1, 2, 3].map(() => cancelBooking(desk.db, booking.bookingRef)))
    expect(answers.filter(Boolean)).toHaveLength(1)
    const { body } = await desk.call<{ state: string; paymentRates: { status: string }[] }>(
      'GET',
      `booking/confirmation/${cart.id}`,
    )
    expect(body.state).toBe('cancelled')
    expect(new Set(body.paymentRates.map(({ status }) => status))).toEqual(new Set(['cancelled']))
    expect(await eventsOf(booking.bookingRef)).toEqual([
      ['booking-received', 'confirmed'],
      ['booking-cancelled', 'cancelled'],
    ])
    const [row] = await desk.db.selectFrom('bookings').selectAll().where('cart_id', '=', cart.id).execute()
    expect(row?.cancelled_at).toBeInstanceOf(Date)
    expect((await desk.createCart(cartBody(stay))).status).toBe(200)
    expect(desk.notices).toContainEqual({ kind: 'occupation', accommodationId: rows.chalet })
  })
})
