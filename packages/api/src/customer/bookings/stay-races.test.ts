import type { Cart } from '@camping/contract/booking.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, cartBody, databaseKinds } from '../../booking/testing/booking-desk.ts'
import { chalet } from '../../booking/testing/booking-world.ts'
import { brokenInvariants } from '../../booking/testing/broken-invariants.ts'
import { type MoneyDesk, openMoneyDesk } from './testing/money-desk.ts'
import { stayCalls } from './testing/stay-desk.ts'

const rounds = { pglite: 2, postgres: 8 }

describe.each(databaseKinds)('another stay and others at once on %s', (kind) => {
  let desk: MoneyDesk
  let calls: ReturnType<typeof stayCalls>
  beforeAll(async () => {
    desk = await openMoneyDesk(kind)
    calls = stayCalls(desk)
  })
  afterAll(() => desk?.close())

  const types = (answers: readonly Answer<Problem>[]) =>
    answers.map(({ status, body }) => (status === 200 ? 'done' : body.type)).sort()
  const deadlocks = async () => {
    const { rows } = await sql<{ deadlocks: number }>`
      select deadlocks::int from pg_stat_database where datname = current_database()`.execute(desk.db)
    return rows[0]?.deadlocks
  }

  test('F88: two changes of one booking: one is made, the other sees other amounts or nothing to change', async () => {
    for (let round = 0; round < rounds[kind]; round += 1) {
      const booking = await desk.book()
      const { dateFrom } = await desk.own(booking)
      const wishes = [
        { dateFrom, nights: 8 },
        { dateFrom, nights: 9 },
      ]
      const quotes = await Promise.all(wishes.map((wish) => calls.quote(booking, wish)))
      const answers = await Promise.all(
        wishes.map((wish, index) => calls.accept(booking, wish, quotes[index]!.body)),
      )
      // Both may be made one after the other, where the second comes to what was accepted.
      expect(types(answers)).toContain('done')
      const made = (await desk.changes(booking)).filter(({ what }) => what === 'stay')
      expect(made).toHaveLength(types(answers).filter((type) => type === 'done').length)
      expect(await brokenInvariants(desk.db)).toEqual([])
    }
  })

  test('F89: a change and the cancellation of one booking: no nights of a cancelled booking stay taken', async () => {
    for (let round = 0; round < rounds[kind]; round += 1) {
      const booking = await desk.book()
      const { dateFrom } = await desk.own(booking)
      const wish = { dateFrom, nights: 8 }
      const { body: seen } = await calls.quote(booking, wish)
      const { cost, refund } = await desk.quote(booking)
      const [changed, cancelled] = await Promise.all([
        calls.accept(booking, wish, seen),
        desk.ask<Problem>('POST', booking, {
          path: '/cancel',
          body: { idempotencyKey: 'c'.repeat(22), acceptedCost: cost, acceptedRefund: refund },
        }),
      ])
      // Whoever is first decides: a cancellation at the amounts of the old stay is refused after the change.
      expect([
        ['changes-not-allowed', 'done'],
        ['done', 'quote-changed'],
      ]).toContainEqual([types([changed])[0], types([cancelled])[0]])
      expect(await brokenInvariants(desk.db)).toEqual([])
    }
  })

  test('F90: a change to the last unit and a booking of it: one has it, the other has what it had', async () => {
    const before = await deadlocks()
    for (let round = 0; round < rounds[kind]; round += 1) {
      const booking = await desk.book()
      const { dateFrom } = await desk.own(booking)
      const wish = { accommodationId: chalet, dateFrom, nights: 7 }
      const { body: seen } = await calls.quote(booking, wish)
      const [changed, ...carts] = await Promise.all([
        calls.accept(booking, wish, seen),
        ...Array.from({ length: 5 }, () =>
          desk.call<Cart & Problem>('POST', 'cart', {
            body: cartBody({ accommodationId: chalet, date: dateFrom }),
          }),
        ),
      ])
      const winners = types([changed, ...carts]).filter((type) => type === 'done')
      expect(winners).toHaveLength(1)
      const own = await desk.own(booking)
      expect([own.dateFrom, own.nights]).toEqual([dateFrom, 7])
      expect(await brokenInvariants(desk.db)).toEqual([])
    }
    expect(await deadlocks()).toBe(before)
  })

  test('two bookings that change places, again and again: no deadlock, and each has nights', async () => {
    const before = await deadlocks()
    const pair = [await desk.book(), await desk.book()]
    const stays = await Promise.all(pair.map((booking) => desk.own(booking)))
    for (let round = 0; round < rounds[kind]; round += 1) {
      await Promise.all(
        pair.map((booking, index) =>
          calls.change(booking, {
            dateFrom: stays[0]!.dateFrom,
            nights: 7 + (round % 2),
            accommodationId: (round + index) % 2 === 0 ? chalet : 12,
          }),
        ),
      )
      expect(await brokenInvariants(desk.db)).toEqual([])
    }
    expect(await deadlocks()).toBe(before)
  })

  test('F91: a payment of the old amount arrives while the stay changes: the books agree, and what is too much goes back', async () => {
    for (const nights of [9, 16]) {
      const booking = await desk.book({ cart: { duration: 14 } })
      const { dateFrom, due } = await desk.own(booking)
      const wish = { dateFrom, nights }
      const { body: seen } = await calls.quote(booking, wish)
      const { body: started } = await desk.start(booking, 'bambora', due)
      const paid = desk.bank.payWindow(started.window?.fields ?? [])
      const [changed] = await Promise.all([
        calls.accept(booking, wish, seen),
        desk.app.inject({ url: `/api/payment/bambora/callback?${paid}`, remoteAddress: '192.0.2.7' }),
      ])
      await desk.reconcile()
      await desk.refund()
      expect(['done', 'quote-changed']).toContain(types([changed])[0])
      expect(await brokenInvariants(desk.db)).toEqual([])
      expect(await desk.broken()).toEqual([])
      const own = await desk.own(booking)
      expect(own.goingBack).toBe(0)
      expect(own.paid + own.due).toBe(own.paymentRates.reduce((sum, { amount }) => sum + amount, 0))
    }
  })
})
