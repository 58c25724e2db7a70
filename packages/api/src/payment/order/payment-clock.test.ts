import type { Cart } from '@camping/contract/booking.schemas.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cartBody } from '../../booking/testing/booking-desk.ts'
import { postgresMissing } from '../../booking/testing/process-desk.ts'
import { openPaymentProcessDesk, type PaymentProcessDesk } from '../testing/payment-process-desk.ts'

const holdSeconds = 20 * 60

describe.skipIf(postgresMissing)('a server whose clock is wrong', () => {
  let desk: PaymentProcessDesk
  beforeAll(async () => {
    desk = await openPaymentProcessDesk()
  })
  afterAll(() => desk?.close())
  afterEach(async () => {
    for (const minutes of [20, 26 * 60]) {
      await desk.pass(minutes)
      await desk.reconcile()
      expect(await desk.broken(true)).toEqual([])
    }
  })

  const cartCall = (method: 'GET' | 'POST', path: string, body?: object) =>
    desk.request<Cart>({ method, path: `/api/twenty/v2/alder/nl/${path}`, body })
  async function atHours(clockHours: number): Promise<void> {
    await desk.stop()
    await desk.restart({ clockHours })
  }
  /** The age in seconds of everything that payments record, by the database's clock. */
  async function ages(): Promise<number[]> {
    const { rows } = await sql<{ age: number }>`
      select extract(epoch from clock_timestamp() - moment)::float8 as age from (
        select created_at from payment_orders union all select changed_at from payment_orders
        union all select looked_at from payment_orders union all select created_at from payment_events
        union all select created_at from ledger union all select paid_at from payment_rates) as m (moment)
      where moment is not null`.execute(desk.db)
    return rows.map(({ age }) => age)
  }

  test.each([2, -2])(
    'F54: %i hours wrong: holds last as long as ever, payments count, no age is negative',
    async (hours) => {
      await atHours(hours)
      const { body: cart } = await cartCall('POST', 'cart', cartBody({ date: '2027-09-04' }))
      const left = async () => {
        const { rows } = await sql<{ left: number }>`
        select extract(epoch from expires_at - clock_timestamp())::float8 as left from carts where id = ${cart.id}`.execute(
          desk.db,
        )
        return rows[0]?.left ?? 0
      }
      expect(await left()).toBeGreaterThan(holdSeconds - 120)
      expect(await left()).toBeLessThanOrEqual(holdSeconds)
      expect((await cartCall('GET', `cart/${cart.id}`)).body.state).toBe('open')
      await sql`update carts set expires_at = clock_timestamp() - interval '1 second' where id = ${cart.id}`.execute(
        desk.db,
      )
      await sql`update unit_occupations set expires_at = clock_timestamp() - interval '1 second'
      where cart_id = ${cart.id}`.execute(desk.db)
      expect((await cartCall('GET', `cart/${cart.id}`)).body.state).toBe('expired')

      const booking = await desk.book()
      const [deposit = 0] = booking.rates
      const window = await desk.started(booking, 'bambora', deposit)
      const page = await desk.started(booking, 'saferpay', booking.payable - deposit)
      expect((await desk.get(`bambora/callback?${desk.bank.payWindow(window.fields)}`)).status).toBe(200)
      desk.bank.paySaferpay(page.url)
      await desk.get(`saferpay/return?orderIdHash=${page.id}`)
      await desk.reconcile()
      for (const { id } of [window, page]) expect((await desk.order(id)).state).toBe('captured')
      expect(await desk.money(booking)).toMatchObject({ paid: booking.payable, paymentStatus: 'PAYMENT_OK' })
      // The provider's time, not one computed from the local clock.
      expect((await desk.order(page.id)).page_expires_at).toEqual(new Date('2027-03-01T11:00:00Z'))
      for (const age of await ages()) expect(age).toBeGreaterThanOrEqual(0)
    },
  )

  test('F54: the clock steps back by four hours while the customer pays', async () => {
    await atHours(2)
    const booking = await desk.book()
    const { id, url } = await desk.started(booking, 'saferpay', booking.payable)
    desk.bank.paySaferpay(url)
    await atHours(-2)
    await desk.get(`saferpay/notify?orderIdHash=${id}`)
    await desk.get(`saferpay/return?orderIdHash=${id}`)
    await desk.reconcile()
    expect((await desk.order(id)).state).toBe('captured')
    expect((await desk.money(booking)).paid).toBe(booking.payable)
    for (const age of await ages()) expect(age).toBeGreaterThanOrEqual(0)
  })
})
