import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { refitRates } from '../balance/fit-rates.ts'
import { reclaimOverPayment } from '../balance/refund-tasks.ts'
import { settleBooking } from '../balance/settle-booking.ts'
import type { WishedExtra } from '../../platform/db/payment-tables.ts'
import { announcePartChange } from './announce-part-change.ts'
import { type ExtrasQuote, quoteExtras } from './quote-extras.ts'
import { dropHeldChange } from '../held-change/held-change.ts'
import { writeExtras } from './write-extras.ts'

/**
 * Replaces the extras of a booking: lines, total and rates follow to the minor unit (I6), and paid money is
 * allocated to the rates again (F44). An increase is due with the last pending rate, or with a new one where all
 * are paid; a reduction below the paid amount raises a refund. Locks the booking. The caller decides whether the
 * customer may change it, and records who did.
 * Used by the portal, and when a payment arrives that pays for a change.
 * @throws ProblemError 400 and 409 as `quoteExtras`; nothing is written then.
 */
export async function applyExtras(
  transaction: Transaction<Database>,
  bookingId: number,
  wished: readonly WishedExtra[],
): Promise<ExtrasQuote> {
  await transaction.selectFrom('bookings').select('id').where('id', '=', bookingId).forUpdate().execute()
  const quote = await quoteExtras(transaction, bookingId, wished)
  if (!quote.isChange) return quote
  // A change that waits for its payment was agreed for other extras.
  await dropHeldChange(transaction, bookingId)
  await writeExtras(transaction, bookingId, quote)
  const { booking, total, payable, exchange } = quote
  await transaction
    .updateTable('bookings')
    .set({
      total,
      on_site_total: total - payable,
      exchange_ppm: exchange?.ppm ?? null,
      exchange_date: exchange?.date ?? null,
    })
    .where('id', '=', bookingId)
    .execute()
  await refitRates(transaction, { id: bookingId, currency: booking.currency, payable })
  await settleBooking(transaction, bookingId)
  await reclaimOverPayment(transaction, bookingId)
  await announcePartChange(transaction, 'extras', booking)
  return quote
}
