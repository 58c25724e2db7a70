import { sql } from 'kysely'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { notifyChange } from '../../db/change-notices.ts'
import type { BookingState, Database } from '../../db/schema.ts'
import { announceBooking } from './announce-booking.ts'
import { runTransaction } from './run-transaction.ts'

/**
 * The site says yes to a request: the booking is confirmed and its booker gets a mail, in one transaction. False when
 * there is no such request (any more): then nothing happens.
 */
export async function confirmRequest(db: Kysely<Database>, bookingRef: string): Promise<boolean> {
  return await runTransaction(db, async (transaction) => {
    const booking = await lockBooking(transaction, bookingRef, ['requested'])
    if (!booking) return false
    await transaction
      .updateTable('bookings')
      .set({ state: 'confirmed' })
      .where('id', '=', booking.id)
      .execute()
    await announceBooking(transaction, 'confirmed', announced(booking, 'confirmed'))
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
      .set({ state: 'cancelled', cancelled_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', id)
      .execute()
    await announceBooking(transaction, 'cancelled', announced(booking, 'cancelled'))
    await notifyChange(transaction, { kind: 'occupation', accommodationId: booking.accommodation_id })
    return true
  })
}

type BookingRow = Selectable<Database['bookings']>

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

const announced = (row: BookingRow, state: BookingState) => ({
  id: row.id,
  ref: row.booking_ref,
  brand: row.brand,
  siteCode: row.site_code,
  state,
})
