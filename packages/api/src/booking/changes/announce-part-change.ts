import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { announceEvent } from '../../platform/jobs/announce-event.ts'
import { newChangeKey, receptionEvents } from '../log/announce-to-reception.ts'

/** The outbox events of a part of a booking that was changed; send-part-changed.ts sends them. */
export const partChangedKinds = { extras: 'extras-changed', travellers: 'travellers-changed' } as const

/** Queues the mails to booker and campsite about a changed part; sent only if the transaction commits. */
export async function announcePartChange(
  transaction: Transaction<Database>,
  part: keyof typeof partChangedKinds,
  booking: Pick<Selectable<Database['bookings']>, 'id' | 'booking_ref' | 'brand' | 'site_code' | 'total'>,
): Promise<void> {
  const change = newChangeKey()
  const kind = partChangedKinds[part]
  await receptionEvents(transaction, { bookingId: booking.id, news: 'changed', change }).execute()
  await announceEvent(transaction, {
    kind,
    dedupeKey: `${kind}:${booking.booking_ref}:${change}`,
    payload: {
      bookingId: booking.id,
      bookingRef: booking.booking_ref,
      brand: booking.brand,
      siteCode: booking.site_code,
      total: booking.total,
    },
  })
}
