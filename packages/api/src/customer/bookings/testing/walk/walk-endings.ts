import type { CancellationQuote, CancellationReply } from '@camping/contract/booking-changes.schemas.ts'
import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { cancelBooking } from '../../../../booking/order/change-booking-state.ts'
import type { WalkDesk } from './walk-desk.ts'
import {
  costToday,
  endModel,
  owedOf,
  paidOf,
  payOut,
  promisedOf,
  todayOf,
  type WalkModel,
} from './walk-model.ts'
import { count } from './walk-payments.ts'
import { daysBetween, isOnRequest } from './walk-prices.ts'
import { type BookingParts, bookingStep, walkStep, type WalkStep } from './walk-step.ts'

interface Place {
  readonly model: WalkModel
  readonly desk: WalkDesk
}

const newKey = () => randomBytes(16).toString('base64url')

/** The guest cancels at the shown amounts, or the shop does, which costs nothing. */
export const cancelStep = (wish: BookingParts & { byShop: boolean }): WalkStep =>
  bookingStep('cancel', wish, async (booking, { model, desk }) => {
    const isLive = booking.state === 'requested' || booking.state === 'confirmed'
    if (wish.byShop) {
      expect(await cancelBooking(desk.db, booking.ref)).toBe(isLive)
      if (isLive) endModel(booking, 0)
      return isLive ? 'by the shop' : 'over'
    }
    const { body: quote } = await desk.ask<CancellationQuote>('POST', booking, { path: '/cancel/quote' })
    const isAllowed = isLive && daysBetween(todayOf(model), booking.stay.dateFrom) > 0
    expect(quote.allowed).toBe(isAllowed)
    const cost = costToday(booking, model)
    if (isAllowed) {
      const received = Math.max(0, paidOf(booking) - promisedOf(booking))
      expect({ cost: quote.cost, refund: quote.refund, stillOwed: quote.stillOwed }).toEqual({
        cost,
        refund: Math.max(0, received - cost),
        stillOwed: Math.max(0, cost - received),
      })
    }
    const { status, body } = await desk.ask<CancellationReply>('POST', booking, {
      path: '/cancel',
      body: { idempotencyKey: newKey(), acceptedCost: quote.cost, acceptedRefund: quote.refund },
    })
    if (!isAllowed) {
      expect([status, body.type]).toEqual([409, 'not-cancellable'])
      return 'not any more'
    }
    expect(status, JSON.stringify(body)).toBe(200)
    const wasRequest = isOnRequest(booking.stay) && booking.state === 'requested'
    endModel(booking, cost)
    return wasRequest
      ? 'a request'
      : owedOf(booking) > paidOf(booking)
        ? 'with a rest to pay'
        : 'by the guest'
  })

/** Everything that goes back is paid out; what was paid before is captured first. */
export const refundStep = (server: number): WalkStep =>
  walkStep({
    name: 'refunds',
    detail: {},
    server,
    possible: ({ bookings }) => bookings.some((booking) => promisedOf(booking) > 0),
    async run(model, desk) {
      await refundAll({ model, desk })
      return { end: 'paid out' }
    },
  })

export async function refundAll({ model, desk }: Place): Promise<void> {
  // Twice: a payment is counted, then captured.
  await desk.reconcile()
  for (const booking of model.bookings) for (const order of booking.orders) count(booking, order, model)
  await desk.reconcile()
  await desk.server().refund()
  for (const booking of model.bookings) payOut(booking)
}
