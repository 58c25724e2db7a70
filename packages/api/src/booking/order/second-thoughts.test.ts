import type { Cart } from '@camping/contract/booking.schemas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookBody, cartBody, usualKinds, type Desk, openDesk } from '../testing/booking-desk.ts'
import * as rows from '../testing/booking-world.ts'

describe.each(usualKinds)('second thoughts on %s', (kind) => {
  let desk: Desk
  beforeAll(async () => {
    desk = await openDesk(kind)
  })
  afterAll(() => desk?.close())
  const cartRequest = (date: string, changes: object = {}) =>
    cartBody({ accommodationId: rows.chalet, date, duration: 3, ...changes })

  test('a unit that is given back is free at once, and the cart can still be booked while it is', async () => {
    const { body: cart } = await desk.createCart(cartRequest('2027-05-01'))
    expect((await desk.createCart(cartRequest('2027-05-01'))).status).toBe(409)
    expect((await desk.call('DELETE', `cart/${cart.id}`)).body).toEqual({ released: true })
    expect((await desk.call('DELETE', `cart/${cart.id}`)).body).toEqual({ released: false })
    expect((await desk.call<Cart>('GET', `cart/${cart.id}`)).body).toMatchObject({
      state: 'expired',
      extendable: false,
    })
    expect((await desk.book(cart.id, bookBody(cart.total))).status).toBe(200)
    const refused = await desk.call<{ type: string }>('DELETE', `cart/${cart.id}`)
    expect([refused.status, refused.body.type]).toEqual([409, 'already-booked'])
    expect((await desk.call('DELETE', `cart/${'C'.repeat(22)}`)).status).toBe(404)
    expect((await desk.call('DELETE', `cart/${cart.id}`, { edition: 'alder/de' })).status).toBe(404)
  })

  test("a visitor's earlier hold does not block the same or another stay", async () => {
    const { body: first } = await desk.createCart(cartRequest('2027-05-14'))
    const second = await desk.createCart(cartRequest('2027-05-14', { replaces: first.id }))
    expect(second.status).toBe(200)
    const third = await desk.createCart(cartRequest('2027-05-15', { replaces: second.body.id }))
    expect(third.status).toBe(200)
    const held = await desk.db
      .selectFrom('unit_occupations')
      .select('cart_id')
      .where('state', '=', 'held')
      .where('cart_id', 'in', [first.id, second.body.id, third.body.id])
      .execute()
    expect(held).toEqual([{ cart_id: third.body.id }])
  })

  test('what cannot be had takes nothing away; a cart that is booked or unknown is left alone', async () => {
    const { body: first } = await desk.createCart(cartRequest('2027-09-01'))
    const { body: others } = await desk.createCart(cartRequest('2027-09-08'))
    expect((await desk.createCart(cartRequest('2027-09-08', { replaces: first.id }))).status).toBe(409)
    expect((await desk.call<Cart>('GET', `cart/${first.id}`)).body.state).toBe('open')
    await desk.book(others.id, bookBody(others.total))
    expect((await desk.createCart(cartRequest('2027-09-08', { replaces: others.id }))).status).toBe(409)
    expect((await desk.createCart(cartRequest('2027-09-15', { replaces: others.id }))).status).toBe(200)
    expect((await desk.createCart(cartRequest('2027-09-22', { replaces: 'D'.repeat(22) }))).status).toBe(200)
  })

  test('a repeat of a request for a cart finds the cart, at its present price', async () => {
    const body = cartRequest('2027-12-04', { idempotencyKey: 'a-key-of-the-browser' })
    const first = await desk.createCart(body)
    const raise = (cents: number) =>
      sql`update accommodation_calendar set prices[279] = prices[279] + ${cents}
        where accommodation_id = ${rows.chalet}`.execute(desk.db)
    await raise(77)
    const again = await desk.createCart(body)
    await raise(-77)
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body).toMatchObject({
      id: first.body.id,
      total: first.body.total + 77,
      priceChangedFrom: first.body.total,
    })
    const other = await desk.createCart({ ...body, duration: 2 })
    expect([other.status, other.body.type]).toEqual([422, 'idempotency-key-reused'])
    const many = cartRequest('2027-12-11', { idempotencyKey: 'another-key-of-the-browser' })
    const answers = await Promise.all(Array.from({ length: 6 }, () => desk.createCart(many)))
    for (const { status, body: answer } of answers) {
      if (status !== 200) expect([status, answer.type]).toEqual([409, 'in-progress'])
    }
    expect(
      new Set(answers.filter(({ status }) => status === 200).map(({ body: cart }) => cart.id)).size,
    ).toBe(1)
  })
})
