import type { OrderIdReply } from '@camping/contract/payment.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { describe, expect, test } from 'vitest'
import { breakfast, linen } from '../../booking/testing/booking-world.ts'
import { applyExtras } from '../../booking/changes/apply-extras.ts'
import { openSession } from '../../customer/session/open-session.ts'
import type { GuestBooking } from '../testing/payment-steps.ts'
import { faultDatabase, usePaymentDesk } from '../testing/use-payment-desk.ts'

const three = [{ id: linen.id, quantity: 3 }]
const price = 3 * linen.price

describe('extras that a payment is made for', () => {
  const desk = usePaymentDesk(faultDatabase)
  const extrasOf = async ({ ref }: GuestBooking) =>
    await desk()
      .db.selectFrom('booking_extras as e')
      .innerJoin('bookings as b', 'b.id', 'e.booking_id')
      .select(['e.extra_id as id', 'e.quantity'])
      .where('b.booking_ref', '=', ref)
      .execute()
  /** Acts as a guest who signed in with the booking's reference. */
  const change = async (booking: GuestBooking, wish: object) => {
    const { id: bookingId } = await bookingRow(booking)
    const token = await openSession(desk().db, { brand: 'alder', siteCode: 'nl' }, { bookingId })
    return await desk().call<OrderIdReply & Problem>('POST', 'customer/payment/getOrderId', {
      edition: booking.edition,
      headers: { authorization: `Bearer ${token}` },
      body: { ref: booking.ref, slug: 'bambora', ...wish },
    })
  }
  const bookingRow = ({ ref }: GuestBooking) =>
    desk().db.selectFrom('bookings').select('id').where('booking_ref', '=', ref).executeTakeFirstOrThrow()
  const callback = (fields: Awaited<ReturnType<ReturnType<typeof desk>['started']>>['fields']) =>
    desk().get(`bambora/callback?${desk().bank.payWindow(fields)}`)
  /** Pays in full, then starts a change of extras. */
  const paidAndChanging = async () => {
    const booking = await desk().book()
    await callback((await desk().started(booking, 'bambora', booking.payable)).fields)
    const { body } = await change(booking, { amount: price / 100, extras: three })
    return { booking, id: body.orderIdHash ?? '', fields: body.window?.fields ?? [] }
  }
  const reprice = (cents: number) =>
    desk().db.updateTable('extras').set({ price: cents }).where('id', '=', linen.id).execute()

  test('are part of the booking when the money is there, and not before; ten notices change it once', async () => {
    const { booking, fields } = await paidAndChanging()
    expect(await extrasOf(booking)).toEqual([])
    expect((await desk().money(booking)).paymentStatus).toBe('PAYMENT_OK')
    const notice = desk().bank.payWindow(fields)
    await Promise.all(Array.from({ length: 10 }, () => desk().get(`bambora/callback?${notice}`)))
    expect(await extrasOf(booking)).toEqual(three)
    expect(await desk().money(booking)).toMatchObject({
      paid: booking.payable + price,
      paymentStatus: 'PAYMENT_OK',
      rates: ['paid', 'paid', 'paid'],
    })
  })

  test('F43: the requested price stands, whatever changes in the catalogue during the payment', async () => {
    const { booking, fields } = await paidAndChanging()
    await reprice(9_900)
    try {
      await callback(fields)
      expect(await desk().money(booking)).toMatchObject({
        paid: booking.payable + price,
        due: 0,
        paymentStatus: 'PAYMENT_OK',
      })
    } finally {
      await reprice(linen.price)
    }
  })

  test('F44: other extras while the old amount is paid: the status follows from the sums', async () => {
    const booking = await desk().book()
    const { fields } = await desk().started(booking, 'bambora', booking.payable)
    const { id } = await bookingRow(booking)
    await desk()
      .db.transaction()
      .execute((transaction) => applyExtras(transaction, id, three))
    await callback(fields)
    expect(await desk().money(booking)).toMatchObject({ due: price, paymentStatus: 'PARTIALLY_PAID' })
  })

  test('require at least their price', async () => {
    const booking = await desk().book()
    const wish = { extras: [...three, { id: breakfast.id, quantity: 1 }] }
    const more = price + 7 * breakfast.price
    const { status, body } = await change(booking, { ...wish, amount: (more - 1) / 100 })
    expect(status).toBe(409)
    expect(body).toMatchObject({ type: 'amount-not-allowed', open: booking.payable + more })
    expect((await change(booking, { ...wish, amount: more / 100 })).status).toBe(200)
  })

  test('that nobody may have are refused before a window opens', async () => {
    const booking = await desk().book()
    const extras = [{ id: linen.id, quantity: 1 }]
    const { status, body } = await change(booking, { amount: 50, extras })
    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ path: 'extras.0.quantity' }])
  })

  test.each([
    ['CHANGES_NOT_ALLOWED', 409, 'changes-not-allowed'],
    ['CHANGES_NOT_ALLOWED_TOO_CLOSE_TO_ARRIVAL', 409, 'changes-not-allowed'],
    ['EXISTING_ONLY_ALLOWED', 400, 'validation'],
    ['CHANGES_ALLOWED_REQUIRES_PAYMENT', 200, undefined],
    ['FULL_CHANGES_ALLOWED', 200, undefined],
  ])('are under the same rule as in the portal: %s is %i', async (rule, status, type) => {
    const booking = await desk().book()
    await desk()
      .db.updateTable('bookings')
      .set({ extras_rule: rule })
      .where('booking_ref', '=', booking.ref)
      .execute()
    const reply = await change(booking, { amount: booking.payable / 100, extras: three })
    expect([reply.status, reply.body.type]).toEqual([status, type])
  })

  test('are nothing that a guest pays for without signing in', async () => {
    const booking = await desk().book()
    const body = { slug: 'bambora', amount: booking.payable / 100, extras: three }
    expect((await desk().start(booking, body)).status).toBe(401)
  })

  test('are dropped when less came in than requested, with an alarm', async () => {
    const { booking, id, fields } = await paidAndChanging()
    await callback(fields.map((one) => (one.name === 'amount' ? { ...one, value: '100' } : one)))
    expect(await extrasOf(booking)).toEqual([])
    expect(await desk().alarms(id)).toContain('extras not applied: not paid in full')
    expect(await desk().refunds(booking)).toMatchObject([{ amount: 100, reason: 'over-payment' }])
  })

  test('that left the catalogue meanwhile: the money counts, with an alarm', async () => {
    const { booking, id, fields } = await paidAndChanging()
    await desk().db.updateTable('extras').set({ changeable: false }).where('id', '=', linen.id).execute()
    try {
      await callback(fields)
    } finally {
      await desk().db.updateTable('extras').set({ changeable: true }).where('id', '=', linen.id).execute()
    }
    expect(await extrasOf(booking)).toEqual([])
    expect(await desk().alarms(id)).toContain('extras not applied: validation')
    expect((await desk().money(booking)).paid).toBe(booking.payable + price)
    expect(await desk().refunds(booking)).toMatchObject([{ amount: price, reason: 'over-payment' }])
  })

  test('a booking that is paid still has providers for an amount', async () => {
    const { booking } = await paidAndChanging()
    expect((await desk().providers(booking)).body).toEqual([])
    const { body } = await desk().call<object[]>('POST', `payment/providers/booking/${booking.ref}`, {
      edition: booking.edition,
      body: { amount: price / 100, cartId: booking.cartId },
    })
    expect(body).toHaveLength(3)
  })
})
