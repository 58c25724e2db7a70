import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { CartLine } from '../pricing/price-cart.ts'
import { rowOfLine } from '../pricing/price-line-row.ts'

/** Replaces the price lines of a locked booking. */
export async function writeLines(
  transaction: Transaction<Database>,
  bookingId: number,
  lines: readonly CartLine[],
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
}
