import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cart } from '@camping/contract/booking.schemas.ts'
import { shippedBrands } from '../config/brand-access.ts'
import { accountRoutes } from '../../customer/account/account.routes.ts'
import { owner } from '../../customer/account/testing/account-desk.ts'
import { bookBody, cartBody, type Desk, openDesk } from '../../booking/testing/booking-desk.ts'
import * as world from '../../booking/testing/booking-world.ts'
import { readPaymentAccounts } from '../../payment/accounts/read-payment-accounts.ts'
import { paymentRoutes } from '../../payment/order/payment.routes.ts'
import { createFakeBank } from '../../payment/testing/fake-bank.ts'
import { paymentEnvironment } from '../../payment/testing/payment-environment.ts'
import { portalRoutes } from '../../customer/bookings/portal.routes.ts'
import { profileRoutes } from '../../customer/profile/profile.routes.ts'

/** Values that appear nowhere else, as customers would send them. */
const marks = {
  email: 'zaphod.marker@mailbox.example',
  password: 'Heart of Gold improbability 42',
  firstName: 'Zaphodmark',
  lastName: "O'Beeblebrox",
  street: 'Betelgeuseallee',
  phone: '6123459876',
  birthDate: '1979-10-12',
  card: '4111111111111111',
}

describe('what the server writes down (security-6, ASVS 16.2.5)', () => {
  const lines: string[] = []
  const secrets: Record<string, string> = { ...marks }
  let desk: Desk
  beforeAll(async () => {
    const payments = readPaymentAccounts(paymentEnvironment, {
      brands: shippedBrands,
      production: false,
      fetch: createFakeBank().fetch,
    })
    desk = await openDesk('pglite', [...accountRoutes, ...paymentRoutes, ...portalRoutes, ...profileRoutes], {
      payments,
      log: { write: (line) => void lines.push(line) },
    })
  })
  afterAll(() => desk?.close())

  /** None of it in any encoding; and the failures were logged at all. */
  function expectSilence(atLeast: number): void {
    expect(lines.length).toBeGreaterThanOrEqual(atLeast)
    const all = lines.join('\n').toLowerCase()
    for (const [name, value] of Object.entries(secrets))
      for (const form of [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)])
        expect(
          all.includes(form.toLowerCase()),
          `${name} in ${lines.find((line) => line.toLowerCase().includes(form.toLowerCase()))}`,
        ).toBe(false)
  }

  const booker = (cart: Cart) => {
    const body = bookBody(cart.total) as { booker: object }
    return {
      ...body,
      booker: {
        ...body.booker,
        email: marks.email,
        firstName: marks.firstName,
        lastName: marks.lastName,
        street: marks.street,
        phoneNumber: marks.phone,
      },
      travellers: [{ firstName: marks.firstName, lastName: marks.lastName, birthDate: marks.birthDate }],
    }
  }
  async function openCart(date: string): Promise<Cart> {
    const { body } = await desk.createCart(cartBody({ accommodationId: world.tent, date }))
    Object.assign(secrets, { [`cart of ${date}`]: body.id })
    return body
  }
  const post = (path: string, body: object, token?: string) =>
    desk.call<{ token?: string; orderIdHash?: string }>('POST', path, {
      body,
      ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
    })
  const account = owner('t'.repeat(43), {
    email: marks.email,
    firstName: marks.firstName,
    lastName: marks.lastName,
    password: marks.password,
    confirmed_password: marks.password,
  })

  test('a registration, a booking, its sign-in and a payment', async () => {
    expect((await post('customer-portal', account)).status).toBe(200)
    await post('customer-portal', { ...account, password: `${marks.card} ` })
    await post('customer-portal/authenticate', { email: marks.email, password: marks.password })
    const cart = await openCart('2027-06-05')
    const booked = await desk.book(cart.id, booker(cart))
    expect(booked.status).toBe(200)
    const { bookingRef } = booked.body
    secrets['reference'] = bookingRef
    const signedIn = await post('customer-portal/authenticate-booking', { email: marks.email, bookingRef })
    const token = signedIn.body.token ?? ''
    expect(token).toHaveLength(43)
    secrets['session'] = token
    const [deposit = 0] = booked.body.paymentRates.map(({ amount }) => amount)
    const order = { ref: bookingRef, slug: 'bambora', amount: deposit / 100 }
    const started = await post('customer/payment/getOrderId', order, token)
    expect(started.status).toBe(200)
    secrets['order'] = started.body.orderIdHash ?? 'no order'
    // A forged notice is logged as such, without its content.
    const notice = `orderIdHash=${secrets['order']}&cardno=${marks.card}&hash=0&email=${encodeURIComponent(marks.email)}`
    await desk.app.inject({ url: `/api/payment/bambora/callback?${notice}` })
    await desk.app.inject({ url: `/api/twenty/v2/alder/nl/nowhere?email=${encodeURIComponent(marks.email)}` })
    expectSilence(1)
  })

  test('a refused sign-in is logged with a source that can be counted but not traced', async () => {
    const before = lines.length
    const wrong = { email: marks.email, password: marks.card }
    for (const address of ['198.51.100.7', '198.51.100.7', '198.51.100.8'])
      await desk.call('POST', 'customer-portal/authenticate', { body: wrong, address })
    const seen = lines.slice(before).map((line) => JSON.parse(line) as Record<string, string>)
    expect(seen.map(({ level, reason, msg }) => [level, reason, msg])).toEqual(
      Array.from({ length: 3 }, () => ['warn', 'login-fail', 'Refused']),
    )
    const [first, again, other] = seen.map(({ source }) => source)
    expect(first).toMatch(/^[0-9a-f]{12}$/)
    expect([again === first, other === first]).toEqual([true, false])
    expect(lines.join('\n')).not.toContain('198.51.100')
    expectSilence(before + 3)
  })

  test('failures of the database, which quote what they were given', async () => {
    const before = lines.length
    const cart = await openCart('2027-06-12')
    await sql`create function quote_the_row() returns trigger language plpgsql as
      $$ begin raise exception 'cannot keep %', row_to_json(new) using detail = row_to_json(new)::text; end $$`.execute(
      desk.db,
    )
    for (const table of ['bookings', 'registrations'])
      await sql`create trigger quotes before insert on ${sql.table(table)} for each row execute function quote_the_row()`.execute(
        desk.db,
      )
    expect((await desk.book(cart.id, booker(cart))).status).toBe(500)
    const other = { ...account, email: `x${marks.email}` }
    expect((await post('customer-portal', other)).status).toBe(500)
    await sql`alter table sessions rename to gone`.execute(desk.db)
    const { status } = await desk.call('GET', `customer-portal/bookings/${secrets['reference']}`, {
      headers: { authorization: `Bearer ${secrets['session']}` },
    })
    await sql`alter table gone rename to sessions`.execute(desk.db)
    expect(status).toBe(500)
    expectSilence(before + 3)
    const codes = lines
      .slice(before)
      .map((line) => (JSON.parse(line) as { err?: { code?: string } }).err?.code)
    expect(codes).toEqual(['P0001', 'P0001', '42P01'])
  })
})
