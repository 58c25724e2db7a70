import type { Insertable, Selectable, Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { announceEvent } from '../../platform/jobs/announce-event.ts'

type Entry = Omit<Insertable<Database['ledger']>, 'booking_id' | 'purchase_id'> & {
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
  const row = await insertOnce(transaction, { ...entry, booking_id: booking.id })
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

/** The outbox kind of a refund of a gift voucher's purchase that was paid out. */
export const purchaseRefundKind = 'voucher-refund'

/**
 * The same for the purchase of a gift voucher. Its payment has no mail of its own: the voucher's says that it is paid. The
 * caller has locked the purchase.
 */
export async function recordPurchaseMoney(
  transaction: Transaction<Database>,
  purchase: Pick<Selectable<Database['voucher_purchases']>, 'id' | 'brand' | 'site_code'>,
  entry: Entry,
): Promise<number | undefined> {
  const row = await insertOnce(transaction, { ...entry, purchase_id: purchase.id })
  if (row && entry.kind === 'refund')
    await announceEvent(transaction, {
      kind: purchaseRefundKind,
      dedupeKey: `${purchaseRefundKind}:${row.id}`,
      payload: {
        purchaseId: purchase.id,
        brand: purchase.brand,
        siteCode: purchase.site_code,
        ledgerId: row.id,
      },
    })
  return row?.id
}

const insertOnce = (transaction: Transaction<Database>, entry: Insertable<Database['ledger']>) =>
  transaction
    .insertInto('ledger')
    .values(entry)
    .onConflict((conflict) => conflict.constraint('provider_transaction_once').doNothing())
    .returning('id')
    .executeTakeFirst()
