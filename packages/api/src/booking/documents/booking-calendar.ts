import { createHash } from 'node:crypto'
import type { BookingState } from '../../platform/db/booking-tables.ts'
import type { ServedFile } from '../../platform/server/serve.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'
import { bookingLink } from './booking-link.ts'
import type { BookingRecord } from './booking-record.ts'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'

const entries: Record<BookingState, Pick<CalendarEvent, 'status' | 'sequence'>> = {
  requested: { status: 'TENTATIVE', sequence: 0 },
  confirmed: { status: 'CONFIRMED', sequence: 1 },
  completed: { status: 'CONFIRMED', sequence: 1 },
  cancelled: { status: 'CANCELLED', sequence: 2 },
}

/**
 * The stay as a calendar entry, from arrival to departure day, which is a day of travel too. A newer file of the
 * same booking replaces the entry.
 */
export function bookingCalendarFile(identity: MailIdentity, record: BookingRecord): ServedFile {
  const { booking, offer, createdAt } = record
  const { site, accommodation } = offer
  const uid = createHash('sha256').update(`booking ${booking.ref}`).digest('hex').slice(0, 32)
  const url = bookingLink(identity, record)
  const content = calendarFile(
    {
      uid: `${uid}@${identity.email.slice(identity.email.lastIndexOf('@') + 1)}`,
      ...entries[booking.state],
      firstDay: booking.stay.dateFrom,
      lastDay: booking.stay.dateTo,
      stamp: createdAt,
      summary: identity.text('mail.calendar.summary', { site: site.name }),
      location: `${site.name}, ${site.area.name}, ${site.country.name}`,
      description: [
        identity.text('confirmation.title', { ref: booking.ref }),
        accommodation.name,
        identity.text('confirmation.next.contact', { email: identity.email, phone: identity.phone }),
        url,
      ].join('\n'),
      url,
    },
    identity.displayName,
  )
  return {
    contentType: 'text/calendar; charset=utf-8',
    fileName: `${booking.ref}.ics`,
    show: 'attachment',
    content,
  }
}
