import { sql } from 'kysely'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { notifyChange } from '../../db/change-notices.ts'
import type { BookingState, DeclineReason } from '../../db/booking-tables.ts'
import type { Database } from '../../db/schema.ts'
import { announceBooking } from './announce-booking.ts'
import { runTransaction } from './run-transaction.ts'

/**
 * The site says yes to a request: the booking is confirmed and its booker gets a mail, in one transaction. False when
 * there is no such request (any more), or the time to answer is over: whoever asked was told to look elsewhere then.
 */
export async function confirmRequest(db: Kysely<Database>, bookingRef: string): Promise<boolean> {
  return await runTransaction(db, async (transaction) => {
    const booking = await lockBooking(transaction, bookingRef, ['requested'])
    if (!booking || (await isOver(transaction, booking.answer_by))) return false
    await transaction
      .updateTable('bookings')
      .set({ state: 'confirmed', confirmed_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', booking.id)
      .execute()
    await announceBooking(transaction, 'confirmed', announced(booking, 'confirmed'))
    return true
  })
}

/**
 * The site says no to a request: the unit is free again and the booker gets a mail with the reason, in one transaction.
 * False when there is no such request (any more).
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
 * Cancels a booking or a request: the unit is free again, nothing more is due, the booker gets a mail, in one
 * transaction. What was paid stays in the ledger; giving it back is another matter. False when there is nothing to
 * cancel: cancelled before, over, or unknown.
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
 * Declines one request that its site has not answered in time. Any number of processes may do so together: what another
 * one has in hand is skipped. False when nothing is over.
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

/** Ends a booking whose row is locked: declined for a reason, or cancelled without. */
export async function endBooking(
  transaction: Transaction<Database>,
  booking: BookingRow,
  declined: DeclineReason | null,
): Promise<void> {
  const { id } = booking
  // Who stays in a unit changes under the lock of its row alone (lock-units.ts).
  await transaction.selectFrom('units').select('id').where('id', '=', booking.unit_id).forUpdate().execute()
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
    .set({ state: 'cancelled', declined, cancelled_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
  await announceBooking(transaction, declined ? 'declined' : 'cancelled', announced(booking, 'cancelled'))
  await notifyChange(transaction, { kind: 'occupation', accommodationId: booking.accommodation_id })
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

/** Whether a moment has passed by the database's clock, which the row's lock may have been waited for. */
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
