import { sql } from 'kysely'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { notifyChange } from '../../platform/db/change-notices.ts'
import type { BookingState, DeclineReason, EndReason } from '../../platform/db/booking-tables.ts'
import type { Database } from '../../platform/db/schema.ts'
import { announceBooking } from './announce-booking.ts'
import { giveBackUse } from '../discount/redeem-discount.ts'
import type { CancellationSums } from '../balance/cancellation-sums.ts'
import { settleCancellation } from '../balance/settle-cancellation.ts'
import { runTransaction } from '../run-transaction.ts'
import { redeemReserved, releaseReserved } from '../voucher/spend-voucher.ts'
import { endHeldChange, lockHeldChange } from '../held-change/held-change.ts'

/**
 * Confirms a request in the site's name and queues a mail to its booker, in one transaction. Returns false when
 * there is no such request (any more), or the deadline is over: the customer was already sent to alternatives.
 */
export async function confirmRequest(db: Kysely<Database>, bookingRef: string): Promise<boolean> {
  return await runTransaction(db, async (transaction) => {
    const booking = await lockBooking(transaction, bookingRef, ['requested'])
    if (!booking || (await isOver(transaction, booking.answer_by))) return false
    await transaction
      .updateTable('bookings')
      .set({
        state: 'confirmed',
        confirmed_at: sql<Date>`clock_timestamp()`,
        pay_from: sql<Date>`clock_timestamp()`,
        payment_check_at: sql<Date>`clock_timestamp()`,
      })
      .where('id', '=', booking.id)
      .execute()
    await redeemReserved(transaction, { ...booking, state: 'confirmed' })
    await announceBooking(transaction, 'confirmed', announced(booking, 'confirmed'))
    return true
  })
}

/**
 * Declines a request in the site's name: frees the unit and queues a mail with the reason, in one transaction.
 * Returns false when there is no such request (any more).
 */
export async function declineRequest(
  db: Kysely<Database>,
  bookingRef: string,
  reason: DeclineReason,
): Promise<boolean> {
  return await runTransaction(db, async (transaction) => {
    const booking = await lockBooking(transaction, bookingRef, ['requested'])
    if (!booking) return false
    await endBooking(transaction, booking, reason)
    return true
  })
}

/**
 * Cancels a booking or a request in the shop's name, which costs the customer nothing: frees the unit, cancels open
 * rates, raises the refund of all that was paid and queues a mail, in one transaction. Returns false when there is
 * nothing to cancel: already cancelled, over, or unknown.
 */
export async function cancelBooking(db: Kysely<Database>, bookingRef: string): Promise<boolean> {
  return await runTransaction(db, async (transaction) => {
    const booking = await lockBooking(transaction, bookingRef, ['requested', 'confirmed'])
    if (!booking) return false
    await endBooking(transaction, booking, null)
    return true
  })
}

/**
 * Declines one request whose site missed its deadline. Safe with any number of processes: it skips rows that
 * another one has locked. Returns false when none is overdue.
 */
export async function declineUnanswered(db: Kysely<Database>): Promise<boolean> {
  return await runTransaction(db, async (transaction) => {
    const booking = await transaction
      .selectFrom('bookings')
      .selectAll()
      .where('state', '=', 'requested')
      .where('answer_by', '<=', sql<Date>`clock_timestamp()`)
      .orderBy('answer_by')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!booking) return false
    await endBooking(transaction, booking, 'unanswered')
    return true
  })
}

export type BookingRow = Selectable<Database['bookings']>

/** How a booking ends: declined with a reason, or at a cost in minor units, usually none; by itself where it has a reason for that. */
export type BookingEnd = DeclineReason | null | { readonly cost: number; readonly ended?: EndReason }

/**
 * Ends a booking whose row is locked. Stores what that comes to, and raises the refund of what was paid above the
 * cost (rule booking-16).
 */
export async function endBooking(
  transaction: Transaction<Database>,
  booking: BookingRow,
  end: BookingEnd,
): Promise<CancellationSums> {
  const { id } = booking
  const {
    declined,
    cost,
    ended = null,
  } = end !== null && typeof end === 'object' ? { ...end, declined: null } : { declined: end, cost: 0 }
  // The occupation of a unit changes only under the lock of its row (lock-units.ts).
  const held = await lockHeldChange(transaction, id, [booking.accommodation_id])
  if (held) await endHeldChange(transaction, held)
  await transaction
    .updateTable('unit_occupations')
    .set({ state: 'released' })
    .where('booking_id', '=', id)
    .where('state', '=', 'booked')
    .execute()
  await transaction
    .updateTable('payment_rates')
    .set({ status: 'cancelled' })
    .where('booking_id', '=', id)
    .where('status', '=', 'pending')
    .execute()
  await transaction
    .updateTable('bookings')
    .set({
      state: 'cancelled',
      declined,
      ended,
      payment_check_at: null,
      voucher_until: null,
      cancelled_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute()
  await giveBackUse(transaction, id)
  await releaseReserved(transaction, id)
  const sums = await settleCancellation(transaction, id, cost)
  const event = declined ? 'declined' : ended ? 'ended' : 'cancelled'
  await announceBooking(transaction, event, announced(booking, 'cancelled'))
  await notifyChange(transaction, { kind: 'occupation', accommodationId: booking.accommodation_id })
  return sums
}

function lockBooking(
  transaction: Transaction<Database>,
  bookingRef: string,
  states: readonly BookingState[],
): Promise<BookingRow | undefined> {
  return transaction
    .selectFrom('bookings')
    .selectAll()
    .where('booking_ref', '=', bookingRef)
    .where('state', 'in', states)
    .forUpdate()
    .executeTakeFirst()
}

/** Whether a moment has passed by the database's clock, after waiting for the row's lock. */
async function isOver(transaction: Transaction<Database>, moment: Date | null): Promise<boolean> {
  if (!moment) return false
  const { rows } = await sql<{ over: boolean }>`select ${moment} <= clock_timestamp() as over`.execute(
    transaction,
  )
  return rows[0]?.over ?? true
}

const announced = (row: BookingRow, state: BookingState) => ({
  id: row.id,
  ref: row.booking_ref,
  brand: row.brand,
  siteCode: row.site_code,
  state,
})
