import type { Cart } from '@camping/contract/booking.schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dateOfDay, dayNumber } from '../../catalogue/search/read-model/day-number.ts'
import { cancelBooking } from '../order/change-booking-state.ts'
import { bookBody, cartBody, databaseKinds, type Desk, openDesk } from '../testing/booking-desk.ts'
import * as rows from '../testing/booking-world.ts'
import { brokenInvariants } from '../testing/broken-invariants.ts'
import { createDiscount } from './discounts.ts'

const rounds = { pglite: 2, postgres: 15 }

describe.each(databaseKinds)('discount codes, many at once on %s', (kind) => {
  let desk: Desk
  let week = 0
  beforeAll(async () => {
    desk = await openDesk(kind)
  })
  afterAll(() => desk?.close())

  const code = async (name: string, limits: { mostUses?: number; oncePerCustomer?: boolean }) => {
    await createDiscount(desk.db, {
      brand: 'alder',
      code: name,
      percent: 10,
      amount: null,
      currency: null,
      siteCodes: null,
      booked: null,
      stay: null,
      leastTotal: null,
      oncePerCustomer: limits.oncePerCustomer ?? false,
      mostUses: limits.mostUses ?? null,
      note: '',
    })
    return name
  }
  /** Three carts of one week, each in another accommodation, so that nothing but the code makes their orders wait for each other. */
  const carts = async (name: string) => {
    week += 1
    const date = dateOfDay(dayNumber('2027-05-15') + 7 * (week % 40))
    const opened: Cart[] = []
    for (const accommodationId of [rows.chalet, rows.tent, rows.onRequest]) {
      const { body } = await desk.createCart(cartBody({ accommodationId, date }))
      const { status, body: cart } = await desk.call<Cart>('PUT', `cart/${body.id}/discount`, {
        body: { code: name },
      })
      expect(status).toBe(200)
      opened.push(cart)
    }
    return opened
  }
  const order = (cart: Cart, email: string) => {
    const body = bookBody(cart.total)
    return desk.book(cart.id, { ...body, booker: { ...body.booker, email } })
  }

  test('F93: several carts order with the last use: one gets it, the others the price without it', async () => {
    for (let round = 0; round < rounds[kind]; round += 1) {
      const name = await code(`LAST${round}`, { mostUses: 1 })
      const opened = await carts(name)
      const answers = await Promise.all(opened.map((cart, at) => order(cart, `a${at}@example.org`)))
      const booked = answers.filter(({ status }) => status === 200)
      expect(booked).toHaveLength(1)
      for (const [at, { status, body }] of answers.entries()) {
        if (status === 200) continue
        const { total, discount } = opened[at]!
        expect(body).toMatchObject({ type: 'price-changed', total: total + discount!.amount })
      }
      expect(await brokenInvariants(desk.db)).toEqual([])
      // Nights for the next round.
      expect(await cancelBooking(desk.db, booked[0]!.body.bookingRef)).toBe(true)
      for (const { id } of opened) await desk.call('DELETE', `cart/${id}`)
    }
  })

  test('F96: one customer orders three times at once with a code for once: one has it', async () => {
    for (let round = 0; round < rounds[kind]; round += 1) {
      const opened = await carts(await code(`ONCE${round}`, { oncePerCustomer: true }))
      const answers = await Promise.all(opened.map((cart) => order(cart, 'one@example.org')))
      const booked = answers.filter(({ status }) => status === 200)
      expect(booked).toHaveLength(1)
      expect(answers.filter(({ body }) => body.type === 'price-changed')).toHaveLength(2)
      expect(await brokenInvariants(desk.db)).toEqual([])
      expect(await cancelBooking(desk.db, booked[0]!.body.bookingRef)).toBe(true)
      for (const { id } of opened) await desk.call('DELETE', `cart/${id}`)
    }
  })

  test('F97: a cancellation and an order race for one use: never two bookings with it', async () => {
    const name = await code('RACED', { mostUses: 1 })
    for (let round = 0; round < rounds[kind]; round += 1) {
      const [first, second, third] = await carts(name)
      const { body: holder } = await order(first!, 'first@example.org')
      const [isCancelled, answer] = await Promise.all([
        cancelBooking(desk.db, holder.bookingRef),
        order(second!, 'second@example.org'),
      ])
      expect(isCancelled).toBe(true)
      expect([200, 409]).toContain(answer.status)
      expect(await brokenInvariants(desk.db)).toEqual([])
      const last = answer.status === 200 ? answer : await order(second!, 'second@example.org')
      expect(last.status, 'given back').toBe(200)
      expect((await order(third!, 'third@example.org')).body.type).toBe('price-changed')
      expect(await cancelBooking(desk.db, last.body.bookingRef)).toBe(true)
      await desk.call('DELETE', `cart/${third!.id}`)
    }
  })
})
