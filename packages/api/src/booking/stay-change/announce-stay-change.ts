import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { announceEvent } from '../../platform/jobs/announce-event.ts'
import { receptionEvents } from '../log/announce-to-reception.ts'

/** The outbox event of a booking that was changed; send-stay-changed.ts sends it. */
export const stayChangedKind = 'stay-changed'

/** Queues the mails to booker and campsite about one change; they are sent only if the transaction commits. */
export async function announceStayChange(
  transaction: Transaction<Database>,
  { id, booking_ref, brand, site_code }: Selectable<Database['bookings']>,
  { changeId, before }: { changeId: number; before: { dateFrom: string; dateTo: string } },
): Promise<void> {
  await receptionEvents(transaction, {
    bookingId: id,
    news: 'changed',
    change: `${changeId}`,
    before,
  }).execute()
  await announceEvent(transaction, {
    kind: stayChangedKind,
    dedupeKey: `${stayChangedKind}:${booking_ref}:${changeId}`,
    payload: { bookingId: id, bookingRef: booking_ref, brand, siteCode: site_code, changeId },
  })
}
