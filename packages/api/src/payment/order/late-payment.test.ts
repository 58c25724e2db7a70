import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { unpaidClock } from '../../booking/testing/unpaid-clock.ts'
import { faultDatabase, usePaymentDesk } from '../testing/use-payment-desk.ts'

describe('a payment that arrives while its booking ends', () => {
  const desk = usePaymentDesk(faultDatabase)

  async function aboutToEnd() {
    await desk().db.updateTable('bookings').set({ payment_check_at: null }).execute()
    const booking = await desk().book()
    const clock = unpaidClock(desk().db)
    await clock.bookedNow(booking.ref)
    await clock.live(114)
    const { fields } = await desk().started(booking, 'bambora', booking.payable)
    // The page was opened long ago: it delays nothing any more.
    await desk().pass(90)
    clock.set(120)
    return { booking, clock, callback: `bambora/callback?${desk().bank.payWindow(fields)}` }
  }
  const state = async (ref: string) =>
    (
      await desk()
        .db.selectFrom('bookings')
        .select(['state', 'ended'])
        .where('booking_ref', '=', ref)
        .executeTakeFirstOrThrow()
    ).state

  test('F78: it arrives first: the booking stands', async () => {
    const { booking, clock, callback } = await aboutToEnd()
    await desk().get(callback)
    expect((await clock.advance()).filter((step) => step !== 'wait')).toEqual([])
    expect(await state(booking.ref)).toBe('confirmed')
    await desk().reconcile()
    expect(await desk().money(booking)).toMatchObject({ paid: booking.payable, due: 0 })
  })

  test('F78: it arrives afterwards: the whole of it goes back, and the unit stays free', async () => {
    const { booking, clock, callback } = await aboutToEnd()
    expect(await clock.advance()).toContain('end')
    await desk().get(callback)
    await desk().reconcile()
    expect(await state(booking.ref)).toBe('cancelled')
    expect(await desk().refunds(booking)).toMatchObject([
      { amount: booking.payable, reason: 'cancelled-booking' },
    ])
  })

  test('F78: both at once, many times: paid and standing, or ended with the money on its way back', async () => {
    const seen = { confirmed: 0, cancelled: 0 }
    for (let round = 0; round < 8; round += 1) {
      const { booking, clock, callback } = await aboutToEnd()
      const end = async () => {
        // Sooner or later within the time that the callback takes.
        await sleep(round * 5)
        await clock.advance()
      }
      await Promise.all([desk().get(callback), end()])
      await desk().reconcile()
      const now = await state(booking.ref)
      const refunds = await desk().refunds(booking)
      if (now === 'confirmed') expect(refunds).toEqual([])
      else expect(refunds).toMatchObject([{ amount: booking.payable, reason: 'cancelled-booking' }])
      seen[now === 'confirmed' ? 'confirmed' : 'cancelled'] += 1
      expect(await desk().broken()).toEqual([])
    }
    process.stdout.write(`a payment during the end: ${JSON.stringify(seen)}\n`)
    expect(seen.confirmed + seen.cancelled).toBe(8)
  })
})
