import * as endpoints from '@camping/contract/operator.endpoints.ts'
import type { OverdueBooking } from '@camping/contract/operator.schemas.ts'
import type { OperatorCommand } from './operator-command.ts'

/** Stays that are not paid in time. */
export const overdueCommands: Readonly<Record<string, OperatorCommand>> = {
  overdue: {
    usage: '',
    summary: 'Bookings with an overdue payment, the longest first, and when each ends by itself',
    async run(_args, call) {
      const { bookings } = await call(endpoints.listOverdue, {})
      if (bookings.length === 0) return ['No payment is overdue.']
      return bookings.flatMap((booking) => [...describeOverdue(booking), ''])
    },
  },
}

function describeOverdue(booking: OverdueBooking): string[] {
  const moment = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`
  const money = (minor: number) =>
    (minor / 100).toLocaleString('en-GB', { style: 'currency', currency: booking.currency })
  const end = booking.endsAt ? `ends ${moment(booking.endsAt)}` : 'does not end by itself: please decide'
  return [
    `${booking.bookingRef}  ${money(booking.open)} due ${moment(booking.dueAt)}, ${money(booking.paid)} paid`,
    `  ${booking.site}, ${booking.dateFrom} to ${booking.dateTo} (${booking.brand} ${booking.siteCode})`,
    `  ${booking.reminders} reminders sent, ${end}`,
  ]
}
