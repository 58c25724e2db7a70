import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { FailPoint } from '../../booking/testing/fail-point.ts'
import { postgresMissing } from '../../booking/testing/process-desk.ts'
import { openPaymentProcessDesk, type PaymentProcessDesk } from '../testing/payment-process-desk.ts'
import { purchaseBody, purchaseSteps } from '../testing/purchase-steps.ts'

describe.skipIf(postgresMissing)('kill -9 while a gift voucher is bought, on PostgreSQL', () => {
  let desk: PaymentProcessDesk
  beforeAll(async () => {
    desk = await openPaymentProcessDesk()
    await desk.restart()
  })
  afterAll(() => desk?.close())
  afterEach(async () => {
    for (const minutes of [20, 26 * 60]) {
      await desk.pass(minutes)
      await desk.reconcile()
      expect(await desk.broken(true)).toEqual([])
    }
  })
  const { buy, bought, fieldsOf, page, entriesOf, newKey } = purchaseSteps(() => ({
    db: desk.db,
    call: (method, path, { body, headers, edition = 'alder/nl' } = {}) =>
      desk.request({ method, path: `/api/twenty/v2/${edition}/${path}`, body, headers }),
  }))

  test.each<FailPoint>([
    { statement: 'commit', moment: 'before' },
    { statement: 'commit', moment: 'under-way' },
    { statement: 'commit', moment: 'answered' },
    { call: 'PaymentPage/Initialize', moment: 'before' },
  ])('F154: killed while a purchase starts (%j): a repeat makes exactly one', async (point) => {
    const key = newKey()
    const body = purchaseBody({ provider: 'saferpay' })
    await desk.dieAt(point, () => buy(body, { key }))
    let answer = await buy(body, { key })
    while (answer.body.type === 'in-progress') {
      await desk.pass(1)
      answer = await buy(body, { key })
    }
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const made = await desk.db
      .selectFrom('voucher_purchases as p')
      .innerJoin('payment_orders as o', 'o.purchase_id', 'p.id')
      .select('o.id')
      .where('p.idempotency_key', '=', body.idempotencyKey)
      .execute()
    expect(made).toEqual([{ id: answer.body.orderIdHash }])
  })

  test.each<FailPoint>([
    { statement: 6, moment: 'answered' },
    { statement: 9, moment: 'before' },
    { statement: 'commit', moment: 'before' },
    { statement: 'commit', moment: 'under-way' },
    { statement: 'commit', moment: 'answered' },
  ])('F155: killed while a payment counts and issues (%j): one voucher, one mail', async (point) => {
    const one = await bought()
    const query = desk.bank.payWindow(fieldsOf(one))
    await desk.dieAt(point, () => desk.get(`bambora/callback?${query}`))
    await desk.pass(2)
    await desk.get(`bambora/callback?${query}`)
    await desk.reconcile()
    expect((await page(one)).body.state).toBe('issued')
    expect(await entriesOf(one)).toEqual([{ kind: 'issue', amount: 10_000 }])
  })

  test('F155: killed after the bank has captured, its answer lost: one voucher once it is known', async () => {
    const one = await bought({ provider: 'saferpay' })
    desk.bank.paySaferpay(one.body.saferpayUrl ?? '')
    await desk.get(`saferpay/return?orderIdHash=${one.body.orderIdHash}`)
    const dying = desk.present()
    desk.bankServer.loseAnswer('Transaction/Capture', () => dying.kill())
    await expect(desk.reconcile()).rejects.toThrow()
    await desk.restart()
    expect(await entriesOf(one)).toEqual([])
    await desk.pass(5)
    await desk.reconcile()
    expect((await page(one)).body.state).toBe('issued')
    expect(await entriesOf(one)).toEqual([{ kind: 'issue', amount: 10_000 }])
  })
})
