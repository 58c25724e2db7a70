import type { Cart } from '@camping/contract/booking.schemas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookBody, cartBody, databaseKinds, type Desk, openDesk } from '../testing/booking-desk.ts'
import * as rows from '../testing/booking-world.ts'

describe.each(databaseKinds)('repeated and late bookings on %s', (kind) => {
  let desk: Desk
  beforeAll(async () => {
    desk = await openDesk(kind)
  })
  afterAll(() => desk?.close())

  const expire = async (cart: Cart) => {
    await sql`update carts set expires_at = now() where id = ${cart.id}`.execute(desk.db)
    await sql`update unit_occupations set expires_at = now() where cart_id = ${cart.id}`.execute(desk.db)
  }
  const bookingsOf = (cart: Cart) =>
    desk.db.selectFrom('bookings').selectAll().where('cart_id', '=', cart.id).execute()

  describe('idempotency', () => {
    test('same key and body: the same answer, one booking, one outbox row', async () => {
      const { body: cart } = await desk.createCart(cartBody({ date: '2027-08-07' }))
      const order = bookBody(cart.total)
      const answers = [await desk.book(cart.id, order), await desk.book(cart.id, order)]
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(answers[1]?.body).toEqual(answers[0]?.body)
      // The order of members does not matter.
      const turned = Object.fromEntries(Object.entries(order).reverse())
      expect((await desk.book(cart.id, turned)).body).toEqual(answers[0]?.body)
      expect(await bookingsOf(cart)).toHaveLength(1)
    })

    test('same key, another body: 422 and nothing done', async () => {
      const { body: cart } = await desk.createCart(cartBody({ date: '2027-08-14' }))
      const order = bookBody(cart.total)
      await desk.book(cart.id, order)
      const other = await desk.book(cart.id, { ...order, remarks: 'late arrival' })
      expect([other.status, other.body.type]).toEqual([422, 'idempotency-key-reused'])
      expect(await bookingsOf(cart)).toMatchObject([{ remarks: '' }])
    })

    test('another key on a booked cart: the booking there is', async () => {
      const { body: cart } = await desk.createCart(cartBody({ date: '2027-08-21' }))
      const first = await desk.book(cart.id, bookBody(cart.total))
      const second = await desk.book(cart.id, bookBody(cart.total))
      expect([second.status, second.body.bookingRef]).toEqual([200, first.body.bookingRef])
      const put = await desk.call<{ type: string }>('PUT', `cart/${cart.id}`, { body: { extras: [] } })
      expect([put.status, put.body.type]).toEqual([409, 'already-booked'])
      expect((await desk.call('POST', `cart/${cart.id}/extend`)).status).toBe(409)
    })

    test('a refusal is not remembered: the same key works once the price is accepted', async () => {
      const { body: cart } = await desk.createCart(cartBody({ date: '2027-08-28', duration: 7 }))
      const order = bookBody(cart.total - 1)
      const refused = await desk.book(cart.id, order)
      expect([refused.status, refused.body.type]).toEqual([409, 'price-changed'])
      expect((refused.body as unknown as { total: number }).total).toBe(cart.total)
      expect((await desk.book(cart.id, { ...order, acceptedTotal: cart.total })).status).toBe(200)
    })

    test('a double click books once; the other request must wait or gets the same reply', async () => {
      const { body: cart } = await desk.createCart(cartBody({ date: '2027-09-04' }))
      const order = bookBody(cart.total)
      const answers = await Promise.all(Array.from({ length: 8 }, () => desk.book(cart.id, order)))
      for (const { status, body, headers } of answers) {
        if (status === 409) expect([body.type, headers['retry-after']]).toEqual(['in-progress', '1'])
        else expect(status).toBe(200)
      }
      const refs = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.bookingRef))
      expect(refs.size).toBe(1)
      expect(await bookingsOf(cart)).toHaveLength(1)
    })
  })

  describe('after the hold ran out', () => {
    test('the unit is taken again if it is still free', async () => {
      const { body: cart } = await desk.createCart(
        cartBody({ accommodationId: rows.chalet, date: '2027-05-01' }),
      )
      await expire(cart)
      expect((await desk.book(cart.id, bookBody(cart.total))).status).toBe(200)
    })

    test('another free unit is taken when the hold was released', async () => {
      const { body: cart } = await desk.createCart(cartBody({ date: '2027-05-15' }))
      await expire(cart)
      await sql`update unit_occupations set state = 'released' where cart_id = ${cart.id}`.execute(desk.db)
      expect((await desk.book(cart.id, bookBody(cart.total))).status).toBe(200)
      const { rows: live } = await sql<{ live: number }>`select count(*)::int as live from unit_occupations
        where cart_id = ${cart.id} and state = 'booked'`.execute(desk.db)
      expect(live[0]?.live).toBe(1)
    })

    test('409 when another cart has it, and no booking', async () => {
      const wanted = cartBody({ accommodationId: rows.chalet, date: '2027-05-15' })
      const { body: slow } = await desk.createCart(wanted)
      await expire(slow)
      const { body: quick } = await desk.createCart(wanted)
      const refused = await desk.book(slow.id, bookBody(slow.total))
      expect([refused.status, refused.body.type]).toEqual([409, 'no-longer-available'])
      expect(await bookingsOf(slow)).toHaveLength(0)
      expect((await desk.book(quick.id, bookBody(quick.total))).status).toBe(200)
    })

    test('409 when the site closed the nights meanwhile; a valid hold stays', async () => {
      const close = (bit: 0 | 1) =>
        sql`update accommodation_calendar set open = set_bit(open, 275, ${bit}::int)
          where accommodation_id = ${rows.chalet}`.execute(desk.db)
      // Bit 275 is the night of 1 December.
      const wanted = cartBody({ accommodationId: rows.chalet, date: '2027-12-01', duration: 2 })
      const { body: cart } = await desk.createCart(wanted)
      await close(0)
      await expire(cart)
      expect((await desk.book(cart.id, bookBody(cart.total))).body.type).toBe('closed')
      await close(1)
      const { body: held } = await desk.createCart(wanted)
      await close(0)
      expect((await desk.book(held.id, bookBody(held.total))).status).toBe(200)
    })
  })
})
