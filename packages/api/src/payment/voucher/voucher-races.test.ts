import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cancelBooking } from '../../booking/order/change-booking-state.ts'
import { recordTo } from '../../booking/testing/booking-desk.ts'
import * as rows from '../../booking/testing/booking-world.ts'
import { runTransaction } from '../../booking/run-transaction.ts'
import { reserveVoucher } from '../../booking/voucher/spend-voucher.ts'
import { faultDatabase, usePaymentDesk } from '../testing/use-payment-desk.ts'
import { voucherSteps } from '../testing/voucher-steps.ts'

describe('one gift voucher at once', () => {
  const desk = usePaymentDesk(faultDatabase)
  const { issue, sums, quote, pay, payOutRefunds } = voucherSteps(desk)

  test('F64: two tabs, 200 times: one pays, the other hears what is left', { timeout: 240_000 }, async () => {
    const bookings = [await desk().book(), await desk().book()]
    const ids = await desk()
      .db.selectFrom('bookings')
      .select('id')
      .where(
        'booking_ref',
        'in',
        bookings.map(({ ref }) => ref),
      )
      .execute()
    const toPay = { open: 5_000, currency: 'EUR', today: rows.today } as const
    for (let round = 0; round < 200; round += 1) {
      const left = round % 2 === 0 ? 0 : 3_000
      const { id: voucherId } = await issue(5_000 + left)
      const got = await Promise.allSettled(
        ids.map(({ id: bookingId }) =>
          runTransaction(desk().db, (transaction) =>
            reserveVoucher(transaction, { voucherId, bookingId, toPay, accepted: 5_000 }),
          ),
        ),
      )
      expect(got.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const [loser] = got.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
      expect(loser).toMatchObject({ init: { type: 'voucher-changed', extensions: { pays: left } } })
      expect((await sums(voucherId)).balance).toBe(left)
    }
    for (const { ref } of bookings) await cancelBooking(desk().db, ref)
  })

  test('F64: the voucher’s row is locked before its sum is read', async () => {
    const booking = await desk().book()
    const { id } = await issue(1_000)
    const { id: bookingId } = await desk()
      .db.selectFrom('bookings')
      .select('id')
      .where('booking_ref', '=', booking.ref)
      .executeTakeFirstOrThrow()
    const statements: string[] = []
    const toPay = { open: 5_000, currency: 'EUR', today: rows.today } as const
    await runTransaction(desk().db.withPlugin(recordTo(statements)), async (transaction) => {
      await reserveVoucher(transaction, { voucherId: id, bookingId, toPay, accepted: 1_000 })
    })
    const lock = statements.findIndex((text) => /from "vouchers".*for update/s.test(text))
    const sum = statements.findIndex((text) => /sum\("amount"\)/.test(text))
    expect(lock).toBeGreaterThan(-1)
    expect(sum).toBeGreaterThan(lock)
    await cancelBooking(desk().db, booking.ref)
  })

  test('F64: whatever is paid and given back, its money adds up', { timeout: 240_000 }, async () => {
    const step = fc.record({
      act: fc.constantFrom('pay' as const, 'pay' as const, 'cancel' as const),
      tab: fc.nat(1),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 100, max: 90_000 }),
        fc.array(step, { maxLength: 5 }),
        async (issued, steps) => {
          const { id, code } = await issue(issued)
          const bookings = [await desk().book(), await desk().book()]
          let balance = issued
          const paid = [0, 0]
          const isOver = [false, false]
          for (const { act, tab } of steps) {
            const booking = bookings[tab]!
            if (act === 'cancel') {
              const ended = await cancelBooking(desk().db, booking.ref)
              expect(ended).toBe(!isOver[tab])
              isOver[tab] = true
              await payOutRefunds(booking)
              balance += paid[tab]!
              paid[tab] = 0
            } else {
              const { status, body } = await quote(booking, code)
              if (status !== 200) continue
              expect(body.pays).toBeLessThanOrEqual(balance)
              expect((await pay(booking, { code: code, amount: body.pays })).status).toBe(200)
              paid[tab]! += body.pays
              balance -= body.pays
            }
            const now = await sums(id)
            expect(now.balance).toBe(balance)
            expect(now.balance + now.reserved + now.redeemed).toBe(now.issued + now.refunded)
          }
          for (const booking of bookings) await cancelBooking(desk().db, booking.ref)
          for (const booking of bookings) await payOutRefunds(booking)
          expect((await sums(id)).balance).toBe(issued)
        },
      ),
      { numRuns: 10 },
    )
  })
})
