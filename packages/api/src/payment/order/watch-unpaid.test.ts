import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { stockLimits } from '../../platform/config/stock-limits.ts'
import { bookBody, cartBody, usualKinds, type Desk, openDesk } from '../../booking/testing/booking-desk.ts'
import * as world from '../../booking/testing/booking-world.ts'
import { listPaymentTasks } from '../refunds/list-payment-tasks.ts'
import { watchUnpaid } from './watch-unpaid.ts'

describe.each(usualKinds)('bookings that nobody pays on %s', (kind) => {
  let desk: Desk
  beforeAll(async () => {
    desk = await openDesk(kind)
    for (let week = 0; week < 4; week += 1) {
      const date = new Date(Date.UTC(2027, 5, 5) + week * 7 * 86_400_000).toISOString().slice(0, 10)
      const { body: cart } = await desk.createCart(cartBody({ accommodationId: world.tent, date }))
      expect((await desk.book(cart.id, bookBody(cart.total))).status).toBe(200)
    }
    await desk.db
      .updateTable('bookings')
      .set({ created_at: sql<Date>`clock_timestamp() - interval '2 hours'` })
      .execute()
  })
  afterAll(() => desk?.close())
  afterEach(() => desk.db.deleteFrom('payment_events').execute())
  const limits = { ...stockLimits.unpaid, atLeast: 4 }
  const alarms = async () => (await listPaymentTasks(desk.db)).alarms.map(({ outcome }) => outcome)

  test('raise an alarm among the payments, at most once in six hours', async () => {
    const looks = await Promise.all(Array.from({ length: 3 }, () => watchUnpaid(desk.db, limits)))
    expect(looks.flat()).toEqual(['unpaid bookings of alder: 4 of 4 within a day'])
    expect(await alarms()).toEqual(['unpaid bookings of alder: 4 of 4 within a day'])
  })

  test('are none while they are few, fresh, or some are paid', async () => {
    expect(await watchUnpaid(desk.db, { ...limits, atLeast: 5 })).toEqual([])
    expect(await watchUnpaid(desk.db, { ...limits, minutesToPay: 180 })).toEqual([])
    await sql`insert into ledger (booking_id, kind, amount, currency, provider, provider_transaction_id)
      select id, 'payment', 100, currency, 'bambora', 'paid-' || id from bookings order by id limit 1`.execute(
      desk.db,
    )
    expect(await watchUnpaid(desk.db, limits)).toEqual([])
    expect(await watchUnpaid(desk.db, { ...limits, share: 0.75 })).toHaveLength(1)
  })
})
