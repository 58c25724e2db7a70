import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { rowOfLine } from '../booking/price-line-row.ts'
import { refitRates } from '../payment/fit-rates.ts'
import { reclaimOverPayment } from '../payment/refund-tasks.ts'
import { settleBooking } from '../payment/settle-booking.ts'
import { type ExtrasQuote, quoteExtras, type WishedExtra } from './quote-extras.ts'

/**
 * Gives a booking other extras: lines, total and rates follow to the minor unit (I6), and what was paid is laid upon the rates
 * anew (F44). More is owed with the last pending rate, or with a new one where all are paid; less than was paid is to go back
 * as a refund task. Locks the booking. Whoever calls decides whether the customer may change, and writes down who did.
 *
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
  await writeExtras(transaction, quote)
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
  return quote
}

async function writeExtras(
  transaction: Transaction<Database>,
  { booking: { id }, lines, extras }: ExtrasQuote,
): Promise<void> {
  await transaction.deleteFrom('price_lines').where('booking_id', '=', id).execute()
  await transaction
    .insertInto('price_lines')
    .values(
      lines.map(({ line, extraId }, position) => ({
        booking_id: id,
        position,
        extra_id: extraId,
        ...rowOfLine(line),
      })),
    )
    .execute()
  await transaction.deleteFrom('booking_extras').where('booking_id', '=', id).execute()
  if (extras.length === 0) return
  await transaction
    .insertInto('booking_extras')
    .values(extras.map((extra) => ({ booking_id: id, extra_id: extra.id, quantity: extra.quantity })))
    .execute()
}
