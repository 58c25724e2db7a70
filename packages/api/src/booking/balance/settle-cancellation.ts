import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { cancellationSums, type CancellationSums } from './cancellation-sums.ts'
import { raiseRefunds } from './refund-tasks.ts'
import { bookingBalance } from './settle-booking.ts'

/**
 * Stores what the cancellation of a locked booking comes to, and raises the refund of what was paid above its cost
 * (rule booking-16). From then on the cost is what the booking owes. Minor units.
 * @throws Error when the payments do not cover the refund, which then are not what the ledger sums up
 */
export async function settleCancellation(
  transaction: Transaction<Database>,
  bookingId: number,
  cost: number,
): Promise<CancellationSums> {
  const { paid, promised } = await bookingBalance(transaction, bookingId)
  const { retained, ...sums } = cancellationSums(cost, paid - promised)
  await transaction
    .insertInto('booking_cancellations')
    .values({ booking_id: bookingId, ...sums })
    .execute()
  const missing = await raiseRefunds(transaction, {
    bookingId,
    amount: sums.refund,
    reason: 'cancelled-booking',
  })
  if (missing > 0) throw new Error(`No payments of booking ${bookingId} to give ${missing} back from`)
  return { retained, ...sums }
}
