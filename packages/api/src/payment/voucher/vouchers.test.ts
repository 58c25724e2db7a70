import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { recordTo } from '../../booking/testing/booking-desk.ts'
import { runTransaction } from '../../booking/run-transaction.ts'
import { cancelBooking } from '../../booking/order/change-booking-state.ts'
import { runRefund } from '../refunds/run-refund.ts'
import type { GuestBooking } from '../testing/payment-steps.ts'
import { faultDatabase, usePaymentDesk } from '../testing/use-payment-desk.ts'
import { closeVoucherReservation } from './close-reservation.ts'
import { reserveVoucher } from './reserve-voucher.ts'
import { hashVoucherCode, newVoucherCode } from './voucher-code.ts'
import { issueVoucher, listVouchers } from './vouchers.ts'

describe('gift vouchers', () => {
  const desk = usePaymentDesk(faultDatabase)
  const issue = (amount: number, currency: 'EUR' | 'GBP' = 'EUR') =>
    issueVoucher(desk().db, { brand: 'alder', currency, amount })
  const reserve = (code: string, orderId: string, amount: number) =>
    runTransaction(desk().db, (transaction) => reserveVoucher(transaction, { code, orderId, amount }))
  const sums = async (id: number) => {
    const found = (await listVouchers(desk().db)).find((voucher) => voucher.id === id)
    const { issued, refunded, balance, reserved, redeemed } = found ?? expect.fail('no such voucher')
    return { issued, refunded, balance, reserved, redeemed }
  }
  const closeAll = async () => {
    while (await closeVoucherReservation(desk().db));
  }
  const stateTo = (orderId: string, state: 'failed' | 'opened') =>
    desk().db.updateTable('payment_orders').set({ state }).where('id', '=', orderId).execute()

  test('a code has a hundred random bits, is read out in any way, and is stored as a hash alone', async () => {
    const { id, code } = await issue(5_000)
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(new Set(Array.from({ length: 1_000 }, newVoucherCode)).size).toBe(1_000)
    expect(hashVoucherCode('o1l0 abcd')).toBe(hashVoucherCode('0110-ABCD'))
    const { rows } = await sql<{
      row: string
    }>`select v::text as row from vouchers v where id = ${id}`.execute(desk().db)
    expect(rows[0]?.row).not.toContain(code.replaceAll('-', ''))
    expect(rows[0]?.row).toContain(hashVoucherCode(code))
  })

  test('F63: the card is declined: the voucher has its money back with the next turn of the job, to the cent', async () => {
    const booking = await desk().book()
    const { id, code } = await issue(6_000)
    const { id: orderId, url } = await desk().started(booking, 'saferpay', booking.payable - 6_000)
    expect(await reserve(code, orderId, 6_000)).toBe(6_000)
    expect(await sums(id)).toMatchObject({ balance: 0, reserved: 6_000 })
    await closeAll()
    expect(await sums(id), 'while the window is open').toMatchObject({ reserved: 6_000 })
    desk().bank.abortSaferpay(url)
    await desk().get(`saferpay/return?orderIdHash=${orderId}`)
    expect((await desk().order(orderId)).state).toBe('failed')
    await closeAll()
    await closeAll()
    expect(await sums(id)).toEqual({ issued: 6_000, refunded: 0, balance: 6_000, reserved: 0, redeemed: 0 })
    expect((await desk().money(booking)).paid).toBe(0)
  })

  test('the card is charged: the voucher pays its part of the booking, once, and gets it back when that goes back', async () => {
    const booking = await desk().book()
    const { id, code } = await issue(6_000)
    const { id: orderId, fields } = await desk().started(booking, 'bambora', booking.payable - 5_500)
    await reserve(code, orderId, 5_500)
    await desk().get(`bambora/callback?${desk().bank.payWindow(fields)}`)
    await desk().reconcile()
    await Promise.all([1, 2, 3].map(closeAll))
    expect(await sums(id)).toMatchObject({ balance: 500, reserved: 0, redeemed: 5_500 })
    expect(await desk().money(booking)).toMatchObject({
      paid: booking.payable,
      paymentStatus: 'PAYMENT_OK',
    })
    await desk()
      .db.transaction()
      .execute(async (transaction) => {
        const entry = await transaction
          .selectFrom('ledger')
          .selectAll()
          .where('provider', '=', 'gift_voucher')
          .where('amount', '=', 5_500)
          .executeTakeFirstOrThrow()
        await transaction
          .insertInto('refund_tasks')
          .values({
            booking_id: entry.booking_id,
            ledger_id: entry.id,
            amount: 5_000,
            reason: 'operator',
            number: 'VOUCHER01',
            request_id: 'refund-VOUCHER01',
          })
          .execute()
      })
    const [task] = await desk().refunds(booking)
    const outcomes = await Promise.all([1, 2, 3].map(() => runRefund(task?.id ?? 0, desk().context)))
    expect(outcomes.toSorted()).toEqual(['done', 'not-open', 'not-open'])
    expect(await sums(id)).toEqual({
      issued: 6_000,
      refunded: 5_000,
      balance: 5_500,
      reserved: 0,
      redeemed: 5_500,
    })
  })

  test('of a booking that was cancelled meanwhile is to be given back', async () => {
    const booking = await desk().book()
    const { code } = await issue(2_000)
    const { id: orderId, fields } = await desk().started(booking, 'bambora', booking.payable - 2_000)
    await reserve(code, orderId, 2_000)
    await cancelBooking(desk().db, booking.ref)
    await desk().get(`bambora/callback?${desk().bank.payWindow(fields)}`)
    await desk().reconcile()
    await closeAll()
    expect((await desk().refunds(booking)).map(({ amount, reason }) => [amount, reason])).toEqual([
      [booking.payable - 2_000, 'cancelled-booking'],
      [2_000, 'cancelled-booking'],
    ])
  })

  test('is refused: unknown, of another brand, in another currency, empty, for a payment that is over', async () => {
    const booking = await desk().book()
    const { id: orderId } = await desk().started(booking, 'bambora', booking.payable)
    const refusal = async (code: string) =>
      await reserve(code, orderId, 100).then(
        () => 'reserved',
        (error: { init: { status: number; type: string } }) => `${error.init.status} ${error.init.type}`,
      )
    expect(await refusal('AAAA-AAAA-AAAA-AAAA-AAAA')).toBe('404 unknown-voucher')
    const lakeland = await issueVoucher(desk().db, { brand: 'lakeland', currency: 'EUR', amount: 900 })
    expect(await refusal(lakeland.code)).toBe('404 unknown-voucher')
    expect(await refusal((await issue(900, 'GBP')).code)).toBe('409 other-currency')
    const spent = await issue(50)
    expect(await reserve(spent.code, orderId, 100)).toBe(50)
    expect(await refusal(spent.code), 'the same order has it already').toBe('reserved')
    const { id: other } = await desk().started(booking, 'bambora', booking.payable)
    await expect(reserve(spent.code, other, 1)).rejects.toMatchObject({ init: { type: 'voucher-empty' } })
    await stateTo(other, 'failed')
    await expect(reserve((await issue(900)).code, other, 1)).rejects.toMatchObject({
      init: { type: 'not-payable' },
    })
  })

  test('is not reserved a second time for a payment that had it back, even when that payment goes on', async () => {
    const booking = await desk().book()
    const { id, code } = await issue(900)
    const { id: orderId } = await desk().started(booking, 'bambora', booking.payable)
    await reserve(code, orderId, 500)
    await stateTo(orderId, 'failed')
    await closeAll()
    await stateTo(orderId, 'opened')
    await expect(reserve(code, orderId, 500)).rejects.toMatchObject({ init: { type: 'not-payable' } })
    expect(await sums(id)).toMatchObject({ balance: 900, reserved: 0 })
  })

  describe('of one voucher at once', () => {
    const orders: string[] = []
    let booking: GuestBooking
    beforeAll(async () => {
      booking = await desk().book()
      for (let tab = 0; tab < 4; tab += 1) {
        const { id } = await desk().started(booking, 'bambora', booking.payable)
        orders.push(id)
      }
    })

    test(
      'F64: two tabs, 200 times: one gets what it requests, the other the rest or a refusal',
      { timeout: 60_000 },
      async () => {
        for (let round = 0; round < 200; round += 1) {
          const { id, code } = await issue(round % 2 === 0 ? 5_000 : 8_000)
          const tabs = orders.slice(0, 2)
          const got = await Promise.allSettled(tabs.map((orderId) => reserve(code, orderId, 5_000)))
          const amounts = got.map((one) => (one.status === 'fulfilled' ? one.value : 0))
          expect(amounts.toSorted((a, b) => b - a)).toEqual([5_000, round % 2 === 0 ? 0 : 3_000])
          const refusals = got.flatMap((one) =>
            one.status === 'rejected' ? [(one.reason as { init: { type: string } }).init.type] : [],
          )
          expect(refusals).toEqual(round % 2 === 0 ? ['voucher-empty'] : [])
          expect((await sums(id)).balance).toBe(0)
        }
      },
    )

    test('F64: the voucher’s row is locked before its sum is read', async () => {
      const { code } = await issue(1_000)
      const { id: orderId } = await desk().started(booking, 'bambora', booking.payable)
      const statements: string[] = []
      const db = desk().db.withPlugin(recordTo(statements))
      await runTransaction(db, (transaction) => reserveVoucher(transaction, { code, orderId, amount: 1 }))
      const lock = statements.findIndex((text) => /from "vouchers".*for update/s.test(text))
      const sum = statements.findIndex((text) => /sum\("amount"\)/.test(text))
      expect(lock).toBeGreaterThan(-1)
      expect(sum).toBeGreaterThan(lock)
    })

    test(
      'F63, F64: whatever is reserved, declined and requested again, its money adds up',
      { timeout: 60_000 },
      async () => {
        const step = fc.record({
          tab: fc.nat(3),
          act: fc.constantFrom('reserve' as const, 'reserve' as const, 'decline' as const, 'sweep' as const),
          amount: fc.integer({ min: 1, max: 700 }),
        })
        await fc.assert(
          fc.asyncProperty(
            fc.integer({ min: 1, max: 1_500 }),
            fc.array(step, { maxLength: 12 }),
            async (issued, steps) => {
              const { id, code } = await issue(issued)
              const reserved = new Map<string, number>()
              const declined = new Set<string>()
              for (const orderId of orders) await stateTo(orderId, 'opened')
              let balance = issued
              const settled = new Set<string>()
              for (const { tab, act, amount } of steps) {
                const orderId = orders[tab] ?? ''
                if (act === 'reserve') {
                  const expected = reserved.has(orderId)
                    ? // A released reservation is not taken again.
                      settled.has(orderId)
                      ? undefined
                      : reserved.get(orderId)
                    : declined.has(orderId) || balance === 0
                      ? undefined
                      : Math.min(amount, balance)
                  const got = await reserve(code, orderId, amount).catch(() => undefined)
                  expect(got).toBe(expected)
                  if (expected !== undefined && !reserved.has(orderId)) {
                    reserved.set(orderId, expected)
                    balance -= expected
                  }
                } else if (act === 'decline') {
                  declined.add(orderId)
                  await stateTo(orderId, 'failed')
                } else {
                  await closeAll()
                  for (const one of declined)
                    if (reserved.has(one) && !settled.has(one)) {
                      settled.add(one)
                      balance += reserved.get(one) ?? 0
                    }
                }
                const now = await sums(id)
                expect(now.balance).toBe(balance)
                expect(now.balance).toBeGreaterThanOrEqual(0)
                expect(now.balance + now.reserved + now.redeemed).toBe(now.issued + now.refunded)
              }
              for (const orderId of orders) await stateTo(orderId, 'failed')
              await closeAll()
              expect((await sums(id)).balance).toBe(issued)
            },
          ),
          { numRuns: 15 },
        )
      },
    )
  })
})
