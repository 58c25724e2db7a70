import type {
  CancellationQuote,
  cancellationQuoteRequest,
  CancellationReply,
  cancellationRequest,
} from '@camping/contract/booking-changes.schemas.ts'
import type { Kysely, Selectable } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../db/schema.ts'
import type { SignedInContext } from '../../server/api-context.ts'
import { ProblemError } from '../../server/problem-error.ts'
import { endBooking } from '../booking/change-booking-state.ts'
import { once } from '../booking/idempotency.ts'
import { runTransaction } from '../booking/run-transaction.ts'
import { storedBookingOf } from '../booking/stored-booking.ts'
import { noteEvent } from '../payment/note-event.ts'
import { raiseRefunds } from '../payment/refund-tasks.ts'
import { bookingBalance } from '../payment/settle-booking.ts'
import { quoteOf } from '../booking/cancellation-steps.ts'
import { ownBookingRow } from './own-booking-row.ts'
import { actorOf, recordChange } from './record-change.ts'

type BookingRow = Selectable<Database['bookings']>

/**
 * What cancelling a booking of one's own would cost and give back now.
 * @throws ProblemError 404 for a foreign one as for none.
 */
export async function quoteOwnCancellation(
  { bookingId }: z.output<typeof cancellationQuoteRequest>,
  context: SignedInContext,
): Promise<CancellationQuote> {
  const row = await ownBookingRow(context.db, { bookingId }, context)
  return await presentQuote(context.db, row, context.today())
}

/**
 * Cancels a booking of one's own at the numbers that were shown: the unit is free, nothing more is due, what goes back is
 * asked for, the booker is written to and the log says who did it; in one transaction, and once for each key.
 * @throws ProblemError 404 for a foreign one as for none, 409 `not-cancellable` and 409 `quote-changed`, both with the
 * present `quote`; 409 `in-progress` and 422 `idempotency-key-reused` (idempotency.ts).
 */
export async function cancelOwnBooking(
  { idempotencyKey: key, ...request }: z.output<typeof cancellationRequest>,
  context: SignedInContext,
): Promise<CancellationReply> {
  const { bookingId, acceptedCost, acceptedRefund } = request
  const scope = `booking-cancel:${context.brand}:${bookingId}`
  return await runTransaction(context.db, async (transaction) => {
    // First of all, so that a stored answer is for the owner alone.
    const row = await ownBookingRow(transaction, { bookingId, lock: true }, context)
    return await once(transaction, { scope, key, request }, async () => {
      const quote = await presentQuote(transaction, row, context.today())
      if (!quote.allowed) throw refused('not-cancellable', quote)
      if (quote.cost !== acceptedCost || quote.refund !== acceptedRefund)
        throw refused('quote-changed', quote)
      await endBooking(transaction, row, null)
      const { refund: amount } = quote
      const missing = await raiseRefunds(transaction, {
        bookingId: row.id,
        amount,
        reason: 'cancelled-booking',
      })
      if (missing > 0) throw new Error(`No payments of booking ${row.id} to give ${missing} back from`)
      const { cost, paid, refund, stillOwed } = quote
      // Nothing collects it by itself: the operator's list of what to look at has it.
      if (stillOwed > 0)
        await noteEvent(transaction, {
          provider: 'portal',
          source: 'cancel',
          outcome: `${row.booking_ref} cancelled, ${stillOwed} ${row.currency} minor units still owed`,
          alarm: true,
        })
      await recordChange(
        transaction,
        {
          bookingId: row.id,
          what: 'cancelled',
          before: { state: row.state, paid },
          after: { state: 'cancelled', cost, refund, stillOwed },
        },
        actorOf(context.session),
      )
      return { quote }
    })
  })
}

async function presentQuote(
  db: Kysely<Database>,
  row: BookingRow,
  today: string,
): Promise<CancellationQuote> {
  const { paid, promised } = await bookingBalance(db, row.id)
  return quoteOf(await storedBookingOf(db, row), { today, paid: Math.max(0, paid - promised) })
}

function refused(type: 'not-cancellable' | 'quote-changed', quote: CancellationQuote): ProblemError {
  return new ProblemError({
    type,
    status: 409,
    title:
      type === 'quote-changed' ? 'What cancelling costs has changed' : 'This booking cannot be cancelled',
    extensions: { quote },
  })
}
