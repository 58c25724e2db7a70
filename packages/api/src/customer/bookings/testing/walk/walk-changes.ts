import type { BookingExtrasReply } from '@camping/contract/booking-extras.schemas.ts'
import type {
  BookingStay,
  HeldChangeReleased,
  StayChangeQuote,
  StayChangeReply,
} from '@camping/contract/booking-stay.schemas.ts'
import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import * as world from '../../../../booking/testing/booking-world.ts'
import type { Provider } from '../money-desk.ts'
import type { WalkDesk } from './walk-desk.ts'
import {
  applyChange,
  applyExtras,
  costToday,
  freeUnits,
  isHeldAlive,
  type ModelBooking,
  type ModelChange,
  openOf,
  paidOf,
  todayOf,
  waitingOf,
  type WalkModel,
  withExtras,
} from './walk-model.ts'
import { hasHeld, type PageEnd, payOnline } from './walk-payments.ts'
import {
  changedExtras,
  dateAfter,
  daysBetween,
  isOnRequest,
  type ModelStay,
  personsIn,
  priceOf,
  siteRefusal,
  type WishedExtras,
} from './walk-prices.ts'
import { type BookingParts, bookingStep, type WalkStep } from './walk-step.ts'

/** Days before arrival on which changes end. */
const lastDays = { stay: 7, people: 7, extras: 3 }
const [mostPersons, mostAdults] = [6, 4]

export type PartyMove = 'an adult joins' | 'a child joins' | 'an adult leaves' | 'a child leaves'

export interface ChangeWish extends BookingParts {
  readonly accommodationId?: number | undefined
  readonly shift: number
  readonly nights?: number | undefined
  readonly move?: PartyMove | undefined
  readonly extras?: WishedExtras | undefined
}

const isPaid = (booking: ModelBooking): boolean => paidOf(booking) >= priceOf(booking).payable

/** Every rate is due: nothing open would take a difference. */
async function isAllDue({ db }: WalkDesk, booking: ModelBooking, model: WalkModel): Promise<boolean> {
  if (isPaid(booking)) return true
  const rates = await db
    .selectFrom('payment_rates')
    .select('due_date')
    .where('booking_id', '=', booking.id)
    .execute()
  return rates.every(({ due_date }) => due_date <= todayOf(model))
}

function moved({ adults, childAges }: ModelStay, move: PartyMove | undefined) {
  const joins = (more: number, ages: readonly number[]) => ({
    adults: adults + more,
    childAges: [...childAges, ...ages],
    request: { leaving: [], adults: more, childAges: [...ages] },
  })
  if (move === 'an adult joins') return joins(1, [])
  if (move === 'a child joins') return joins(0, [8])
  const leaves = (index: number) => ({ leaving: [index], adults: 0, childAges: [] })
  // The booker, the first of all, stays.
  if (move === 'an adult leaves' && adults > 1) return { adults: adults - 1, childAges, request: leaves(1) }
  // Children come after adults.
  if (move === 'a child leaves' && childAges.length > 0)
    return { adults, childAges: childAges.slice(1), request: leaves(adults) }
  return { adults, childAges, request: undefined }
}

interface Expected {
  readonly change: ModelChange
  readonly isOtherStay: boolean
  readonly isPaidFirst: boolean
}

/** What a wish must come to: the change, or the type of its refusal. */
function expectedOf(
  { booking, model, isDue }: { booking: ModelBooking; model: WalkModel; isDue: boolean },
  wished: { stay: ModelStay; isOtherParty: boolean; extras: WishedExtras | undefined },
): Expected | string {
  const { stay, isOtherParty } = wished
  const { stay: before, extras } = booking
  const most = (count: number) => Math.min(count, personsIn(stay))
  const chosen = wished.extras ?? { linen: extras.linen.quantity, breakfast: most(extras.breakfast.quantity) }
  const isOtherExtras =
    wished.extras !== undefined &&
    (chosen.linen !== extras.linen.quantity || chosen.breakfast !== extras.breakfast.quantity)
  const isOtherStay =
    stay.accommodationId !== before.accommodationId ||
    stay.dateFrom !== before.dateFrom ||
    stay.nights !== before.nights
  const today = todayOf(model)
  if (stay.dateFrom < today) return 'past'
  if (!isOtherStay && !isOtherParty && !isOtherExtras) return 'stay-unchanged'
  const left = daysBetween(today, before.dateFrom)
  const isLate =
    (isOtherStay && left < lastDays.stay) ||
    (isOtherParty && left < lastDays.people) ||
    (isOtherExtras && left < lastDays.extras)
  if (booking.state !== 'confirmed' || isLate) return 'changes-not-allowed'
  if (isOnRequest(before)) return 'stay-on-request'
  const isCrowded = personsIn(stay) > mostPersons || stay.adults > mostAdults
  if ((isOtherStay || isOtherParty) && isCrowded) return 'party-too-large'
  const refusal = isOtherStay ? siteRefusal(stay) : undefined
  if (refusal) return refusal
  const least = costToday(booking, model)
  const change = { stay, extras: changedExtras(booking, stay, chosen), least }
  if (priceOf({ ...booking, ...change }).payable < least) return 'below-cancellation-cost'
  if (isOtherStay && freeUnits(model, stay, booking).length === 0) return 'no-longer-available'
  const isPaidFirst = ((isOtherStay || isOtherParty) && isPaid(booking)) || (isOtherExtras && isDue)
  return { change, isOtherStay, isPaidFirst }
}

/** Changes dates, length, accommodation, people and extras, in any mix. */
export const changeStep = (wish: ChangeWish): WalkStep =>
  bookingStep('change', wish, async (booking, { model, desk }) => {
    const { stay: before, extras } = booking
    const party = moved(before, wish.move)
    const stay: ModelStay = {
      accommodationId: isOnRequest(before)
        ? before.accommodationId
        : (wish.accommodationId ?? before.accommodationId),
      dateFrom: dateAfter(before.dateFrom, wish.shift),
      nights: wish.nights ?? before.nights,
      adults: party.adults,
      childAges: party.childAges,
    }
    const wishedExtras =
      wish.extras && !isOnRequest(before)
        ? { ...wish.extras, breakfast: wishable(wish.extras.breakfast, extras.breakfast.quantity, stay) }
        : undefined
    const isDue = await isAllDue(desk, booking, model)
    const expected = expectedOf(
      { booking, model, isDue },
      { stay, isOtherParty: party.request !== undefined, extras: wishedExtras },
    )
    const { body: present } = await desk.ask<BookingStay>('GET', booking, { path: '/stay' })
    const body = {
      accommodationId: stay.accommodationId,
      dateFrom: stay.dateFrom,
      nights: stay.nights,
      ...(party.request && { party: { ...party.request, revision: present.revision } }),
      ...(wishedExtras && { extras: extrasBody(wishedExtras) }),
    }
    const quote = await desk.ask<StayChangeQuote>('POST', booking, { path: '/stay/quote', body })
    if (typeof expected === 'string') {
      expect([quote.status, quote.body.type], JSON.stringify(quote.body)).toEqual([409, expected])
      return expected
    }
    expect(quote.status, JSON.stringify(quote.body)).toBe(200)
    return await accept({ booking, model, desk }, { body, quote: quote.body, expected })
  })

/** More than persons is refused, unless it was agreed for more of them. */
const wishable = (wished: number, booked: number, stay: ModelStay): number =>
  wished === booked ? Math.min(booked, personsIn(stay)) : Math.min(wished, personsIn(stay))

const extrasBody = ({ linen, breakfast }: WishedExtras) => [
  { id: world.linen.id, quantity: linen },
  { id: world.breakfast.id, quantity: breakfast },
]

async function accept(
  { booking, model, desk }: { booking: ModelBooking; model: WalkModel; desk: WalkDesk },
  { body, quote, expected }: { body: object; quote: StayChangeQuote; expected: Expected },
): Promise<string> {
  const { change, isPaidFirst } = expected
  const { total, payable } = priceOf({ ...booking, ...change })
  const isRaised = payable > priceOf(booking).payable
  const due = Math.max(0, payable - paidOf(booking) - waitingOf(booking))
  const refund = Math.max(0, paidOf(booking) - payable)
  const isHeld = isPaidFirst && isRaised && due > 0
  expect({
    total: quote.after.total,
    payable: quote.after.payable,
    due: quote.due,
    refund: quote.refund,
    isHeld: quote.isHeld,
  }).toEqual({
    total,
    payable,
    due,
    refund,
    isHeld,
  })
  const free = expected.isOtherStay ? freeUnits(model, change.stay, booking) : [booking.unit]
  const reply = await desk.ask<StayChangeReply>('POST', booking, {
    path: '/stay',
    body: {
      ...body,
      idempotencyKey: randomBytes(16).toString('base64url'),
      acceptedTotal: total,
      acceptedDue: due,
      acceptedRefund: refund,
    },
  })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  booking.touchedAt = model.time
  const unit = free.includes(booking.unit) ? booking.unit : await takenUnit(desk, booking, isHeld)
  expect(free).toContain(unit)
  if (!isHeld) {
    applyChange(booking, change, unit)
    return refund > 0 ? 'made, some goes back' : 'made'
  }
  const { held } = reply.body
  expect(held?.toPay).toBe(due)
  booking.held = { ...change, id: held?.id ?? 0, unit, since: model.time, until: model.time + 30 }
  return 'held'
}

async function takenUnit({ db }: WalkDesk, { id }: ModelBooking, isHeld: boolean): Promise<number> {
  const { unit_id } = isHeld
    ? await db
        .selectFrom('held_changes')
        .select('unit_id')
        .where('booking_id', '=', id)
        .where('state', '=', 'held')
        .executeTakeFirstOrThrow()
    : await db.selectFrom('bookings').select('unit_id').where('id', '=', id).executeTakeFirstOrThrow()
  return unit_id
}

/** Other extras alone, on their own page; an increase that has to be paid first is paid there. */
export const extrasStep = (
  wish: BookingParts & WishedExtras & { provider: Provider; end: PageEnd },
): WalkStep =>
  bookingStep('extras', wish, async (booking, place) => {
    const { model, desk } = place
    if (isOnRequest(booking.stay)) return 'none are offered'
    const wished = {
      linen: wish.linen,
      breakfast: wishable(wish.breakfast, booking.extras.breakfast.quantity, booking.stay),
    }
    const extras = withExtras(booking, wished)
    const difference =
      extras.linen.amount +
      extras.breakfast.amount -
      booking.extras.linen.amount -
      booking.extras.breakfast.amount
    const isDue = await isAllDue(desk, booking, model)
    const { status, body } = await desk.ask<BookingExtrasReply>('PUT', booking, {
      path: '/extras',
      body: { extras: extrasBody(wished), acceptedDifference: difference },
    })
    const isLate = daysBetween(todayOf(model), booking.stay.dateFrom) < lastDays.extras
    if (booking.state !== 'confirmed' || isLate) {
      expect([status, body.type]).toEqual([409, 'changes-not-allowed'])
      return 'changes-not-allowed'
    }
    expect(status, JSON.stringify(body)).toBe(200)
    booking.touchedAt = model.time
    if (!isDue || difference <= 0) {
      expect(body.outcome).toBe('changed')
      applyExtras(booking, extras)
      return 'changed'
    }
    const open = openOf(booking, priceOf(booking).payable + difference)
    expect([body.outcome, body.toPay]).toEqual(['payment-required', open])
    await payOnline(place, booking, {
      ...wish,
      amount: open,
      others: { extras: extrasBody(wished).filter(({ quantity }) => quantity > 0) },
      change: { extras },
    })
    return `to be paid first: ${wish.end}`
  })

/** Gives up a change that waits for its payment. */
export const releaseStep = (parts: BookingParts): WalkStep =>
  bookingStep('give up a held change', { ...parts, fits: hasHeld }, async (booking, { model, desk }) => {
    const { status, body } = await desk.ask<HeldChangeReleased>('DELETE', booking, { path: '/stay/held' })
    expect([status, body.released]).toEqual([200, true])
    const end = isHeldAlive(booking, model) ? 'released' : 'over'
    booking.held = undefined
    return end
  })
