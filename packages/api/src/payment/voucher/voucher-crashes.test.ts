import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FailPoint } from '../../booking/testing/fail-point.ts'
import { postgresMissing } from '../../booking/testing/process-desk.ts'
import { issueVoucher, listVouchers } from '../../booking/voucher/vouchers.ts'
import { openPaymentProcessDesk, type PaymentProcessDesk } from '../testing/payment-process-desk.ts'

describe.skipIf(postgresMissing)('kill -9 while a gift voucher pays, on PostgreSQL', () => {
  let desk: PaymentProcessDesk
  beforeAll(async () => {
    desk = await openPaymentProcessDesk()
    await desk.restart()
  })
  afterAll(() => desk?.close())

  test.each<FailPoint>([
    { statement: 12, moment: 'answered' },
    { statement: 'commit', moment: 'before' },
    { statement: 'commit', moment: 'under-way' },
    { statement: 'commit', moment: 'answered' },
  ])('F131: killed while a gift voucher pays (%j): a repeat sets it aside once', async (point) => {
    const { ref, cartId } = await desk.book()
    const { id, code } = await issueVoucher(desk.db, { brand: 'alder', currency: 'EUR', amount: 7_000 })
    const idempotencyKey = randomBytes(16).toString('base64url')
    const pay = () =>
      desk.request<{ type?: string }>({
        method: 'POST',
        path: `/api/twenty/v2/alder/nl/payment/voucher/booking/${ref}`,
        body: { cartId, code, amount: 7_000, idempotencyKey },
      })
    await desk.dieAt(point, pay)
    let answer = await pay()
    // PostgreSQL has not noticed yet that the other process is gone.
    while (answer.body.type === 'in-progress') answer = await pay()
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const [voucher] = await listVouchers(desk.db)
    expect(voucher).toMatchObject({ id, balance: 0, reserved: 7_000, redeemed: 0 })
    expect(await desk.broken()).toEqual([])
  })

  test.each<FailPoint>([
    { statement: 9, moment: 'answered' },
    { statement: 'commit', moment: 'before' },
    { statement: 'commit', moment: 'under-way' },
    { statement: 'commit', moment: 'answered' },
  ])('F136: killed while a card pays beside a gift voucher (%j): both pay, once', async (point) => {
    const { booking, id } = await besideCard()
    const { fields } = await desk.started(booking, 'bambora', booking.payable - 7_000)
    const callback = `bambora/callback?${desk.bank.payWindow(fields)}`
    await desk.dieAt(point, () => desk.get(callback))
    expect((await desk.get(callback)).status).toBe(200)
    expect((await desk.money(booking)).paid).toBe(booking.payable)
    expect((await listVouchers(desk.db))[0]).toMatchObject({ id, balance: 0, reserved: 0, redeemed: 7_000 })
    expect(await desk.broken()).toEqual([])
  })

  test.each<FailPoint>([
    { statement: 9, moment: 'answered' },
    { statement: 'commit', moment: 'before' },
    { statement: 'commit', moment: 'under-way' },
  ])('F136: killed while a declined card releases a gift voucher (%j): released, once', async (point) => {
    const { booking, id } = await besideCard()
    const { id: orderId, url } = await desk.started(booking, 'saferpay', booking.payable - 7_000)
    desk.bank.abortSaferpay(url)
    await desk.dieAt(point, () => desk.get(`saferpay/return?orderIdHash=${orderId}`))
    await desk.pass(3)
    await desk.reconcile()
    expect((await desk.order(orderId)).state).toBe('failed')
    expect((await listVouchers(desk.db))[0]).toMatchObject({ id, balance: 7_000, reserved: 0, redeemed: 0 })
    expect(await desk.broken()).toEqual([])
  })

  /** A booking with a gift voucher that waits for a card. */
  async function besideCard() {
    const booking = await desk.book()
    const { id, code } = await issueVoucher(desk.db, { brand: 'alder', currency: 'EUR', amount: 7_000 })
    const { status } = await desk.request({
      method: 'POST',
      path: `/api/twenty/v2/alder/nl/payment/voucher/booking/${booking.ref}`,
      body: {
        cartId: booking.cartId,
        code,
        amount: 7_000,
        idempotencyKey: randomBytes(16).toString('base64url'),
      },
    })
    expect(status).toBe(200)
    return { booking, id }
  }
})
