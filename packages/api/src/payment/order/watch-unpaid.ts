import { sql, type Kysely } from 'kysely'
import type { StockLimits } from '../../platform/config/stock-limits.ts'
import type { Database } from '../../platform/db/schema.ts'
import { recordEvent } from '../ledger/record-event.ts'

interface Day {
  readonly brand: string
  readonly made: number
  readonly unpaid: number
}

/** Hours before the same alarm may repeat. */
const hoursBetweenAlarms = 6

/**
 * Checks the bookings of the last day, brand by brand: when almost none is paid, somebody may be blocking the
 * stock with bookings. Records an alarm for the operator, listed among the payments (`npm run operator --
 * payments`). One process runs at a time; an alarm repeats after six hours.
 * @returns the alarms that were recorded.
 */
export async function watchUnpaid(
  db: Kysely<Database>,
  { atLeast, share, minutesToPay }: StockLimits['unpaid'],
): Promise<string[]> {
  return await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('watch-unpaid', 0))`.execute(transaction)
    const { rows } = await sql<Day>`
      select b.brand, count(*)::int as made,
        count(*) filter (where not exists (select 1 from ledger l where l.booking_id = b.id))::int as unpaid
      from bookings b
      where b.created_at > clock_timestamp() - interval '1 day'
        and b.created_at < clock_timestamp() - ${minutesToPay}::int * interval '1 minute'
        and b.total > b.on_site_total and b.state <> 'requested'
      group by b.brand`.execute(transaction)
    const recorded: string[] = []
    for (const { brand, made, unpaid } of rows) {
      if (made < atLeast || unpaid < made * share) continue
      const about = `unpaid bookings of ${brand}: `
      const known = await transaction
        .selectFrom('payment_events')
        .select('id')
        .where('alarm', '=', true)
        .where('source', '=', 'watch')
        .where('outcome', 'like', `${about}%`)
        .where(
          'created_at',
          '>',
          sql<Date>`clock_timestamp() - ${hoursBetweenAlarms}::int * interval '1 hour'`,
        )
        .executeTakeFirst()
      if (known) continue
      const outcome = `${about}${unpaid} of ${made} within a day`
      await recordEvent(transaction, { provider: 'shop', source: 'watch', outcome, alarm: true })
      recorded.push(outcome)
    }
    return recorded
  })
}
