import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { applyExtras } from '../../booking/changes/apply-extras.ts'
import { bookedExtras } from '../../booking/changes/booked-extras.ts'
import { recordExtras } from '../../booking/changes/record-extras.ts'
import type { Actor } from '../../booking/log/record-change.ts'
import type { ExtrasQuote } from '../../booking/changes/quote-extras.ts'
import type { WishedExtra } from '../../platform/db/payment-tables.ts'
import type { LockedOrder } from './payment-order.ts'

/** What an order stores of the change it pays for: every extra with the agreed price (F43). */
export function agreedExtras({ extras, lines }: ExtrasQuote): WishedExtra[] {
  return extras.map(({ id, quantity }) => ({
    id,
    quantity,
    line: lines.find(({ extraId }) => extraId === id)?.line,
  }))
}

/**
 * Adds the extras that an order was placed for to the booking, now that the order is paid. The money counts in
 * any case: a change that is not paid in full, or is not possible any more, is dropped. Returns the reason, for
 * an operator to check.
 */
export async function applyPaidExtras(
  transaction: Transaction<Database>,
  { order, booking }: LockedOrder,
  paid: number,
): Promise<string | undefined> {
  if (!order.extras) return undefined
  if (paid < order.amount) return 'extras not applied: not paid in full'
  try {
    const booked = await bookedExtras(transaction, booking.id)
    const quote = await applyExtras(transaction, booking.id, order.extras)
    if (quote.isChange)
      await recordExtras(
        transaction,
        { quote, booked, isAwaited: false },
        await lastActor(transaction, booking.id),
      )
    return undefined
  } catch (error) {
    // The error is thrown before any write, so the transaction stays consistent.
    if (!(error instanceof ProblemError)) throw error
    return `extras not applied: ${error.init.type}`
  }
}

/** Who asked for the extras that are paid now; whoever pays without having asked is the customer. */
async function lastActor(transaction: Transaction<Database>, bookingId: number): Promise<Actor> {
  const entry = await transaction
    .selectFrom('booking_changes')
    .select(['actor_role as role', 'actor_id as id', 'subject_kind as subject'])
    .where('booking_id', '=', bookingId)
    .where('what', '=', 'extras')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return entry ?? { role: 'customer', id: null, subject: 'booking' }
}
