import type { Insertable, Selectable, Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { announceEvent } from '../../platform/jobs/announce-event.ts'

type Entry = Omit<Insertable<Database['ledger']>, 'booking_id'> & {
  readonly kind: 'payment' | 'voucher' | 'refund'
}

/**
 * Records money that came in or went out in the ledger and queues a mail to the booker, each once: the
 * provider's transaction name is unique, and so is the event of its entry (I2, I7). Returns the entry's id, or
 * undefined when the ledger has it already. The caller has locked the booking and settles it.
 */
export async function recordMoney(
  transaction: Transaction<Database>,
  booking: Pick<Selectable<Database['bookings']>, 'id' | 'booking_ref' | 'brand' | 'site_code'>,
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
