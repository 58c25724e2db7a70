import type {
  CancellationQuote,
  cancellationQuoteRequest,
  CancellationReply,
  cancellationRequest,
} from '@camping/contract/booking-changes.schemas.ts'
import type { Kysely, Selectable } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/db/schema.ts'
import type { SignedInContext } from '../customer-context.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { needCode } from '../booking-code/need-code.ts'
import { endBooking } from '../../booking/order/change-booking-state.ts'
import { once } from '../../booking/idempotency.ts'
import { runTransaction } from '../../booking/run-transaction.ts'
import { storedBookingOf } from '../../booking/stored/stored-booking.ts'
import { recordEvent } from '../../payment/ledger/record-event.ts'
import { bookingBalance } from '../../booking/balance/settle-booking.ts'
import { quoteOf } from '../../booking/stored/cancellation-steps.ts'
import { customerBookingRow } from '../../booking/stored/customer-booking-row.ts'
import { actorOf, recordChange } from '../../booking/log/record-change.ts'

type BookingRow = Selectable<Database['bookings']>

/**
 * What cancelling a customer's booking would cost and refund now.
 * @throws ProblemError 404 for another customer's booking as for none.
 */
export async function quoteCancellation(
  { bookingId }: z.output<typeof cancellationQuoteRequest>,
  context: SignedInContext,
): Promise<CancellationQuote> {
  const row = await customerBookingRow(context.db, { bookingId }, context)
  return await presentQuote(context.db, row, context.today())
}

/**
 * Cancels a customer's booking at the shown amounts: frees the unit, cancels open rates, raises the refund,
 * queues a mail to the booker and logs the actor; in one transaction, and once per key.
 * @throws ProblemError 404 for another customer's booking as for none, 403 `code-needed`, 409 `not-cancellable`
 * and 409 `quote-changed`, both with the present `quote`; 409 `in-progress` and 422 `idempotency-key-reused`
 * (idempotency.ts).
 */
export async function cancelCustomerBooking(
  { idempotencyKey: key, ...request }: z.output<typeof cancellationRequest>,
  context: SignedInContext,
): Promise<CancellationReply> {
  const { bookingId, acceptedCost, acceptedRefund } = request
  const scope = `booking-cancel:${context.brand}:${bookingId}`
  return await runTransaction(context.db, async (transaction) => {
    // First, so that only the owner gets a stored reply.
    const row = await customerBookingRow(transaction, { bookingId, lock: true }, context)
    needCode(context.session)
    return await once(transaction, { scope, key, request }, async () => {
      const quote = await presentQuote(transaction, row, context.today())
      if (!quote.allowed) throw refused('not-cancellable', quote)
      if (quote.cost !== acceptedCost || quote.refund !== acceptedRefund)
        throw refused('quote-changed', quote)
      const { cost, paid, refund, owed: stillOwed } = await endBooking(transaction, row, { cost: quote.cost })
      // The customer can pay it online. Nothing collects it by itself: it stands in the operator's list, too.
      if (stillOwed > 0)
        await recordEvent(transaction, {
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
