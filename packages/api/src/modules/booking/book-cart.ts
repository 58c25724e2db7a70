import type { BookingConfirmation, cartBookRequest } from '@camping/contract/booking.schemas.ts'
import type { Transaction } from 'kysely'
import type { z } from 'zod'
import { notifyChange } from '../../db/change-notices.ts'
import type { Database } from '../../db/schema.ts'
import type { BookingContext } from './booking-context.ts'
import { confirmationOf } from './booking-confirmation.ts'
import { priceChanged } from './booking-problems.ts'
import { readCart } from './cart-row.ts'
import { once } from './idempotency.ts'
import { insertBooking } from './insert-booking.ts'
import { insertBookingParts } from './insert-booking-parts.ts'
import { participantsOf } from './participants.ts'
import { payableOf, paymentRates } from './payment-rates.ts'
import { priceStoredCart } from './priced-cart.ts'
import { runTransaction } from './run-transaction.ts'
import { type SecuredUnit, secureUnit } from './secure-unit.ts'

type BookRequest = z.output<typeof cartBookRequest>

/**
 * Books a cart at the accepted total: one transaction, answered after its commit. Repeats of the same key, and any
 * further attempt on a booked cart, answer the one booking there is.
 * @throws ProblemError 404 unknown cart, 409 `price-changed` when the total is another by now, 409
 * `no-longer-available` when the hold ran out and nothing is free, 409 `in-progress` and 422 `idempotency-key-reused`
 * (idempotency.ts), 400 for impossible travellers.
 */
export async function bookCart(request: BookRequest, context: BookingContext): Promise<BookingConfirmation> {
  const { idempotencyKey, ...body } = request
  const scope = `cart-book:${context.brand}:${context.siteCode}:${request.id}`
  return await runTransaction(context.db, (transaction) =>
    once(transaction, { scope, key: idempotencyKey, request: body }, async () => {
      const cart = await readCart(transaction, request.id, { ...context, lock: true })
      if (!cart.booked) await makeBooking(transaction, request, context)
      return await confirmationOf(transaction, request.id, context)
    }),
  )
}

async function makeBooking(
  transaction: Transaction<Database>,
  request: BookRequest,
  context: BookingContext,
): Promise<void> {
  const cart = await readCart(transaction, request.id, context)
  const today = context.today()
  const participants = participantsOf({
    booker: request.booker,
    travellers: request.travellers,
    party: cart.party,
    arrival: cart.stay.dateFrom,
    today,
  })
  const priced = await priceStoredCart(transaction, cart, context)
  if (priced.total !== request.acceptedTotal) throw priceChanged(priced.total)

  const unit = await secureUnit(transaction, priced, today)
  const booking = await insertBooking(transaction, { priced, request, unitId: unit.unitId }, context)
  await insertBookingParts(transaction, {
    bookingId: booking.id,
    participants,
    lines: priced.lines,
    extras: cart.extras,
    rates: paymentRates({
      payable: payableOf(priced.lines.map(({ line }) => line)),
      currency: priced.offer.market.currency,
      arrival: cart.stay.dateFrom,
      today,
      plan: request.paymentPlan,
    }),
  })
  await occupy(transaction, { unit, bookingId: booking.id, cart })
  await transaction
    .updateTable('carts')
    .set({ state: 'booked', shown_total: priced.total, price_changed_from: null })
    .where('id', '=', cart.id)
    .execute()
  await transaction
    .insertInto('outbox')
    .values({
      kind: 'booking-received',
      dedupe_key: `booking-received:${booking.ref}`,
      payload: JSON.stringify({
        bookingId: booking.id,
        bookingRef: booking.ref,
        brand: context.brand,
        siteCode: context.siteCode,
      }),
    })
    .execute()
  await notifyChange(transaction, { kind: 'occupation', accommodationId: cart.accommodationId })
}

async function occupy(
  transaction: Transaction<Database>,
  {
    unit,
    bookingId,
    cart,
  }: {
    unit: SecuredUnit
    bookingId: number
    cart: { id: string; accommodationId: number; stay: { dateFrom: string; dateTo: string } }
  },
): Promise<void> {
  const booked = { state: 'booked', booking_id: bookingId, expires_at: null } as const
  if (unit.holdId !== undefined) {
    await transaction.updateTable('unit_occupations').set(booked).where('id', '=', unit.holdId).execute()
    return
  }
  await transaction
    .insertInto('unit_occupations')
    .values({
      unit_id: unit.unitId,
      accommodation_id: cart.accommodationId,
      stay: `[${cart.stay.dateFrom},${cart.stay.dateTo})`,
      cart_id: cart.id,
      ...booked,
    })
    .execute()
}
