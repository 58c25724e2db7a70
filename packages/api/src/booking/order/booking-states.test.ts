import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { declineUnansweredJob } from './decline-unanswered-job.ts'
import { answerBy } from './answer-by.ts'
import { cancelBooking, confirmRequest, declineRequest, declineUnanswered } from './change-booking-state.ts'
import { bookBody, cartBody, databaseKinds, type Desk, openDesk } from '../testing/booking-desk.ts'
import * as rows from '../testing/booking-world.ts'
import { brokenInvariants } from '../testing/broken-invariants.ts'

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

  const confirmationOf = async (cartId: string) =>
    (await desk.call<BookingConfirmation>('GET', `booking/confirmation/${cartId}`)).body
  const letTimeEnd = (ref: string) =>
    sql`update bookings set answer_by = clock_timestamp() - interval '1 second' where booking_ref = ${ref}`.execute(
      desk.db,
    )

  test('a declined request frees its unit, owes nothing and reports the reason, once', async () => {
    const stay = { accommodationId: rows.onRequest, date: '2027-07-03' }
    const { cart, booking } = await order(stay)
    const answers = await Promise.all(
      [1, 2, 3].map(() => declineRequest(desk.db, booking.bookingRef, 'full')),
    )
    expect(answers.filter(Boolean)).toHaveLength(1)
    const { state, declined, paymentRates, answerBy } = await confirmationOf(cart.id)
    expect({ state, declined, answerBy }).toEqual({ state: 'cancelled', declined: 'full', answerBy: null })
    expect(new Set(paymentRates.map(({ status }) => status))).toEqual(new Set(['cancelled']))
    expect(await eventsOf(booking.bookingRef)).toEqual([
      ['booking-received', 'requested'],
      ['booking-declined', 'cancelled'],
    ])
    expect(desk.notices).toContainEqual({ kind: 'occupation', accommodationId: rows.onRequest })
    expect(await confirmRequest(desk.db, booking.bookingRef)).toBe(false)
    expect(await cancelBooking(desk.db, booking.bookingRef)).toBe(false)
    expect(await brokenInvariants(desk.db)).toEqual([])
  })

  test('a request without a deadline can be confirmed at any time', async () => {
    const { booking } = await order({ accommodationId: rows.onRequest, date: '2027-05-22' })
    const ref = booking.bookingRef
    await desk.db.updateTable('bookings').set({ answer_by: null }).where('booking_ref', '=', ref).execute()
    expect(await confirmRequest(desk.db, ref)).toBe(true)
  })

  test('yes, no and the clock at the same moment: one of them, and never two', async () => {
    for (let round = 0; round < 8; round += 1) {
      const date = new Date(Date.UTC(2027, 7, 7 + 7 * round)).toISOString().slice(0, 10)
      const { cart, booking } = await order({ accommodationId: rows.onRequest, date })
      const ref = booking.bookingRef
      const answers = await Promise.all([
        confirmRequest(desk.db, ref),
        declineRequest(desk.db, ref, 'closed'),
        cancelBooking(desk.db, ref),
      ])
      // A confirmed booking may be cancelled afterwards.
      const events = (await eventsOf(ref)).map(([kind]) => kind).slice(1)
      expect(events).toHaveLength(answers.filter(Boolean).length)
      expect([
        ['booking-declined'],
        ['booking-cancelled'],
        ['booking-confirmed', 'booking-cancelled'],
      ]).toContainEqual(events)
      expect((await confirmationOf(cart.id)).state).toBe('cancelled')
    }
    expect(await brokenInvariants(desk.db)).toEqual([])
  })

  test('a site has 48 hours, less when the arrival is near, and no answer counts after that', async () => {
    const { cart, booking } = await order({ accommodationId: rows.onRequest, date: '2028-01-08' })
    const hours = (Date.parse((await confirmationOf(cart.id)).answerBy ?? '') - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(47.9)
    expect(hours).toBeLessThanOrEqual(48)
    await letTimeEnd(booking.bookingRef)
    expect(await confirmRequest(desk.db, booking.bookingRef)).toBe(false)
    expect((await confirmationOf(cart.id)).state).toBe('requested')
  })

  test.each([
    ['two days', '2027-06-01T10:00Z', 'FR', '2027-06-03T10:00Z'],
    ['until the evening before', '2027-06-18T18:00Z', 'FR', '2027-06-19T19:00Z'],
    ['of the site’s own clock', '2027-06-18T18:00Z', 'GB', '2027-06-19T20:00Z'],
    ['at least four hours', '2027-06-19T18:00Z', 'FR', '2027-06-19T22:00Z'],
    ['an hour before check-in closes', '2027-06-20T15:00Z', 'FR', '2027-06-20T17:00Z'],
    ['and where that is over, half an hour', '2027-06-20T19:00Z', 'FR', '2027-06-20T19:30Z'],
  ])('a request for 20 June is answered within %s', async (_, now, country, expected) => {
    const stay = { dateFrom: '2027-06-20', country, hours: { checkInUntil: '20:00' } }
    const { rows: one } = await sql<{ at: Date }>`
      select ${answerBy(stay, sql<Date>`${now}::timestamptz`)} as at`.execute(desk.db)
    expect(one[0]?.at.toISOString()).toBe(new Date(expected).toISOString())
  })

  test('unanswered requests are declined by any number of jobs, each once, and no others', async () => {
    await sql`update bookings set answer_by = clock_timestamp() + interval '1 day' where state = 'requested'`.execute(
      desk.db,
    )
    const waiting = await order({ accommodationId: rows.onRequest, date: '2028-02-05' })
    const ended: string[] = []
    for (const date of ['2028-02-12', '2028-02-19', '2028-02-26']) {
      const { booking } = await order({ accommodationId: rows.onRequest, date })
      await letTimeEnd(booking.bookingRef)
      ended.push(booking.bookingRef)
    }
    const job = declineUnansweredJob(desk.db)
    const { signal } = new AbortController()
    const drain = async () => {
      let done = 0
      while (await job.run(signal)) done += 1
      return done
    }
    const counts = await Promise.all([drain(), drain(), drain()])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3)
    for (const ref of ended)
      expect(await eventsOf(ref)).toEqual([
        ['booking-received', 'requested'],
        ['booking-declined', 'cancelled'],
      ])
    expect((await confirmationOf(waiting.cart.id)).state).toBe('requested')
    expect(await declineUnanswered(desk.db)).toBe(false)
    expect(await brokenInvariants(desk.db)).toEqual([])
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
