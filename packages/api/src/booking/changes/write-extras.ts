import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { CartLine } from '../pricing/price-cart.ts'
import { rowOfLine } from '../pricing/price-line-row.ts'
import type { ChosenExtra } from '../pricing/site-extras.ts'

/** Replaces the extras of a locked booking and all of its price lines. */
export async function writeExtras(
  transaction: Transaction<Database>,
  bookingId: number,
  { lines, extras }: { readonly lines: readonly CartLine[]; readonly extras: readonly ChosenExtra[] },
): Promise<void> {
  await transaction.deleteFrom('price_lines').where('booking_id', '=', bookingId).execute()
  await transaction
    .insertInto('price_lines')
    .values(
      lines.map(({ line, extraId }, position) => ({
        booking_id: bookingId,
        position,
        extra_id: extraId,
        ...rowOfLine(line),
      })),
    )
    .execute()
  await transaction.deleteFrom('booking_extras').where('booking_id', '=', bookingId).execute()
  if (extras.length === 0) return
  await transaction
    .insertInto('booking_extras')
    .values(extras.map(({ id, quantity }) => ({ booking_id: bookingId, extra_id: id, quantity })))
    .execute()
}
