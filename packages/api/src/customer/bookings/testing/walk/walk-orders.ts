import type { BookingConfirmation, Cart } from '@camping/contract/booking.schemas.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import { markets } from '@camping/editions/markets.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { confirmRequest, declineRequest } from '../../../../booking/order/change-booking-state.ts'
import { bookBody, cartBody } from '../../../../booking/testing/booking-desk.ts'
import { breakfast, linen } from '../../../../booking/testing/booking-world.ts'
import { issueVoucher } from '../../../../booking/voucher/vouchers.ts'
import { hashToken } from '../../../../platform/session/session-token.ts'
import { openSession } from '../../../session/open-session.ts'
import { calendarOf } from './walk-calendar.ts'
import { isLastUsed } from './walk-codes.ts'
import { lastCode, type tenthCode, type WalkDesk } from './walk-desk.ts'
import {
  endModel,
  freeUnits,
  type ModelBooking,
  type ModelVoucher,
  todayOf,
  type WalkModel,
} from './walk-model.ts'
import { isOnRequest, type ModelStay, newExtras, priceOf, type WishedExtras } from './walk-prices.ts'
import { type BookingParts, bookingStep, walkStep, type WalkStep } from './walk-step.ts'
import { orderWithVoucher, redeemReserved, voucherPays } from './walk-vouchers.ts'

/** How long a cart holds its unit. */
const holdMinutes = 20

export interface OrderWish extends WishedExtras {
  readonly server: number
  readonly siteCode: SiteCode
  readonly accommodationId: number
  readonly dateFrom: string
  readonly nights: number
  readonly code: 'none' | typeof tenthCode | typeof lastCode
  /** What a voucher that is put into the cart is worth; 0: none. */
  readonly voucher: number
  /** Everything is due now, whatever the terms would allow. */
  readonly isDueNow: boolean
  readonly isAbandoned: boolean
}

const party = { adults: 2, childAges: [5, 16] }

/** Orders a stay, or leaves it in the cart. */
export const orderStep = (wish: OrderWish): WalkStep =>
  walkStep({
    name: 'order',
    detail: wish,
    server: wish.server,
    possible: (model) => model.bookings.length < 6 && wish.dateFrom > todayOf(model),
    run: async (model, desk) => {
      const stay: ModelStay = { ...party, ...wish }
      const free = freeUnits(model, stay)
      const { siteCode } = wish
      const opened = await desk.call<Cart>('POST', 'cart', {
        siteCode,
        body: cartBody({ accommodationId: wish.accommodationId, date: wish.dateFrom, duration: wish.nights }),
      })
      if (free.length === 0) {
        expect([opened.status, opened.body.type]).toEqual([409, 'no-longer-available'])
        return { end: 'taken' }
      }
      expect(opened.status, JSON.stringify(opened.body)).toBe(200)
      const unit = await unitOf(desk, opened.body.id)
      expect(free).toContain(unit)
      if (wish.isAbandoned) {
        model.carts.push({ stay, unit, until: model.time + holdMinutes })
        return { end: 'left in the cart' }
      }
      return await orderCart({ model, desk }, { wish, stay, unit, cartId: opened.body.id })
    },
  })

interface FilledCart {
  readonly wish: OrderWish
  readonly stay: ModelStay
  readonly unit: number
  readonly cartId: string
}

async function orderCart(
  { model, desk }: { model: WalkModel; desk: WalkDesk },
  { wish, stay, unit, cartId }: FilledCart,
) {
  const { siteCode } = wish
  const change = (path: string, body: object) =>
    desk.call<Cart>('PUT', `cart/${cartId}${path}`, { siteCode, body })
  const wished = isOnRequest(stay) ? { linen: 0, breakfast: 0 } : wish
  const chosen = [
    { id: linen.id, quantity: wished.linen },
    { id: breakfast.id, quantity: wished.breakfast },
  ].filter(({ quantity }) => quantity > 0)
  if (chosen.length > 0) expect((await change('', { extras: chosen })).status).toBe(200)
  const isRefused = wish.code === lastCode && isLastUsed(model)
  if (wish.code !== 'none') {
    const { status, body } = await change('/discount', { code: wish.code })
    expect([status, body.type]).toEqual(isRefused ? [409, 'discount-refused'] : [200, undefined])
  }
  const hasCode = wish.code !== 'none' && !isRefused
  const offer = {
    siteCode,
    stay,
    extras: newExtras(siteCode, stay, wished),
    percentOff: hasCode ? 10 : 0,
  }
  const { total, payable } = priceOf(offer)
  const voucher = wish.voucher > 0 ? await newVoucher({ model, desk }, siteCode, wish.voucher) : undefined
  const pays = voucher ? voucherPays(voucher, payable) : 0
  if (voucher) expect((await change('/voucher', { code: voucher.code })).status).toBe(200)
  const { body: cart } = await desk.call<Cart>('GET', `cart/${cartId}`, { siteCode })
  expect(cart.total).toBe(total)
  const { status, body } = await desk.call<BookingConfirmation>('POST', `cart/${cartId}/book`, {
    siteCode,
    body: bookBody(total, {
      ...(voucher && { acceptedVoucher: pays }),
      ...(wish.isDueNow && { paymentPlan: 'full' }),
    }),
  })
  expect(status, JSON.stringify(body)).toBe(200)
  const booking: ModelBooking = {
    ...offer,
    ...(await openBooking(desk, { ref: body.bookingRef, siteCode })),
    ref: body.bookingRef,
    cartId,
    hasLastCode: hasCode && wish.code === lastCode,
    state: isOnRequest(stay) ? 'requested' : 'confirmed',
    unit,
    least: 0,
    cost: 0,
    held: undefined,
    reserved: [],
    waitsUntil: undefined,
    contractAt: model.time,
    touchedAt: model.time,
    hadRefund: false,
    payments: [],
    orders: [],
  }
  model.bookings.push(booking)
  await contractNow(desk, booking, model)
  if (voucher) await orderWithVoucher({ model, desk }, booking, voucher)
  return {
    end: `${booking.state}${hasCode ? ' with a code' : ''}${voucher ? ' with a voucher' : ''}`,
    booking,
  }
}

async function unitOf({ db }: WalkDesk, cartId: string): Promise<number> {
  const { unit_id } = await db
    .selectFrom('unit_occupations')
    .select('unit_id')
    .where('cart_id', '=', cartId)
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow()
  return unit_id
}

/** A session of the booking that has entered its code. */
async function openBooking(
  { db }: WalkDesk,
  { ref, siteCode }: { ref: string; siteCode: SiteCode },
): Promise<{ id: number; token: string }> {
  const { id } = await db
    .selectFrom('bookings')
    .select('id')
    .where('booking_ref', '=', ref)
    .executeTakeFirstOrThrow()
  const token = await openSession(db, { brand: 'alder', siteCode }, { bookingId: id })
  await db
    .updateTable('sessions')
    .set({ proved_until: sql<Date>`clock_timestamp() + interval '1 day'` })
    .where('token_hash', '=', hashToken(token))
    .execute()
  return { id, token }
}

/** The terms count from the moment of the walk, which the database does not know. */
async function contractNow({ db }: WalkDesk, booking: ModelBooking, model: WalkModel): Promise<void> {
  booking.contractAt = model.time
  booking.touchedAt = model.time
  const now = calendarOf(model)
  await db
    .updateTable('bookings')
    .set({ pay_from: now, payment_check_at: now })
    .where('id', '=', booking.id)
    .where('state', '=', 'confirmed')
    .execute()
}

export async function newVoucher(
  { model, desk }: { model: WalkModel; desk: WalkDesk },
  siteCode: SiteCode,
  amount: number,
): Promise<ModelVoucher> {
  const { currency } = markets[siteCode]
  const voucher = {
    ...(await issueVoucher(desk.db, { brand: 'alder', currency, amount })),
    siteCode,
    balance: amount,
  }
  model.vouchers.push(voucher)
  return voucher
}

/** The campsite answers a request; anything else has no answer. */
export const answerStep = (parts: BookingParts & { isAccepted: boolean }): WalkStep =>
  bookingStep(
    'answer',
    { ...parts, fits: ({ stay }) => isOnRequest(stay) },
    async (booking, { model, desk }) => {
      const isOpen = booking.state === 'requested'
      const answered = parts.isAccepted
        ? await confirmRequest(desk.db, booking.ref)
        : await declineRequest(desk.db, booking.ref, 'full')
      expect(answered).toBe(isOpen)
      if (!isOpen) return 'no request'
      if (!parts.isAccepted) {
        endModel(booking, 0)
        return 'declined'
      }
      booking.state = 'confirmed'
      await contractNow(desk, booking, model)
      redeemReserved(booking)
      return 'accepted'
    },
  )
