import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { announceEvent } from '../../platform/jobs/announce-event.ts'

/** The outbox event of a booking that was changed; send-stay-changed.ts sends it. */
export const stayChangedKind = 'stay-changed'

/** Queues the mail to the booker about one change; it is sent only if the transaction commits. */
export async function announceStayChange(
  transaction: Transaction<Database>,
  { id, booking_ref, brand, site_code }: Selectable<Database['bookings']>,
  { changeId }: { changeId: number },
): Promise<void> {
  await announceEvent(transaction, {
    kind: stayChangedKind,
    dedupeKey: `${stayChangedKind}:${booking_ref}:${changeId}`,
    payload: { bookingId: id, bookingRef: booking_ref, brand, siteCode: site_code, changeId },
  })
}
