import type { VoucherSale } from '@camping/contract/voucher-sale.schemas.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { hashVoucherCode } from '../../booking/voucher/voucher-code.ts'
import { cleanDatabase } from '../../clean-database.ts'
import { runRefund } from '../refunds/run-refund.ts'
import { purchaseBody, purchaseSteps } from '../testing/purchase-steps.ts'
import { faultDatabase, usePaymentDesk } from '../testing/use-payment-desk.ts'
import { voucherSteps } from '../testing/voucher-steps.ts'

describe('buying a gift voucher', () => {
  const desk = usePaymentDesk(faultDatabase)
  const { buy, bought, fieldsOf, page, row, refundsOf, entriesOf, newKey } = purchaseSteps(desk)
  const { quote, pay, depositPaid } = voucherSteps(desk)
  const callbackOf = (fields: ReturnType<typeof fieldsOf>, payment = {}) =>
    `bambora/callback?${desk().bank.payWindow(fields, payment)}`

  test('payment-31: what is sold is data of the edition; a brand that sells none answers 404', async () => {
    const { body } = await desk().call<VoucherSale>('GET', 'gift-vouchers', { edition: 'alder/at' })
    expect(body).toMatchObject({ currency: 'EUR', least: 2_500, most: 100_000, validUntil: '2057-12-31' })
    expect(body.providers.map((one) => one.paymentProviderIdentifier)).toContain('saferpay')
    expect((await desk().call('GET', 'gift-vouchers', { edition: 'lakeland/nl' })).status).toBe(404)
    expect((await buy(purchaseBody(), { edition: 'lakeland/nl' })).status).toBe(404)
  })

  test('payment-31: amounts outside the limits, cents, a foreign method, and texts not agreed to are refused', async () => {
    for (const wrong of [
      { amount: 2_400 },
      { amount: 100_100 },
      { amount: 5_050 },
      { paymentMethod: 'barter' },
    ])
      expect((await buy(purchaseBody(wrong))).body).toMatchObject({ type: 'validation', status: 400 })
    for (const wrong of [
      { acceptsTerms: false as true },
      { buyerName: 'https://evil.example' },
      { email: 'anna' },
    ])
      expect((await buy(purchaseBody(wrong))).status).toBe(400)
    const { status, body } = await desk().call<{ type: string }>('POST', 'gift-vouchers/purchases', {
      body: purchaseBody(),
    })
    expect([status, body.type]).toEqual([400, 'no-purchase-key'])
  })

  test('payment-31: paid, it is issued once with its validity, and pays a booking', async () => {
    const one = await bought()
    expect((await page(one)).body).toMatchObject({
      state: 'open',
      code: null,
      purchaseRef: expect.any(String),
    })
    await desk().get(callbackOf(fieldsOf(one)))
    await desk().reconcile()
    const { body } = await page(one)
    expect(body).toMatchObject({
      state: 'issued',
      amount: 10_000,
      validUntil: '2030-12-31',
      email: 'a…@example.org',
      recipient: 'Oma Truus',
    })
    const code = body.code ?? ''
    const booking = await depositPaid()
    expect((await quote(booking, code)).body).toMatchObject({ pays: 10_000, validUntil: '2030-12-31' })
    expect((await pay(booking, { code, amount: 10_000 })).status).toBe(200)
    expect(await entriesOf(one)).toMatchObject([
      { kind: 'issue', amount: 10_000 },
      { kind: 'reserve' },
      { kind: 'redeem' },
    ])
  })

  test('payment-31: the code is in no table, but for its mail, and on no page but its buyer’s', async () => {
    const one = await bought({ provider: 'saferpay' })
    desk().bank.paySaferpay(one.body.saferpayUrl ?? '')
    await desk().get(`saferpay/return?orderIdHash=${one.body.orderIdHash}`)
    await desk().reconcile()
    const code = (await page(one)).body.code ?? ''
    const others = await page(one, false)
    expect(others.body).toMatchObject({
      state: 'issued',
      code: null,
      recipient: null,
      message: null,
      purchaseRef: null,
    })
    expect((await page({ ...one, key: newKey() })).body.code).toBeNull()
    expect((await page({ ...one, edition: 'alder/de' })).status).toBe(404)
    const stored = await row(one)
    expect(stored.code_hash).toBe(hashVoucherCode(code))
    expect(JSON.stringify({ ...stored, unsent_code: null })).not.toContain(code)
    const { rows } = await sql<{ text: string }>`
      select string_agg(v::text, ' ') || (select string_agg(o::text, ' ') from outbox o)
        || (select string_agg(p::text, ' ') from payment_orders p) as text from vouchers v`.execute(desk().db)
    expect(rows[0]?.text).not.toContain(code)
    expect(rows[0]?.text).not.toContain(code.replaceAll('-', ''))
  })

  test('payment-31: a repeat with its key is the same purchase; with other words it is refused', async () => {
    const key = newKey()
    const body = purchaseBody({ provider: 'saferpay' })
    const first = await buy(body, { key })
    const again = await buy(body, { key })
    expect(again.body).toEqual(first.body)
    expect((await buy({ ...body, amount: 5_000 }, { key })).body.type).toBe('idempotency-key-reused')
    const other = await buy(body)
    expect(other.body.address).not.toBe(first.body.address)
  })

  test('a network has so many purchases an hour', async () => {
    const headers = { 'x-purchase-key': newKey() }
    const answers = []
    for (let turn = 0; turn < 11; turn += 1)
      answers.push(
        await desk().call<{ type: string }>('POST', 'gift-vouchers/purchases', {
          body: purchaseBody(),
          address: '203.0.113.9',
          headers,
        }),
      )
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(200), 429])
  })

  test('F150: callback, accept, polls and lists at once: one voucher, one mail', async () => {
    for (let round = 0; round < 10; round += 1) {
      const one = await bought()
      const query = desk().bank.payWindow(fieldsOf(one))
      const notices = ['callback', 'accept', 'callback', 'callback'].map((path) =>
        desk().get(`bambora/${path}?${query}`),
      )
      await Promise.all([...notices, desk().reconcile(), desk().reconcile()])
      await desk().reconcile()
      expect((await page(one)).body.state).toBe('issued')
      expect(await entriesOf(one)).toEqual([{ kind: 'issue', amount: 10_000 }])
      expect(await refundsOf(one)).toEqual([])
    }
  })

  test('F151: paid twice in one window: one voucher, the second payment goes back', async () => {
    const one = await bought()
    for (const payment of [{}, {}]) await desk().get(callbackOf(fieldsOf(one), payment))
    await desk().reconcile()
    expect(await entriesOf(one)).toEqual([{ kind: 'issue', amount: 10_000 }])
    const [refund, ...more] = await refundsOf(one)
    expect([refund, more]).toMatchObject([{ amount: 10_000, reason: 'over-payment' }, []])
    expect(await runRefund(refund?.id ?? 0, desk().context)).toBe('done')
  })

  test('F152: the payment of an attempt that was given up still buys the voucher', async () => {
    const one = await bought()
    const query = desk().bank.payWindow(fieldsOf(one))
    await desk()
      .db.updateTable('payment_orders')
      .set({ state: 'expired', next_look_at: new Date('9999-01-01') })
      .where('id', '=', one.body.orderIdHash ?? '')
      .execute()
    await desk().get(`bambora/callback?${query}`)
    await desk().reconcile()
    expect((await page(one)).body.state).toBe('issued')
  })

  test('F153: an authorised payment that cannot be captured issues nothing until it is', async () => {
    const one = await bought({ provider: 'saferpay' })
    desk().bank.paySaferpay(one.body.saferpayUrl ?? '')
    desk().bank.fail('Transaction/Capture', 'http-502', { times: 2 })
    await desk().get(`saferpay/return?orderIdHash=${one.body.orderIdHash}`)
    await desk().reconcile()
    expect((await page(one)).body).toMatchObject({ state: 'paid', code: null })
    expect(await entriesOf(one)).toEqual([])
    await desk().pass(5)
    await desk().reconcile()
    await desk().pass(5)
    await desk().reconcile()
    expect((await page(one)).body.state).toBe('issued')
  })

  test('a payment that is too small goes back, with an alarm, and buys nothing', async () => {
    const one = await bought()
    await desk().get(callbackOf(fieldsOf(one), { amount: 4_000 }))
    await desk().reconcile()
    expect((await page(one)).body).toMatchObject({ state: 'failed', code: null })
    expect(await refundsOf(one)).toMatchObject([{ amount: 4_000 }])
    expect(await desk().alarms(one.body.orderIdHash ?? '')).not.toEqual([])
  })

  test('payment-31: another edition sells in its currency, for as long as its law requires', async () => {
    const one = await bought({}, { edition: 'alder/ch' })
    await desk().get(callbackOf(fieldsOf(one)))
    await desk().reconcile()
    expect((await page(one)).body).toMatchObject({
      state: 'issued',
      currency: 'CHF',
      validUntil: '2037-12-31',
    })
  })

  test('payment-31: what nobody paid for a month is emptied of its person; a payment after that goes back', async () => {
    const [old, recent] = [await bought(), await bought()]
    const query = desk().bank.payWindow(fieldsOf(old))
    await desk()
      .db.updateTable('voucher_purchases')
      .set({ created_at: sql<Date>`clock_timestamp() - interval '31 days'` })
      .where('address', '=', old.body.address)
      .execute()
    expect((await cleanDatabase(desk().db))['purchases of 30 days ago that nobody paid']).toBe(1)
    expect(await row(old)).toMatchObject({ buyer_name: '', email: '', unsent_code: null, sealed_code: '' })
    expect((await row(recent)).email).not.toBe('')
    expect((await page(old)).status).toBe(404)
    await desk().get(`bambora/callback?${query}`)
    await desk().reconcile()
    expect(await refundsOf(old)).toMatchObject([{ amount: 10_000 }])
    expect(await entriesOf(old)).toEqual([])
  })
})
