import { describe, expect, test } from 'vitest'
import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import { randomUUID } from 'node:crypto'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import type { VoucherPaid } from '@camping/contract/voucher.schemas.ts'
import { cancelBooking } from '../../booking/order/change-booking-state.ts'
import { releaseOverdue } from '../../booking/voucher/voucher-beside-card.ts'
import type { GuestBooking } from '../testing/payment-steps.ts'
import { faultDatabase, usePaymentDesk } from '../testing/use-payment-desk.ts'
import { voucherSteps } from '../testing/voucher-steps.ts'

describe('a gift voucher beside a card', () => {
  const desk = usePaymentDesk(faultDatabase)
  const { issue, sums, pay, payOutRefunds } = voucherSteps(desk)

  /** A booking with a voucher of so much that waits for a card. */
  const waiting = async (amount = 6_000) => {
    const booking = await desk().book()
    const { id, code } = await issue(amount)
    const { status, body } = await pay(booking, { code, amount })
    expect([status, typeof (body as unknown as VoucherPaid).until]).toEqual([200, 'string'])
    expect(await sums(id)).toMatchObject({ balance: 0, reserved: amount })
    return { booking, id, rest: booking.payable - amount }
  }
  const shown = async ({ cartId }: GuestBooking) =>
    (await desk().call<BookingConfirmation>('GET', `booking/confirmation/${cartId}`)).body
  const decline = async ({ id, url }: { id: string; url: string }) => {
    desk().bank.abortSaferpay(url)
    await desk().get(`saferpay/return?orderIdHash=${id}`)
    expect((await desk().order(id)).state).toBe('failed')
  }
  const payByCard = async (booking: GuestBooking, amount: number) => {
    const { fields } = await desk().started(booking, 'bambora', amount)
    await desk().get(`bambora/callback?${desk().bank.payWindow(fields)}`)
  }
  const takeAgain = async (booking: GuestBooking, amount: number) =>
    desk().call<VoucherPaid & Problem>('POST', `payment/voucher/booking/${booking.ref}`, {
      body: {
        cartId: booking.cartId,
        again: (await shown(booking)).voucher?.released[0]?.hint ?? 'none',
        amount,
        idempotencyKey: randomUUID(),
      },
    })

  test('F63: the card is declined: the voucher is released with it, may be taken again without its code, and pays with the next card', async () => {
    const { booking, id, rest } = await waiting()
    expect((await shown(booking)).paymentRates[0]?.open).toBe(booking.rates[0]! - 6_000)
    await decline(await desk().started(booking, 'saferpay', rest))
    expect(await sums(id)).toMatchObject({ balance: 6_000, reserved: 0, redeemed: 0 })
    expect((await shown(booking)).voucher).toEqual({
      paid: 0,
      reserved: 0,
      until: null,
      released: [{ hint: expect.any(String), amount: 6_000 }],
    })
    expect(await desk().money(booking)).toMatchObject({ paid: 0, due: booking.payable })
    expect((await takeAgain(booking, 5_000)).body.type).toBe('voucher-changed')
    expect((await takeAgain(booking, 6_000)).body).toMatchObject({ pays: 6_000, open: rest })
    await payByCard(booking, rest)
    expect(await sums(id)).toMatchObject({ balance: 0, reserved: 0, redeemed: 6_000 })
    expect(await desk().money(booking)).toMatchObject({ paid: booking.payable, paymentStatus: 'PAYMENT_OK' })
  })

  test('two vouchers go back together, and each may be taken again; a stranger’s voucher may not', async () => {
    const { booking, id, rest } = await waiting()
    const second = await issue(1_000)
    expect((await pay(booking, { code: second.code, amount: 1_000 })).status).toBe(200)
    await decline(await desk().started(booking, 'saferpay', rest - 1_000))
    expect((await shown(booking)).voucher?.released.map(({ amount }) => amount)).toEqual([1_000, 6_000])
    expect((await takeAgain(booking, 1_000)).body).toMatchObject({ pays: 1_000 })
    expect((await shown(booking)).voucher).toMatchObject({ reserved: 1_000, released: [{ amount: 6_000 }] })
    expect((await takeAgain(booking, 6_000)).body).toMatchObject({ pays: 6_000 })
    expect((await takeAgain(booking, 1_000)).body).toMatchObject({
      type: 'voucher-refused',
      refusal: 'unknown',
    })
    expect((await takeAgain(await desk().book(), 6_000)).body.type).toBe('voucher-refused')
    expect(await sums(id)).toMatchObject({ balance: 0, reserved: 6_000 })
  })

  test('the deposit beside it is enough', async () => {
    const { booking, id } = await waiting(1_000)
    await payByCard(booking, booking.rates[0]! - 1_000)
    expect(await sums(id)).toMatchObject({ redeemed: 1_000 })
    expect((await desk().money(booking)).rates).toEqual(['paid', 'pending'])
  })

  test('F134: nobody pays: the voucher is released after half an hour; a payment that begins counts it anew', async () => {
    const { booking, id, rest } = await waiting()
    await desk().pass(29)
    await desk().started(booking, 'bambora', rest)
    await desk().pass(29)
    expect(await releaseOverdue(desk().db)).toBe(false)
    await desk().pass(2)
    const outcomes = await Promise.all([1, 2, 3].map(() => releaseOverdue(desk().db)))
    expect(outcomes.filter(Boolean)).toEqual([true])
    expect(await sums(id)).toMatchObject({ balance: 6_000, reserved: 0 })
  })

  test('F134: a payment that is being checked holds it, however long that takes', async () => {
    const { booking, id, rest } = await waiting()
    const { id: orderId, fields } = await desk().started(booking, 'bambora', rest)
    await desk()
      .db.updateTable('payment_orders')
      .set({ state: 'unknown' })
      .where('id', '=', orderId)
      .execute()
    await desk().pass(45)
    expect(await releaseOverdue(desk().db)).toBe(false)
    await desk().get(`bambora/callback?${desk().bank.payWindow(fields)}`)
    expect(await sums(id)).toMatchObject({ redeemed: 6_000 })
  })

  test('F135: an earlier attempt fails while a later one is paid: the voucher stays, and pays with it', async () => {
    const { booking, id, rest } = await waiting()
    const first = await desk().started(booking, 'saferpay', rest)
    const { fields } = await desk().started(booking, 'bambora', rest)
    await decline(first)
    expect(await sums(id)).toMatchObject({ reserved: 6_000 })
    await desk().get(`bambora/callback?${desk().bank.payWindow(fields)}`)
    expect(await sums(id)).toMatchObject({ redeemed: 6_000 })
  })

  test('F135: a payment that was called failed arrives late: it counts, and the voucher stays released', async () => {
    const { booking, id, rest } = await waiting()
    const { id: orderId, fields } = await desk().started(booking, 'bambora', rest)
    await desk().pass(31)
    await desk().reconcile()
    expect(await sums(id)).toMatchObject({ balance: 6_000 })
    await desk().get(`bambora/callback?${desk().bank.payWindow(fields)}`)
    expect((await desk().order(orderId)).state).toBe('authorised')
    expect(await sums(id)).toMatchObject({ balance: 6_000, reserved: 0, redeemed: 0 })
    expect(await desk().money(booking)).toMatchObject({ paid: rest, due: 6_000 })
  })

  test('F132: a card of another tab pays all: the voucher goes back whole, nothing to the card', async () => {
    const booking = await desk().book()
    const { fields } = await desk().started(booking, 'bambora', booking.payable)
    const { id, code } = await issue(6_000)
    expect((await pay(booking, { code, amount: 6_000 })).status).toBe(200)
    await desk().get(`bambora/callback?${desk().bank.payWindow(fields)}`)
    expect(await sums(id)).toMatchObject({ balance: 6_000, reserved: 0, redeemed: 0 })
    expect(await desk().refunds(booking)).toEqual([])
    expect(await desk().money(booking)).toMatchObject({ paid: booking.payable, due: 0 })
  })

  test('F135: card, decline, release and cancellation at once: its money adds up every time', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { booking, id, rest } = await waiting()
      const saferpay = await desk().started(booking, 'saferpay', rest)
      const { fields } = await desk().started(booking, 'bambora', rest)
      desk().bank.abortSaferpay(saferpay.url)
      const callback = `bambora/callback?${desk().bank.payWindow(fields)}`
      if (round % 2 === 0) await desk().pass(31)
      await Promise.all([
        desk().get(callback),
        desk().get(`saferpay/return?orderIdHash=${saferpay.id}`),
        releaseOverdue(desk().db),
        ...(round % 3 === 0 ? [cancelBooking(desk().db, booking.ref)] : []),
      ])
      await desk().reconcile()
      const now = await sums(id)
      expect(now.reserved).toBe(0)
      expect(now.balance + now.redeemed).toBe(now.issued + now.refunded)
      expect(await desk().broken()).toEqual([])
      await cancelBooking(desk().db, booking.ref)
      await payOutRefunds(booking)
      expect((await sums(id)).balance).toBe(6_000)
    }
  })
})
