import type { Insertable, Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { announceEvent } from '../../jobs/announce-event.ts'
import type { BookingRow } from './payment-order.ts'

type Entry = Omit<Insertable<Database['ledger']>, 'booking_id'> & {
  readonly kind: 'payment' | 'voucher' | 'refund'
}

/**
 * Writes money that came or went into the ledger and has the booker written to about it, both once: the provider's name of a
 * transaction is unique, and so is the event of its entry (I2, I7). Answers the entry's id; undefined when it counts already.
 * The caller has locked the booking, and settles it.
 */
export async function recordMoney(
  transaction: Transaction<Database>,
  booking: Pick<BookingRow, 'id' | 'booking_ref' | 'brand' | 'site_code'>,
  entry: Entry,
): Promise<number | undefined> {
  const row = await transaction
    .insertInto('ledger')
    .values({ ...entry, booking_id: booking.id })
    .onConflict((conflict) => conflict.constraint('provider_transaction_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return undefined
  const kind = entry.kind === 'refund' ? 'money-refund' : 'money-payment'
  await announceEvent(transaction, {
    kind,
    dedupeKey: `${kind}:${row.id}`,
    payload: {
      bookingId: booking.id,
      bookingRef: booking.booking_ref,
      brand: booking.brand,
      siteCode: booking.site_code,
      ledgerId: row.id,
    },
  })
  return row.id
}
