import { describe, expect, test } from 'vitest'
import { cancelBooking } from '../../booking/order/change-booking-state.ts'
import { usualKinds } from '../../booking/testing/booking-desk.ts'
import { usePaymentDesk } from '../testing/use-payment-desk.ts'

describe.each(usualKinds)('what ePay reports, on %s', (kind) => {
  const desk = usePaymentDesk(kind)
  const callback = (query: string) => desk().get(`bambora/callback?${query}`)
  const accept = (query: string) => desk().get(`bambora/accept?${query}`)
  const deposit = async () => {
    const paying = await desk().book()
    const [amount = 0] = paying.rates
    return { booking: paying, amount, ...(await desk().started(paying, 'bambora', amount)) }
  }

  test('a callback counts, the deposit is paid, the money is captured', async () => {
    const { booking, amount, id, fields } = await deposit()
    const reply = await callback(desk().bank.payWindow(fields))
    expect([reply.statusCode, reply.body]).toEqual([200, 'credited'])
    expect(await desk().money(booking)).toEqual({
      paid: amount,
      due: booking.payable - amount,
      paymentStatus: 'PARTIALLY_PAID',
      rates: ['paid', 'pending'],
    })
    expect(await desk().result(id)).toMatchObject({ result: 'paid', amount, received: amount })
    await desk().reconcile()
    expect(await desk().order(id)).toMatchObject({ state: 'captured', captured_amount: amount })
    const [transaction] = [...desk().bank.state.transactions.values()].slice(-1)
    expect(transaction?.captured).toBe(amount)
  })

  test('everything at once pays both rates', async () => {
    const booking = await desk().book()
    const { fields } = await desk().started(booking, 'bambora', booking.payable)
    await callback(desk().bank.payWindow(fields))
    expect(await desk().money(booking)).toMatchObject({
      due: 0,
      paymentStatus: 'PAYMENT_OK',
      rates: ['paid', 'paid'],
    })
  })

  test('F4, F5: a callback that comes again changes nothing and is answered with 200', async () => {
    const { booking, amount, fields } = await deposit()
    const query = desk().bank.payWindow(fields)
    expect((await callback(query)).body).toBe('credited')
    const again = await callback(query)
    expect([again.statusCode, again.body]).toEqual([200, 'repeat'])
    expect((await desk().money(booking)).paid).toBe(amount)
  })

  test('F8: ten callbacks at once are one payment and ten times 200', async () => {
    const { booking, amount, fields } = await deposit()
    const query = desk().bank.payWindow(fields)
    const replies = await Promise.all(Array.from({ length: 10 }, () => callback(query)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(replies.filter(({ body }) => body === 'credited')).toHaveLength(1)
    expect((await desk().money(booking)).paid).toBe(amount)
  })

  test.each([
    ['F9', 'callback', 'accept'],
    ['F10', 'accept', 'callback'],
  ] as const)(
    '%s: %s first, then %s: counted once, and the way back leads to the booking',
    async (_, first, second) => {
      const { booking, amount, id, fields } = await deposit()
      const query = desk().bank.payWindow(fields)
      const [one, two] = [
        await desk().get(`bambora/${first}?${query}`),
        await desk().get(`bambora/${second}?${query}`),
      ]
      const back = first === 'accept' ? one : two
      expect(back.statusCode).toBe(303)
      expect(back.headers['location']).toBe(`/nl/booking/confirmation/${booking.cartId}?payment=${id}`)
      expect((first === 'accept' ? two : one).statusCode).toBe(200)
      expect((await desk().money(booking)).paid).toBe(amount)
    },
  )

  test('F11: the way back alone completes it', async () => {
    const { booking, amount, fields } = await deposit()
    await accept(desk().bank.payWindow(fields))
    expect((await desk().money(booking)).paid).toBe(amount)
  })

  test('F12: window closed, callback lost: the reconciler finds it', async () => {
    const { booking, amount, id, fields } = await deposit()
    desk().bank.payWindow(fields)
    await desk().reconcile()
    expect((await desk().money(booking)).paid).toBe(0)
    await desk().pass(5)
    await desk().reconcile()
    expect((await desk().money(booking)).paid).toBe(amount)
    expect((await desk().order(id)).state).toBe('captured')
  })

  test('F13, F40, F41: a callback for a booking that was cancelled meanwhile is recorded and goes back', async () => {
    const { booking, amount, fields } = await deposit()
    const query = desk().bank.payWindow(fields)
    expect(await cancelBooking(desk().db, booking.ref)).toBe(true)
    expect((await callback(query)).statusCode).toBe(200)
    expect((await desk().money(booking)).paid).toBe(amount)
    expect(await desk().refunds(booking)).toMatchObject([
      { amount, reason: 'cancelled-booking', state: 'open' },
    ])
    const { state } = await desk()
      .db.selectFrom('bookings')
      .select('state')
      .where('booking_ref', '=', booking.ref)
      .executeTakeFirstOrThrow()
    expect(state).toBe('cancelled')
  })

  test('F41: cancelling and paying at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { booking, amount, fields } = await deposit()
      const query = desk().bank.payWindow(fields)
      const [reply] = await Promise.all([callback(query), cancelBooking(desk().db, booking.ref)])
      expect(reply.statusCode).toBe(200)
      expect((await desk().money(booking)).paid).toBe(amount)
      const refunds = await desk().refunds(booking)
      // A cancellation after the payment raises its own refund; in the other order the payment is refunded.
      expect(refunds.length).toBeLessThanOrEqual(1)
      expect(await desk().broken()).toEqual([])
    }
  })
})
