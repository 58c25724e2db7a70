import type { BookingDiscountQuote } from '@camping/contract/booking-discount.schemas.ts'
import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { lastCode, type tenthCode } from './walk-desk.ts'
import {
  applyChange,
  costToday,
  isHeldAlive,
  type ModelBooking,
  openOf,
  paidOf,
  todayOf,
  type WalkModel,
} from './walk-model.ts'
import { priceOf } from './walk-prices.ts'
import { type BookingParts, bookingStep, type WalkStep } from './walk-step.ts'

/** Whether a living booking has the code that is good for one. */
export const isLastUsed = ({ bookings }: WalkModel): boolean =>
  bookings.some(({ hasLastCode, state }) => hasLastCode && state !== 'cancelled')

/** Decision 286: confirmed, not begun, without a code, and nothing about its price waits for a payment. */
const takesCode = (booking: ModelBooking, model: WalkModel): boolean =>
  booking.state === 'confirmed' &&
  todayOf(model) < booking.stay.dateFrom &&
  booking.percentOff === 0 &&
  booking.waitsUntil === undefined &&
  !isHeldAlive(booking, model)

/** Enters a discount code that was forgotten: looks at the amounts, and accepts them. */
export const codeStep = (parts: BookingParts & { code: typeof tenthCode | typeof lastCode }): WalkStep =>
  bookingStep('code', parts, async (booking, { model, desk }) => {
    const { code } = parts
    const ask = (path: string, more: object = {}) =>
      desk.ask<BookingDiscountQuote>('POST', booking, { path, body: { code, ...more } })
    const { status, body } = await ask('/discount/quote')
    const isUsedUp = code === lastCode && isLastUsed(model)
    if (!takesCode(booking, model) || isUsedUp) {
      const refusal = takesCode(booking, model) ? 'discount-refused' : 'discount-closed'
      expect([status, body.type]).toEqual([409, refusal])
      return refusal
    }
    expect(status, JSON.stringify(body)).toBe(200)
    const least = costToday(booking, model)
    Object.assign(booking, { percentOff: 10, hasLastCode: code === lastCode, touchedAt: model.time })
    applyChange(booking, { stay: booking.stay, extras: booking.extras, least }, booking.unit)
    const { total, payable } = priceOf(booking)
    const refund = Math.max(0, paidOf(booking) - payable)
    expect({ total: body.total.after, due: body.due, refund: body.refund }).toEqual({
      total,
      due: openOf(booking),
      refund,
    })
    const made = await ask('/discount', {
      idempotencyKey: randomBytes(16).toString('base64url'),
      acceptedTotal: total,
      acceptedDue: body.due,
      acceptedRefund: refund,
    })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    return refund > 0 ? 'taken off, some goes back' : 'taken off'
  })
