import type { Transaction } from 'kysely'
import type { BookingState } from '../../db/booking-tables.ts'
import type { Database } from '../../db/schema.ts'
import { announceEvent } from '../../jobs/announce-event.ts'

/** What happens to a booking that its booker is written about. */
export type BookingEvent = 'received' | 'confirmed' | 'declined' | 'cancelled'

/** Which booking, and in which edition it was made: it is written about in that edition's words. */
export interface AnnouncedBooking {
  readonly id: number
  readonly ref: string
  readonly brand: string
  readonly siteCode: string
  /** As the event leaves it. */
  readonly state: BookingState
}

/** What the row in the outbox says. One mail for each event of a booking, for ever (RELIABILITY.md I7). */
export function bookingAnnouncement(event: BookingEvent, booking: AnnouncedBooking) {
  const { id, ref, brand, siteCode, state } = booking
  return {
    kind: `booking-${event}`,
    dedupeKey: `booking-${event}:${ref}`,
    payload: { bookingId: id, bookingRef: ref, brand, siteCode, state },
  }
}

/** Has the booker written to once this transaction is committed, and not at all without. */
export async function announceBooking(
  transaction: Transaction<Database>,
  event: BookingEvent,
  booking: AnnouncedBooking,
): Promise<void> {
  await announceEvent(transaction, bookingAnnouncement(event, booking))
}
