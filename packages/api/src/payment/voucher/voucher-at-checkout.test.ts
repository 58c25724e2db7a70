import type { BookingConfirmation, Cart } from '@camping/contract/booking.schemas.ts'
import { describe, expect, test } from 'vitest'
import { cancelBooking, confirmRequest, declineRequest } from '../../booking/order/change-booking-state.ts'
import * as rows from '../../booking/testing/booking-world.ts'
import { faultDatabase, usePaymentDesk } from '../testing/use-payment-desk.ts'
import { voucherSteps } from '../testing/voucher-steps.ts'

describe('gift vouchers at the checkout', () => {
  const desk = usePaymentDesk(faultDatabase)
  const { issue, sums, openCart, apply, order } = voucherSteps(desk)
  const owed = ({ priceLines }: Pick<Cart, 'priceLines'>) =>
    priceLines.reduce((sum, line) => sum + (line.payableAt === 'on-site' ? 0 : line.amount), 0)

  test('payment-28: the cart shows what it pays; the order sets it aside until a card has paid; the price stays', async () => {
    const { id, code } = await issue(10_000)
    const before = await openCart(rows.chalet)
    const { status, body: cart } = await apply(before.id, ` ${code.toLowerCase()} `)
    expect(status).toBe(200)
    expect(cart.voucher).toEqual({
      hint: code.slice(-4),
      pays: 10_000,
      left: 0,
      open: owed(cart) - 10_000,
      validUntil: null,
      refusal: null,
    })
    expect({ ...cart, voucher: null, serverTime: '' }).toEqual({ ...before, serverTime: '' })
    expect(await sums(id)).toMatchObject({ balance: 10_000, reserved: 0 })
    const { status: booked, body: booking } = await order(cart.id, cart.total, 10_000)
    expect([booked, booking.paid, booking.voucher]).toEqual([
      200,
      0,
      { paid: 0, reserved: 10_000, until: expect.stringMatching(/Z$/), released: [] },
    ])
    expect(booking.due).toBe(owed(cart) - 10_000)
    expect(booking.priceLines).toEqual(cart.priceLines)
    expect(booking.paymentRates.reduce((sum, { amount }) => sum + amount, 0)).toBe(owed(cart))
    expect(await sums(id)).toMatchObject({ balance: 0, reserved: 10_000 })
  })

  test('payment-17: a voucher that pays all that is due now needs no card: the order pays with it', async () => {
    const before = await openCart(rows.chalet)
    const { rates } = before.plans[0]!
    const deposit = rates[0]!.amount
    expect(rates.length).toBeGreaterThan(1)
    const { id, code } = await issue(deposit)
    const { body: cart } = await apply(before.id, code)
    const { body: booking } = await order(cart.id, cart.total, deposit)
    expect([booking.paid, booking.voucher]).toEqual([
      deposit,
      { paid: deposit, reserved: 0, until: null, released: [] },
    ])
    expect(booking.paymentRates.map(({ status }) => status)).toEqual(['paid', 'pending'])
    expect(await sums(id)).toMatchObject({ balance: 0, redeemed: deposit })
  })

  test('is taken out again', async () => {
    const { code } = await issue(10_000)
    const { id } = await openCart(rows.chalet)
    await apply(id, code)
    const { body } = await desk().call<Cart>('DELETE', `cart/${id}/voucher`)
    expect(body.voucher).toBeNull()
    await desk().call('DELETE', `cart/${id}`)
  })

  test('F64: two carts order with one voucher at once: one spends it, the other hears what is left', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, code } = await issue(10_000)
      const carts = [await openCart(rows.chalet), await openCart(rows.tent)]
      for (const cart of carts) expect((await apply(cart.id, code)).status).toBe(200)
      const answers = await Promise.all(carts.map((cart) => order(cart.id, cart.total, 10_000)))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      const [refused] = answers.filter(({ status }) => status === 409)
      expect(refused?.body).toMatchObject({ type: 'voucher-changed', pays: 0 })
      expect(await sums(id)).toMatchObject({ balance: 0, reserved: 10_000 })
      const loser = carts[answers.findIndex(({ status }) => status === 409)]!
      const { body: shown } = await desk().call<Cart>('GET', `cart/${loser.id}`)
      expect(shown.voucher).toMatchObject({ pays: 0, refusal: 'empty' })
      expect((await order(loser.id, loser.total, 0)).status).toBe(200)
    }
  })

  const request = async (amount: number) => {
    const { id, code } = await issue(amount)
    const cart = await openCart(rows.onRequest)
    await apply(cart.id, code)
    const { status, body } = await order(cart.id, cart.total, amount)
    expect([status, body.state, body.paid, body.voucher]).toEqual([
      200,
      'requested',
      0,
      { paid: 0, reserved: amount, until: null, released: [] },
    ])
    expect(await sums(id)).toMatchObject({ balance: 0, reserved: amount })
    return { id, cartId: cart.id, ref: body.bookingRef }
  }

  test('a request sets it aside, and pays when the campsite accepts', async () => {
    const { id, ref, cartId } = await request(9_000)
    expect(await confirmRequest(desk().db, ref)).toBe(true)
    expect(await sums(id)).toMatchObject({ reserved: 0, redeemed: 9_000 })
    const { body } = await desk().call<BookingConfirmation>('GET', `booking/confirmation/${cartId}`)
    expect([body.paid, body.voucher]).toEqual([
      9_000,
      { paid: 9_000, reserved: 0, until: null, released: [] },
    ])
  })

  test('F133: a request is accepted, declined and withdrawn at once: paid or given back, once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, ref } = await request(9_000)
      await Promise.all([
        confirmRequest(desk().db, ref),
        declineRequest(desk().db, ref, 'full'),
        cancelBooking(desk().db, ref),
      ])
      const { reserved, balance, redeemed } = await sums(id)
      expect(reserved).toBe(0)
      expect(balance + redeemed).toBe(9_000)
      expect((await desk().broken()).length).toBe(0)
      await cancelBooking(desk().db, ref)
    }
  })
})
