import { mayBeVoucherCode } from '@camping/contract/voucher-code.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { cancelBooking } from '../../booking/order/change-booking-state.ts'
import * as rows from '../../booking/testing/booking-world.ts'
import { hashVoucherCode, newVoucherCode } from '../../booking/voucher/voucher-code.ts'
import { runRefund } from '../refunds/run-refund.ts'
import { faultDatabase, usePaymentDesk } from '../testing/use-payment-desk.ts'
import { voucherSteps } from '../testing/voucher-steps.ts'

describe('gift vouchers', () => {
  const desk = usePaymentDesk(faultDatabase)
  const { issue, sums, quote, pay, openCart, apply } = voucherSteps(desk)

  test('a code has 85 random bits and a check sign, is read out in any way, and is stored as a hash', async () => {
    const { id, code } = await issue(5_000)
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{6}-){2}[0-9A-HJKMNP-TV-Z]{6}$/)
    expect(new Set(Array.from({ length: 1_000 }, newVoucherCode)).size).toBe(1_000)
    expect(hashVoucherCode('o1l0 abcd')).toBe(hashVoucherCode('0110-ABCD'))
    expect(mayBeVoucherCode(code.toLowerCase().replaceAll('-', ' '))).toBe(true)
    const { rows: found } = await sql<{
      row: string
    }>`select v::text as row from vouchers v where id = ${id}`.execute(desk().db)
    expect(found[0]?.row).not.toContain(code.replaceAll('-', ''))
    expect(found[0]?.row).toContain(hashVoucherCode(code))
  })

  test('payment-28: pays a part once, when the card has paid the rest; a repeat with its key finds the first answer', async () => {
    const booking = await desk().book()
    const { id, code } = await issue(6_000)
    const open = booking.payable - 6_000
    expect((await quote(booking, code)).body).toEqual({
      hint: code.slice(-4),
      pays: 6_000,
      left: 0,
      open,
      validUntil: null,
      refusal: null,
    })
    expect(await sums(id), 'a quote sets nothing aside').toMatchObject({ balance: 6_000 })
    const key = randomUUID()
    const paid = { hint: code.slice(-4), pays: 6_000, left: 0, open, until: expect.stringMatching(/Z$/) }
    const answers = await Promise.all([1, 2, 3].map(() => pay(booking, { code: code, amount: 6_000, key })))
    for (const { status, body } of [...answers, await pay(booking, { code: code, amount: 6_000, key })])
      expect(status === 200 ? body : body.type).toEqual(status === 200 ? paid : 'in-progress')
    expect(await sums(id)).toMatchObject({ balance: 0, reserved: 6_000, redeemed: 0 })
    expect(await desk().money(booking)).toMatchObject({
      paid: 0,
      due: open,
      paymentStatus: 'NO_PAYMENT_MADE',
    })
    const { fields } = await desk().started(booking, 'bambora', open)
    await desk().get(`bambora/callback?${desk().bank.payWindow(fields)}`)
    await desk().reconcile()
    expect(await sums(id)).toMatchObject({ balance: 0, reserved: 0, redeemed: 6_000 })
    expect(await desk().money(booking)).toMatchObject({ paid: booking.payable, paymentStatus: 'PAYMENT_OK' })
    expect((await quote(booking, (await issue(900)).code)).body.type).toBe('not-payable')
  })

  test('pays all, and the rest stays on it; leaves a rest that can be paid', async () => {
    const booking = await desk().book()
    const large = await issue(booking.payable + 1_234)
    expect((await quote(booking, large.code)).body).toMatchObject({
      pays: booking.payable,
      left: 1_234,
      open: 0,
    })
    const nearly = await issue(booking.payable - 1)
    const { body } = await quote(booking, nearly.code)
    expect(body).toMatchObject({ pays: booking.payable - 100, left: 99, open: 100 })
    expect((await pay(booking, { code: nearly.code, amount: body.pays })).status).toBe(200)
    expect((await quote(booking, (await issue(99)).code)).body).toMatchObject({ refusal: 'too-little' })
    expect((await pay(booking, { code: large.code, amount: 100 })).body).toMatchObject({ pays: 100, open: 0 })
    expect(await sums(large.id)).toMatchObject({ balance: booking.payable + 1_134 })
  })

  test('payment-29: what is unknown, closed or of another brand has one answer, in cart and payment', async () => {
    const booking = await desk().book()
    const closed = await issue(900)
    await desk()
      .db.updateTable('vouchers')
      .set({ closed_at: new Date() })
      .where('id', '=', closed.id)
      .execute()
    const { code: other } = await issue(900, 'EUR', 'lakeland')
    const cart = await openCart(rows.chalet)
    for (const code of ['AAAAAA-AAAAAA-AAAAAA', closed.code, other, '--']) {
      for (const { status, body } of [await quote(booking, code), await apply(cart.id, code)]) {
        const { requestId: _, ...said } = body as unknown as Record<string, unknown>
        expect({ status, said }).toEqual({
          status: 409,
          said: {
            type: 'voucher-refused',
            status: 409,
            title: 'This gift voucher cannot be used here',
            refusal: 'unknown',
          },
        })
      }
    }
    expect((await quote(booking, (await issue(900, 'GBP')).code)).body).toMatchObject({ refusal: 'currency' })
    const late = await issue(900)
    await desk()
      .db.updateTable('vouchers')
      .set({ valid_until: '2027-02-28' })
      .where('id', '=', late.id)
      .execute()
    expect((await quote(booking, late.code)).body).toMatchObject({ refusal: 'expired' })
    await desk().call('DELETE', `cart/${cart.id}`)
  })

  test('payment-29: a network has so many tries, and so has a booking from anywhere; a good code is none of them', async () => {
    const booking = await desk().book()
    const { code } = await issue(900)
    const address = '203.0.113.77'
    for (let turn = 0; turn < 12; turn += 1)
      expect((await quote(booking, code, { address })).status).toBe(200)
    for (let turn = 0; turn < 10; turn += 1)
      expect((await quote(booking, `GUESS${turn}`, { address })).status).toBe(409)
    expect((await quote(booking, code, { address })).body.type).toBe('too-many-attempts')
    for (let turn = 0; turn < 20; turn += 1) await quote(booking, `GUESS${turn}`)
    expect((await quote(booking, code)).body.type).toBe('too-many-attempts')
    expect((await quote(await desk().book(), code)).status).toBe(200)
  })

  test('a brand without vouchers knows none', async () => {
    const { code } = await issue(900, 'EUR', 'lakeland')
    const { status } = await desk().call('PUT', `cart/${'a'.repeat(22)}/voucher`, {
      edition: 'lakeland/nl',
      body: { code },
    })
    expect(status).toBe(404)
  })

  test('payment-30: cancelling gives back what the card paid first, then what the voucher did', async () => {
    const booking = await desk().book()
    const { id, code } = await issue(6_000)
    const card = booking.payable - 6_000
    const { fields } = await desk().started(booking, 'bambora', card)
    await desk().get(`bambora/callback?${desk().bank.payWindow(fields)}`)
    await desk().reconcile()
    expect((await pay(booking, { code: code, amount: 6_000 })).status).toBe(200)
    await desk().db.updateTable('vouchers').set({ valid_until: '2027-03-05' }).where('id', '=', id).execute()
    await cancelBooking(desk().db, booking.ref)
    expect((await desk().refunds(booking)).map(({ amount }) => amount)).toEqual([card, 6_000])
    const [, toVoucher] = await desk().refunds(booking)
    const outcomes = await Promise.all([1, 2, 3].map(() => runRefund(toVoucher?.id ?? 0, desk().context)))
    expect(outcomes.toSorted()).toEqual(['done', 'not-open', 'not-open'])
    expect(await sums(id)).toMatchObject({ refunded: 6_000, balance: 6_000 })
    const { valid_until: until } = await desk()
      .db.selectFrom('vouchers')
      .select('valid_until')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(until! > '2027-03-05', 'can be spent again').toBe(true)
  })

  test('F132: a voucher is paid in while a card pays everything: the voucher has its money', async () => {
    const booking = await desk().book()
    const { id, code } = await issue(6_000)
    const { fields } = await desk().started(booking, 'bambora', booking.payable)
    const callback = `bambora/callback?${desk().bank.payWindow(fields)}`
    await Promise.all([pay(booking, { code, amount: 6_000 }), desk().get(callback)])
    await desk().reconcile()
    expect(await desk().money(booking)).toMatchObject({ paid: booking.payable })
    expect(await desk().refunds(booking)).toEqual([])
    // Set aside before the card had paid everything, or refused afterwards.
    expect(await sums(id)).toMatchObject({ balance: 6_000, reserved: 0, redeemed: 0 })
  })
})
