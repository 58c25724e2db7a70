import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { BookingState } from '../../platform/db/booking-tables.ts'
import type { Database } from '../../platform/db/schema.ts'
import { LastingFailure, type OutboxHandler } from '../../platform/jobs/outbox-handler.ts'
import type { StoredBooking } from '../stored/stored-booking.ts'
import { mailOfEvent } from '../../platform/mail/mail-of-event.ts'
import type { FindMailIdentity } from '../../platform/mail/mail-identity.ts'
import type { MailTransport } from '../../platform/mail/mail-message.ts'
import { type BookingNews, bookingMailContent } from './booking-mail-content.ts'
import { readRecord } from '../documents/booking-record.ts'

export interface BookingMailParts {
  readonly db: Kysely<Database>
  readonly findIdentity: FindMailIdentity
  readonly transport: MailTransport
}

/** The outbox payload of announceBooking and resendConfirmation. */
const bookingPayload = z.object({
  bookingId: z.number(),
  brand: z.string(),
  siteCode: z.string(),
  /** Missing in rows of older versions. */
  state: z.enum(['requested', 'confirmed', 'cancelled', 'completed']).optional(),
})

/** Kinds of outbox events that are mails about a booking. */
export const bookingMailKinds = [
  'booking-received',
  'booking-confirmed',
  'booking-declined',
  'booking-cancelled',
  'booking-ended',
  'booking-resent',
] as const
type BookingMailKind = (typeof bookingMailKinds)[number]

/** Sends a mail to the booker. It is composed at sending time from the stored booking: the event contains ids alone. */
export function sendBookingMail({ db, findIdentity, transport }: BookingMailParts): OutboxHandler {
  return async ({ kind, payload, dedupeKey }) => {
    const { bookingId, brand, siteCode, state } = bookingPayload.parse(payload)
    const record = await readRecord(db, { bookingId })
    // The booking was erased meanwhile.
    if (!record) return
    const { booking } = record
    const news = newsOf(kind as BookingMailKind, { at: state ?? booking.state, booking })
    if (!news) return
    const identity = findIdentity(brand, siteCode)
    if (!identity) throw new LastingFailure(`No edition ${siteCode} of ${brand} is served`)
    await transport.send({
      ...mailOfEvent(dedupeKey, identity, bookingMailContent(identity, record, news)),
      to: booking.email,
    })
  }
}

/**
 * The news about a booking that had state `at` at its event. None when the mail is late and the booking has
 * moved on: another event reports that, and "you are going" must not arrive after "cancelled".
 */
function newsOf(
  kind: BookingMailKind,
  { at, booking }: { at: BookingState; booking: StoredBooking },
): BookingNews | undefined {
  const now = booking.state
  if (kind === 'booking-cancelled') return 'cancelled'
  if (kind === 'booking-declined') return 'declined'
  if (kind === 'booking-ended') return 'ended'
  if (kind === 'booking-resent') return newsOfState(booking)
  if (now === 'cancelled') return undefined
  if (kind === 'booking-confirmed') return 'confirmed'
  if (at !== 'requested') return 'booked'
  return now === 'requested' ? 'requested' : undefined
}

function newsOfState({ state, declined, ended }: StoredBooking): BookingNews {
  if (declined) return 'declined'
  if (ended) return 'ended'
  if (state === 'requested' || state === 'cancelled') return state
  return 'booked'
}
