import type { SiteCode } from '@camping/editions/markets.ts'
import type { OverdueBooking } from '@camping/contract/operator.schemas.ts'
import { sql, type Selectable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { RootContext } from '../../platform/server/request-context.ts'
import { dueAt } from '../dues/payment-schedule.ts'
import { paymentTermsOfBooking } from '../dues/payment-terms.ts'
import type { ListedPage } from '../listed-page.ts'
import { storedBookingOf } from '../stored/stored-booking.ts'

type Context = Pick<RootContext, 'db' | 'now'>

/**
 * Confirmed bookings with a payment that is overdue, the longest first, and how many there are (payment-27): those that
 * will end by themselves, and those that a person has to decide about. In English, for those who work here.
 */
export async function listOverdue(
  context: Context,
  { edition, offset, limit }: ListedPage,
): Promise<{ bookings: OverdueBooking[]; total: number }> {
  const { db } = context
  const overdue = await findOverdue(context, edition)
  const bookings: OverdueBooking[] = []
  for (const { id } of overdue.slice(offset, offset + limit)) {
    const row = await db
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
      .where('b.id', '=', id)
      .executeTakeFirstOrThrow()
    bookings.push(...overdueOf(row, await storedBookingOf(db, row)))
  }
  return { bookings, total: overdue.length }
}

/** Nothing for a booking that was paid meanwhile. */
function overdueOf(
  row: Selectable<Database['bookings']> & { readonly site: string; readonly reminders: number | null },
  { payBy, paid }: Awaited<ReturnType<typeof storedBookingOf>>,
): OverdueBooking[] {
  if (!payBy) return []
  return [
    {
      bookingRef: row.booking_ref,
      brand: row.brand,
      siteCode: row.site_code,
      site: row.site,
      dateFrom: row.date_from,
      dateTo: row.date_to,
      currency: row.currency,
      paid,
      open: payBy.open,
      dueAt: payBy.dueAt.toISOString(),
      endsAt: payBy.endsAt?.toISOString() ?? null,
      reminders: Number(row.reminders ?? 0),
    },
  ]
}

/** Ids of all overdue bookings, the longest first, in one query: the first open rate of each decides. */
async function findOverdue({ db, now }: Context, edition: ListedPage['edition']): Promise<{ id: number }[]> {
  const rows = await db
    .selectFrom('bookings as b')
    .innerJoin('payment_rates as r', 'r.booking_id', 'b.id')
    .distinctOn('b.id')
    .select(['b.id', 'b.site_code', 'b.payment_terms', 'b.pay_from', 'b.created_at', 'b.date_from'])
    .select(['r.index', 'r.due_date', 'r.ends_booking'])
    .where('b.state', '=', 'confirmed')
    .where('r.status', '=', 'pending')
    .$if(edition !== undefined, (query) =>
      query.where('b.brand', '=', edition?.brand ?? '').where('b.site_code', '=', edition?.siteCode ?? ''),
    )
    // Due on that day is not overdue yet; the rest is decided below.
    .where('r.due_date', '<=', sql<string>`${now()}::timestamptz::date`)
    .orderBy('b.id')
    .orderBy('r.rank')
    .execute()
  return rows
    .map((row) => ({
      id: row.id,
      dueAt: dueAt(
        { index: row.index, dueDate: row.due_date, endsBooking: row.ends_booking },
        {
          terms: paymentTermsOfBooking.parse(row.payment_terms),
          site: row.site_code as SiteCode,
          payFrom: row.pay_from ?? row.created_at,
          arrival: row.date_from,
        },
      ),
    }))
    .filter((one) => one.dueAt <= now())
    .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime() || a.id - b.id)
}
