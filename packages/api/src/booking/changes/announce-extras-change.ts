import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { announceEvent } from '../../platform/jobs/announce-event.ts'
import { newChangeKey, receptionEvents } from '../log/announce-to-reception.ts'

/** The outbox event of extras that were changed; send-extras-changed.ts sends it. */
export const extrasChangedKind = 'extras-changed'

/** Queues the mails to booker and campsite about changed extras; sent only if the transaction commits. */
export async function announceExtrasChange(
  transaction: Transaction<Database>,
  booking: Pick<Selectable<Database['bookings']>, 'id' | 'booking_ref' | 'brand' | 'site_code' | 'total'>,
): Promise<void> {
  const change = newChangeKey()
  await receptionEvents(transaction, { bookingId: booking.id, news: 'changed', change }).execute()
  await announceEvent(transaction, {
    kind: extrasChangedKind,
    dedupeKey: `${extrasChangedKind}:${booking.booking_ref}:${change}`,
    payload: {
      bookingId: booking.id,
      bookingRef: booking.booking_ref,
      brand: booking.brand,
      siteCode: booking.site_code,
      total: booking.total,
    },
  })
}
