import type { BookingConfirmation, Cart } from '@camping/contract/booking.schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookBody, cartBody, databaseKinds, type Desk, openDesk } from '../testing/booking-desk.ts'
import * as rows from '../testing/booking-world.ts'

const sum = (amounts: { amount: number }[]) => amounts.reduce((total, { amount }) => total + amount, 0)

describe.each(databaseKinds)('bookings on %s', (kind) => {
  let desk: Desk
  beforeAll(async () => {
    desk = await openDesk(kind)
  })
  afterAll(() => desk?.close())

  const bookingsOf = (cart: Cart) =>
    desk.db.selectFrom('bookings').selectAll().where('cart_id', '=', cart.id).execute()

  test.each([
    ['alder/couk', 'GBP'],
    ['alder/ch', 'CHF'],
    ['alder/nl', 'EUR'],
  ])('%s: from cart to confirmation', async (edition, currency) => {
    const { body: cart } = await desk.createCart(cartBody(), edition)
    const { body: chosen } = await desk.call<Cart>('PUT', `cart/${cart.id}`, {
      edition,
      body: {
        extras: [
          { id: rows.dog.id, quantity: 1 },
          { id: rows.breakfast.id, quantity: 4 },
        ],
      },
    })
    const order = bookBody(chosen.total)
    const booked = await desk.book(cart.id, order, edition)
    expect(booked.status).toBe(200)
    const { body } = booked
    expect(body.bookingRef).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
    expect(body).toMatchObject({
      state: 'confirmed',
      dateFrom: '2027-06-05',
      dateTo: '2027-06-12',
      nights: 7,
      currency,
      firstName: 'Anna',
      emailHint: 'a…@example.org',
      total: chosen.total,
      paid: 0,
      paymentStatus: 'NO_PAYMENT_MADE',
    })
    expect(body.priceLines).toEqual(chosen.priceLines)
    expect(sum(body.priceLines)).toBe(body.total)
    const onSite = sum(body.priceLines.filter((line) => line.payableAt === 'on-site'))
    expect([sum(body.paymentRates), body.due]).toEqual([body.total - onSite, body.total - onSite])
    expect(body.paymentRates.map(({ kind, dueDate }) => [kind, dueDate])).toEqual([
      ['deposit', rows.today],
      ['balance', '2027-04-24'],
    ])

    const read = await desk.call<BookingConfirmation>('GET', `booking/confirmation/${cart.id}`, { edition })
    expect(read.body).toEqual(body)
    const { body: after } = await desk.call<Cart>('GET', `cart/${cart.id}`, { edition })
    expect(after).toMatchObject({ state: 'booked', extendable: false, total: body.total })
    expect(after.priceLines).toEqual(body.priceLines)

    const [row] = await bookingsOf(cart)
    expect(row).toMatchObject({ street: 'Geheimstraat', payable: body.due, on_site_total: onSite })
    const people = await desk.db
      .selectFrom('participants')
      .selectAll()
      .where('booking_id', '=', row?.id as number)
      .orderBy('position')
      .execute()
    expect(people.map(({ role, first_name, birth_date }) => [role, first_name, birth_date])).toEqual([
      ['main', 'Anna', null],
      ['adult', 'Bram', '1988-02-29'],
    ])
    const outbox = await desk.db
      .selectFrom('outbox')
      .selectAll()
      .where('dedupe_key', '=', `booking-received:${body.bookingRef}`)
      .execute()
    expect(outbox).toHaveLength(1)
    expect(JSON.stringify(outbox[0]?.payload)).not.toMatch(/anna|geheim/i)
    const occupations = await desk.db
      .selectFrom('unit_occupations')
      .selectAll()
      .where('cart_id', '=', cart.id)
      .execute()
    expect(occupations).toMatchObject([{ state: 'booked', booking_id: row?.id, expires_at: null }])
  })

  test('the confirmation shows no address, no phone, no full e-mail; unknown carts are 404', async () => {
    const { body: cart } = await desk.createCart(cartBody({ date: '2027-06-19' }))
    expect((await desk.call('GET', `booking/confirmation/${cart.id}`)).status).toBe(404)
    const booked = await desk.book(cart.id, bookBody(cart.total))
    const read = await desk.call('GET', `booking/confirmation/${cart.id}`)
    for (const answer of [booked, read]) {
      expect(JSON.stringify(answer.body)).not.toMatch(
        /geheimstraat|1234 AB|zwolle|612345678|anna\.devries|"de Vries"/i,
      )
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    expect((await desk.call('GET', `booking/confirmation/${cart.id}`, { edition: 'alder/de' })).status).toBe(
      404,
    )
    expect(
      (await desk.call('GET', `booking/confirmation/${cart.id}`, { edition: 'lakeland/nl' })).status,
    ).toBe(404)
    expect((await desk.call('GET', `booking/confirmation/${'B'.repeat(22)}`)).status).toBe(404)
  })

  test('an on-request site gets a request', async () => {
    const { body: cart } = await desk.createCart(cartBody({ accommodationId: rows.onRequest }))
    expect(cart.legal).toEqual({
      button: 'checkout.legal.order-request',
      notices: ['checkout.legal.no-withdrawal', 'checkout.legal.on-request', 'checkout.legal.guarantee-fund'],
    })
    expect((await desk.book(cart.id, bookBody(cart.total))).body.state).toBe('requested')
  })

  test('all at once, or close to arrival: one rate today', async () => {
    const { body: late } = await desk.createCart(cartBody({ date: '2027-04-12', duration: 2 }))
    expect(late.plans.map(({ plan, rates }) => [plan, rates[0]?.dueDate])).toEqual([['full', rows.today]])
    const { body: cart } = await desk.createCart(cartBody({ date: '2027-06-26', duration: 2 }))
    const { body } = await desk.book(cart.id, bookBody(cart.total, { paymentPlan: 'full' }))
    expect(body.paymentRates).toMatchObject([
      { index: 0, kind: 'balance', amount: body.due, dueDate: rows.today },
    ])
  })

  test('payment status and amount due follow the ledger', async () => {
    const { body: cart } = await desk.createCart(cartBody({ date: '2027-10-02' }))
    const { body: booked } = await desk.book(cart.id, bookBody(cart.total))
    const [row] = await bookingsOf(cart)
    const pay = (amount: number, transaction: string) =>
      desk.db
        .insertInto('ledger')
        .values({
          booking_id: row?.id as number,
          kind: 'payment',
          amount,
          currency: 'EUR',
          provider: 'test',
          provider_transaction_id: transaction,
        } as const)
        .execute()
    const read = async () =>
      (await desk.call<BookingConfirmation>('GET', `booking/confirmation/${cart.id}`)).body
    await pay(100, 'a')
    expect(await read()).toMatchObject({ paid: 100, due: booked.due - 100, paymentStatus: 'PARTIALLY_PAID' })
    await pay(booked.due - 100, 'b')
    expect(await read()).toMatchObject({ due: 0, paymentStatus: 'PAYMENT_OK' })
    await pay(1, 'c')
    expect(await read()).toMatchObject({ due: 0, paymentStatus: 'PAID_TOO_MUCH' })
  })

  describe('travellers', () => {
    const person = (firstName: string, birthDate: string | null = null) => ({
      firstName,
      lastName: 'Jansen',
      birthDate,
    })
    let cart: Cart
    beforeAll(async () => {
      cart = (await desk.createCart(cartBody({ date: '2027-11-06' }))).body
    })
    test.each([
      ['travellers', ['A', 'B', 'C', 'D'].map((name) => person(name))],
      ['travellers.0.birthDate', [person('A', '2027-03-02')]],
      ['travellers.1.birthDate', [person('A'), person('B', '1900-01-01')]],
      ['travellers.0.birthDate', [person('A', '2020-02-30')]],
      // A child of 15 and one of 4, where 16 and 5 were booked; a second child of 5.
      ['travellers.0.birthDate', [person('A', '2011-11-07')]],
      ['travellers.1.birthDate', [person('A', '2021-11-07'), person('B', '2022-11-07')]],
      ['travellers.1.birthDate', [person('A', '2022-11-06'), person('B', '2022-11-06')]],
      ['travellers.1.birthDate', [person('A', '1990-01-01'), person('B', '1990-01-01')]],
    ])('400 at %s', async (path, travellers) => {
      const { status, body } = await desk.book(cart.id, bookBody(cart.total, { travellers }))
      expect([status, body.errors?.[0]?.path]).toEqual([400, path])
    })

    test.each([
      ['booker.birthDate', '2009-03-02'],
      ['booker.birthDate', '1900-01-01'],
      ['booker.birthDate', '2100-01-01'],
    ])('400 at %s for %s: who books is 18 or over', async (path, birthDate) => {
      const booker = { ...bookBody(1).booker, birthDate }
      const { status, body } = await desk.book(cart.id, bookBody(cart.total, { booker, travellers: [] }))
      expect([status, body.errors?.[0]?.path]).toEqual([400, path])
    })

    test('a child by birth date, an adult by order, the booker among them', async () => {
      const travellers = [
        { firstName: 'anna', lastName: 'De Vries', birthDate: '1990-05-05' },
        person('Child', '2010-11-07'),
        person('Grown', '2009-11-06'),
      ]
      await desk.book(cart.id, bookBody(cart.total, { travellers }))
      const people = await desk.db
        .selectFrom('participants as p')
        .innerJoin('bookings as b', 'b.id', 'p.booking_id')
        .select(['p.role', 'p.first_name', 'p.birth_date'])
        .where('b.cart_id', '=', cart.id)
        .orderBy('p.position')
        .execute()
      expect(people.map((row) => [row.role, row.first_name, row.birth_date])).toEqual([
        ['main', 'Anna', '1990-05-05'],
        ['child', 'Child', '2010-11-07'],
        ['adult', 'Grown', '2009-11-06'],
      ])
    })
  })

  test.each([
    ['booker.email', { booker: { ...bookBody(1).booker, email: 'nobody' } }],
    ['booker.country', { booker: { ...bookBody(1).booker, country: 'Netherlands' } }],
    ['booker.country', { booker: { ...bookBody(1).booker, country: 'XX' } }],
    ['booker.phonePrefix', { booker: { ...bookBody(1).booker, phonePrefix: '+999' } }],
    ['booker.postcode', { booker: { ...bookBody(1).booker, postcode: '99' } }],
    ['booker.postcode', { booker: { ...bookBody(1).booker, country: 'GB' } }],
    // Whole minor units or nothing, never rounded (F46).
    ...[12.5, 19.99, 1.005, 8.575, 0.29 * 100, Number.NaN, 1e308, '1250', '12,50', '', [1_250], null].map(
      (acceptedTotal): [string, object] => ['acceptedTotal', { acceptedTotal }],
    ),
    ['acceptedTerms', { acceptedTerms: false }],
    ['idempotencyKey', { idempotencyKey: 'short' }],
  ])('400 at %s for wrong orders', async (path, changes) => {
    const { status, body } = await desk.book('C'.repeat(22), bookBody(1, changes))
    expect([status, body.errors?.[0]?.path]).toEqual([400, path])
  })
})
