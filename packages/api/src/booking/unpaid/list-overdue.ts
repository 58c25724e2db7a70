import type { OverdueBookings } from '@camping/contract/operator.schemas.ts'
import { sql } from 'kysely'
import type { RootContext } from '../../platform/server/request-context.ts'
import { storedBookingOf } from '../stored/stored-booking.ts'

const mostListed = 500

/**
 * Confirmed bookings with a payment that is overdue, the longest first (payment-27): those that will end by themselves, and
 * those that a person has to decide about. For the operator, in English.
 */
export async function listOverdue({ db, now }: Pick<RootContext, 'db' | 'now'>): Promise<OverdueBookings> {
  const rows = await db
    .selectFrom('bookings as b')
    .innerJoin('sites as s', 's.id', 'b.site_id')
    .selectAll('b')
    .select((eb) => [
      's.name as site',
      eb
        .selectFrom('payment_steps as p')
        .select(({ fn }) => fn.countAll<number>().as('sent'))
        .whereRef('p.booking_id', '=', 'b.id')
        .where('p.outcome', '=', 'sent')
        .as('reminders'),
    ])
    .where('b.state', '=', 'confirmed')
    .where(
      sql<boolean>`exists (select 1 from payment_rates r where r.booking_id = b.id and r.status = 'pending'
        and r.due_date <= ${now()}::timestamptz::date)`,
    )
    .orderBy('b.pay_from')
    .orderBy('b.id')
    // Due on that day is not overdue yet; the rest is decided below.
    .limit(4 * mostListed)
    .execute()
  const bookings: OverdueBookings['bookings'] = []
  for (const row of rows) {
    const booking = await storedBookingOf(db, row)
    if (!booking.payBy || booking.payBy.dueAt > now()) continue
    const { open, dueAt, endsAt } = booking.payBy
    bookings.push({
      bookingRef: row.booking_ref,
      brand: row.brand,
      siteCode: row.site_code,
      site: row.site,
      dateFrom: row.date_from,
      dateTo: row.date_to,
      currency: row.currency,
      paid: booking.paid,
      open,
      dueAt: dueAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
      reminders: Number(row.reminders ?? 0),
    })
  }
  bookings.sort((a, b) => a.dueAt.localeCompare(b.dueAt))
  return { bookings: bookings.slice(0, mostListed) }
}
