import type { Cart } from '@camping/contract/booking.schemas.ts'
import type { CustomerBooking, CustomerBookings } from '@camping/contract/portal.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookBody, cartBody, usualKinds, type Desk, openDesk } from '../../booking/testing/booking-desk.ts'
import { openSession } from '../session/open-session.ts'
import { addCustomer } from '../session/testing/add-customer.ts'
import { portalRoutes } from './portal.routes.ts'

describe.each(usualKinds)('bookings of customers on %s', (kind) => {
  let desk: Desk
  /** References: two of Anna's, one of them in another edition, and one of Ben's. */
  const refs: string[] = []
  const tokens: Record<'anna' | 'ben' | 'annasBooking' | 'elsewhere', string> = {
    anna: '',
    ben: '',
    annasBooking: '',
    elsewhere: '',
  }

  async function book(email: string, edition: string): Promise<string> {
    const { body: cart } = await desk.createCart(cartBody(), edition)
    const body = bookBody((cart as Cart).total) as { booker: object }
    const booked = await desk.book((cart as Cart).id, { ...body, booker: { ...body.booker, email } }, edition)
    expect(booked.status, JSON.stringify(booked.body)).toBe(200)
    return booked.body.bookingRef
  }
  async function customer(brand: string, email: string): Promise<string> {
    const customerId = await addCustomer(desk.db, { brand, email })
    return openSession(desk.db, { brand, siteCode: 'nl' }, { customerId })
  }

  beforeAll(async () => {
    desk = await openDesk(kind, portalRoutes)
    refs.push(await book('Anna@example.org', 'alder/nl'))
    refs.push(await book('anna@example.org', 'alder/ch'))
    refs.push(await book('ben@example.org', 'alder/nl'))
    tokens.anna = await customer('alder', 'anna@EXAMPLE.org')
    tokens.ben = await customer('alder', 'ben@example.org')
    tokens.elsewhere = await customer('lakeland', 'anna@example.org')
    const { id: bookingId } = await desk.db
      .selectFrom('bookings')
      .select('id')
      .where('booking_ref', '=', refs[0] ?? '')
      .executeTakeFirstOrThrow()
    tokens.annasBooking = await openSession(desk.db, { brand: 'alder', siteCode: 'nl' }, { bookingId })
  })
  afterAll(() => desk?.close())

  const asking = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
  const one = (ref: string, token: string, edition = 'alder/nl') =>
    desk.call<CustomerBooking & Problem>('GET', `customer-portal/bookings/${ref}`, {
      edition,
      ...asking(token),
    })
  const listed = async (token: string) => {
    const { body, status } = await desk.call<CustomerBookings>(
      'GET',
      'customer-portal/bookings',
      asking(token),
    )
    expect(status).toBe(200)
    return body.upcoming.map(({ bookingRef }) => bookingRef).toSorted((a, b) => (a < b ? -1 : 1))
  }

  test('an account sees what was booked as a guest with its address, in every edition of its brand', async () => {
    const annas = refs.slice(0, 2).toSorted((a, b) => (a < b ? -1 : 1))
    expect(await listed(tokens.anna)).toEqual(annas)
    expect(await listed(tokens.ben)).toEqual([refs[2]])
    const own = await one(refs[1] ?? '', tokens.anna)
    expect(own.body).toMatchObject({ bookingRef: refs[1], currency: 'CHF', paymentStatus: 'NO_PAYMENT_MADE' })
    expect(own.headers['cache-control']).toBe('no-store')
  })

  test('a booking session sees the one it was opened for', async () => {
    expect(await listed(tokens.annasBooking)).toEqual([refs[0]])
    expect((await one(refs[0] ?? '', tokens.annasBooking)).status).toBe(200)
    expect((await one(refs[1] ?? '', tokens.annasBooking)).status).toBe(404)
  })

  test.each([
    ['somebody else’s', () => one(refs[2] ?? '', tokens.anna)],
    ['one that does not exist', () => one('0000000000', tokens.anna)],
    ['one of another brand', () => one(refs[0] ?? '', tokens.elsewhere, 'lakeland/nl')],
  ])('%s is not found', async (_, ask) => {
    const answer = await ask()
    expect([answer.status, answer.body.type]).toEqual([404, 'not-found'])
  })

  test('without a session, or with one of another brand, there is only a refusal', async () => {
    expect((await one(refs[0] ?? '', 'x'.repeat(43))).status).toBe(401)
    expect((await one(refs[0] ?? '', tokens.elsewhere)).status).toBe(401)
    expect((await desk.call('GET', 'customer-portal/bookings')).status).toBe(401)
  })

  test('an unverified address opens nothing; verification opens its bookings', async () => {
    const email = 'cleo@example.org'
    const id = await addCustomer(desk.db, { email }, { email_verified_at: null })
    const token = await openSession(desk.db, { brand: 'alder', siteCode: 'nl' }, { customerId: id })
    const ref = refs[2] ?? ''
    await desk.db.updateTable('bookings').set({ email }).where('booking_ref', '=', ref).execute()
    expect(await listed(token)).toEqual([])
    expect((await one(ref, token)).status).toBe(404)
    await desk.db
      .updateTable('customers')
      .set({ email_verified_at: new Date() })
      .where('id', '=', id)
      .execute()
    expect(await listed(token)).toEqual([ref])
    expect((await one(ref, token)).status).toBe(200)
    await desk.db
      .updateTable('bookings')
      .set({ email: 'ben@example.org' })
      .where('booking_ref', '=', ref)
      .execute()
  })

  test('an account that changes its address leaves the bookings of the former one', async () => {
    const rename = (from: string, to: string) =>
      desk.db.updateTable('customers').set({ email: to }).where('email', '=', from).execute()
    expect(await listed(tokens.ben)).toEqual([refs[2]])
    await rename('ben@example.org', 'ben2@example.org')
    expect(await listed(tokens.ben)).toEqual([])
    await rename('ben2@example.org', 'ben@example.org')
  })

  test('lists separate upcoming, past and cancelled bookings', async () => {
    await desk.db
      .updateTable('bookings')
      .set({ state: 'cancelled' })
      .where('booking_ref', '=', refs[0] ?? '')
      .execute()
    await desk.db
      .updateTable('bookings')
      .set({ state: 'completed' })
      .where('booking_ref', '=', refs[1] ?? '')
      .execute()
    const { body } = await desk.call<CustomerBookings>('GET', 'customer-portal/bookings', asking(tokens.anna))
    expect([body.upcoming.length, body.past.length, body.cancelled.length]).toEqual([0, 1, 1])
  })
})
