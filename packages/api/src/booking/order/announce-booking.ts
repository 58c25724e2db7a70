import type { Transaction } from 'kysely'
import type { BookingState } from '../../platform/db/booking-tables.ts'
import type { Database } from '../../platform/db/schema.ts'
import { announceEvent } from '../../platform/jobs/announce-event.ts'
import { newsOfState, receptionEvents } from '../log/announce-to-reception.ts'

/** Events of a booking that cause a mail to its booker. */
export type BookingEvent = 'received' | 'confirmed' | 'declined' | 'cancelled' | 'ended'

/** A booking with its edition, whose words the mail uses. */
export interface AnnouncedBooking {
  readonly id: number
  readonly ref: string
  readonly brand: string
  readonly siteCode: string
  /** The state after the event. */
  readonly state: BookingState
}

/** The outbox row. At most one mail per event of a booking (I7). */
export function bookingAnnouncement(event: BookingEvent, booking: AnnouncedBooking) {
  const { id, ref, brand, siteCode, state } = booking
  return {
    kind: `booking-${event}`,
    dedupeKey: `booking-${event}:${ref}`,
    payload: { bookingId: id, bookingRef: ref, brand, siteCode, state },
  }
}

/** Queues a mail to the booker, and what the campsite wants to have; sent only if the transaction commits. */
export async function announceBooking(
  transaction: Transaction<Database>,
  event: BookingEvent,
  booking: AnnouncedBooking,
): Promise<void> {
  const news = newsOfState(booking.state)
  if (news) await receptionEvents(transaction, { bookingId: booking.id, news }).execute()
  await announceEvent(transaction, bookingAnnouncement(event, booking))
}
