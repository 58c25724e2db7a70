import type { Problem } from '@camping/contract/problem.schemas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shippedBrands } from '../../platform/config/brand-access.ts'
import { paymentRoutes } from '../../payment/order/payment.routes.ts'
import { readPaymentAccounts } from '../../payment/accounts/read-payment-accounts.ts'
import { createFakeBank } from '../../payment/testing/fake-bank.ts'
import { paymentEnvironment } from '../../payment/testing/payment-environment.ts'
import { openSession } from '../../customer/session/open-session.ts'
import { addCustomer } from '../../customer/session/testing/add-customer.ts'
import { bookBody, cartBody, usualKinds, type Desk, openDesk } from '../testing/booking-desk.ts'
import * as world from '../testing/booking-world.ts'

const edition = { brand: 'alder', siteCode: 'nl' } as const

describe.each(usualKinds)('a booking by the id of its cart on %s', (kind) => {
  let desk: Desk
  let annas = { id: 0, ref: '', cart: '' }
  const tokens: Record<string, string> = {}

  async function book(email: string, date: string) {
    const { body: cart } = await desk.createCart(cartBody({ accommodationId: world.tent, date }))
    const order = bookBody(cart.total) as { booker: object }
    const { body } = await desk.book(cart.id, { ...order, booker: { ...order.booker, email } })
    const { id } = await desk.db
      .selectFrom('bookings')
      .select('id')
      .where('booking_ref', '=', body.bookingRef)
      .executeTakeFirstOrThrow()
    return { id, ref: body.bookingRef, cart: cart.id }
  }
  const bookedAgo = (hours: number) =>
    desk.db
      .updateTable('bookings')
      .set({ created_at: sql<Date>`clock_timestamp() - ${hours} * interval '1 hour'` })
      .where('id', '=', annas.id)
      .execute()

  beforeAll(async () => {
    const payments = readPaymentAccounts(paymentEnvironment, {
      brands: shippedBrands,
      production: false,
      fetch: createFakeBank().fetch,
    })
    desk = await openDesk(kind, paymentRoutes, { payments })
    annas = await book('anna@example.org', '2027-06-05')
    const bens = await book('ben@example.org', '2027-06-12')
    const enter = (owner: Parameters<typeof openSession>[2], brand = 'alder') =>
      openSession(desk.db, { ...edition, brand }, owner)
    const other = await addCustomer(desk.db, { brand: 'lakeland', email: 'anna@example.org' })
    Object.assign(tokens, {
      reference: await enter({ bookingId: annas.id }),
      account: await enter({ customerId: await addCustomer(desk.db, { email: 'anna@example.org' }) }),
      bensReference: await enter({ bookingId: bens.id }),
      ben: await enter({ customerId: await addCustomer(desk.db, { email: 'ben@example.org' }) }),
      otherBrand: await enter({ customerId: other }, 'lakeland'),
    })
  })
  afterAll(() => desk?.close())

  /** Every call that accepts the cart id as a right after booking. */
  const calls: readonly (readonly ['GET' | 'POST', () => string, (() => object)?])[] = [
    ['GET', () => `booking/confirmation/${annas.cart}`],
    ['GET', () => `booking/confirmation/${annas.cart}/calendar`],
    ['GET', () => `booking/confirmation/${annas.cart}/document`],
    ['GET', () => `booking/confirmation/${annas.cart}/review`],
    ['POST', () => `booking/confirmation/${annas.cart}/send`, () => ({})],
    [
      'POST',
      () => `booking/confirmation/${annas.cart}/count`,
      () => ({ purpose: 'analytics', key: 'k'.repeat(24) }),
    ],
    ['GET', () => `cart/${annas.cart}`],
    ['POST', () => `cart/${annas.cart}/book`, () => bookBody(1)],
    ['GET', () => `payment/providers/booking/${annas.ref}?cartId=${annas.cart}`],
    ['POST', () => `payment/providers/booking/${annas.ref}`, () => ({ amount: 1, cartId: annas.cart })],
    [
      'POST',
      () => 'customer/payment/getOrderId',
      () => ({ ref: annas.ref, slug: 'bambora', amount: 1, cartId: annas.cart }),
    ],
  ]
  async function answers(who?: string): Promise<string[]> {
    const all: string[] = []
    for (const [method, path, body] of calls) {
      const reply = await desk.app.inject({
        method,
        url: `/api/twenty/v2/alder/nl/${path()}`,
        remoteAddress: `10.77.${all.length}.${(who ?? '').length}`,
        headers: who ? { authorization: `Bearer ${tokens[who]}` } : {},
        ...(body ? { payload: body() } : {}),
      })
      const isProblem = reply.headers['content-type']?.includes('problem')
      all.push(`${reply.statusCode}${isProblem ? ` ${reply.json<Problem>().type}` : ''}`)
    }
    return all
  }
  let orderId = ''
  const led = async () =>
    (await desk.app.inject(`/api/payment/cancel?orderIdHash=${orderId}`)).headers['location']

  test('opens the booking within a day', async () => {
    await bookedAgo(23.9)
    expect(await answers()).toEqual(calls.map(() => '200'))
    const order = await desk.db
      .selectFrom('payment_orders')
      .select(['id', 'return_path'])
      .executeTakeFirstOrThrow()
    orderId = order.id
    expect(order.return_path).toContain(annas.cart)
    expect(await led()).toBe(`${order.return_path}?payment=${orderId}`)
  })

  test('requires a sign-in after a day, for every call', async () => {
    await bookedAgo(24.1)
    expect(await answers()).toEqual(calls.map(() => '401 sign-in-required'))
    expect(await answers('otherBrand')).toEqual(calls.map(() => '401 sign-in-required'))
  })

  test('does not exist for a session of another booking', async () => {
    expect(await answers('ben')).toEqual(calls.map(() => '404 not-found'))
    expect(await answers('bensReference')).toEqual(calls.map(() => '404 not-found'))
  })

  test('opens for the customer and for a session by its reference as before', async () => {
    await desk.db.deleteFrom('throttles').execute()
    expect(await answers('reference')).toEqual(calls.map(() => '200'))
    await desk.db.deleteFrom('throttles').execute()
    expect(await answers('account')).toEqual(calls.map(() => '200'))
  })

  test('is not in the redirect after a payment after a day: that leads to the sign-in by reference', async () => {
    expect(await led()).toBe('/nl/login?with=booking')
    await desk.db
      .updateTable('payment_orders')
      .set({ return_path: `/nl/profiel/boekingen/${annas.ref}` })
      .where('id', '=', orderId)
      .execute()
    expect(await led()).toBe(`/nl/profiel/boekingen/${annas.ref}?payment=${orderId}`)
  })
})
