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
  ])('F131: killed while a gift voucher pays (%j): a repeat pays once', async (point) => {
    const { ref, cartId, ...booking } = await desk.book()
    const { id, code } = await issueVoucher(desk.db, { brand: 'alder', currency: 'EUR', amount: 7_000 })
    const idempotencyKey = randomBytes(16).toString('base64url')
    const pay = () =>
      desk.request<{ type?: string }>({
        method: 'POST',
        path: `/api/twenty/v2/alder/nl/payment/voucher/booking/${ref}`,
        body: { cartId, code, amount: 7_000, idempotencyKey },
      })
    const dying = desk.present()
    await dying.armFailPoint(point)
    await expect(pay()).rejects.toThrow()
    expect(await dying.ended).toBe('SIGKILL')
    expect(await desk.broken()).toEqual([])
    await desk.restart()
    let answer = await pay()
    // PostgreSQL has not noticed yet that the other process is gone.
    while (answer.body.type === 'in-progress') answer = await pay()
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect((await desk.money({ ref, cartId, ...booking })).paid).toBe(7_000)
    const [voucher] = await listVouchers(desk.db)
    expect(voucher).toMatchObject({ id, balance: 0, reserved: 0, redeemed: 7_000 })
    expect(await desk.broken()).toEqual([])
  })
})
