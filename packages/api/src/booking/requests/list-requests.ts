import type { WaitingRequests } from '@camping/contract/operator.schemas.ts'
import { sql } from 'kysely'
import type { RootContext } from '../../platform/server/request-context.ts'

const mostListed = 500

/** Unanswered requests, the most urgent first. In English, the operator's language. */
export async function listRequests({ db }: Pick<RootContext, 'db'>): Promise<WaitingRequests> {
  const rows = await db
    .selectFrom('bookings as b')
    .innerJoin('sites as s', 's.id', 'b.site_id')
    .innerJoin('accommodations as a', 'a.id', 'b.accommodation_id')
    .select([
      'b.booking_ref',
      'b.brand',
      'b.site_code',
      's.name as site',
      sql<string>`a.name ->> 'en-GB'`.as('accommodation'),
      'b.date_from',
      'b.date_to',
      'b.adults',
      'b.child_ages',
      'b.total',
      'b.currency',
      'b.remarks',
      'b.answer_by',
    ])
    .where('b.state', '=', 'requested')
    .orderBy('b.answer_by')
    .orderBy('b.id')
    .limit(mostListed)
    .execute()
  return {
    requests: rows.map((row) => ({
      bookingRef: row.booking_ref,
      brand: row.brand,
      siteCode: row.site_code,
      site: row.site,
      accommodation: row.accommodation,
      dateFrom: row.date_from,
      dateTo: row.date_to,
      party: { adults: row.adults, children: row.child_ages.map((age) => ({ age })) },
      total: row.total,
      currency: row.currency,
      remarks: row.remarks,
      answerBy: row.answer_by?.toISOString() ?? null,
    })),
  }
}
