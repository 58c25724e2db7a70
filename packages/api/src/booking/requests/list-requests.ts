import type { WaitingRequest } from '@camping/contract/operator.schemas.ts'
import { sql } from 'kysely'
import type { RootContext } from '../../platform/server/request-context.ts'
import type { ListedPage } from '../listed-page.ts'

/** Unanswered requests, the most urgent first, and how many there are. In English, the language of those who answer them. */
export async function listRequests(
  { db }: Pick<RootContext, 'db'>,
  { edition, offset, limit }: ListedPage,
): Promise<{ requests: WaitingRequest[]; total: number }> {
  const waiting = db
    .selectFrom('bookings as b')
    .innerJoin('sites as s', 's.id', 'b.site_id')
    .innerJoin('accommodations as a', 'a.id', 'b.accommodation_id')
    .where('b.state', '=', 'requested')
    .$if(edition !== undefined, (query) =>
      query.where('b.brand', '=', edition?.brand ?? '').where('b.site_code', '=', edition?.siteCode ?? ''),
    )
  const rows = await waiting
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
    .orderBy('b.answer_by')
    .orderBy('b.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await waiting
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
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
    total: Number(total),
  }
}
