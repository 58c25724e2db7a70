import { sql, type Kysely, type Transaction } from 'kysely'
import { dateOfDay } from '../../catalogue/search/read-model/day-number.ts'
import type { World } from '../../catalogue/search/world.ts'
import type { Database } from '../../platform/db/schema.ts'
import { alertMatcher, type AlertMatcher } from './match-alerts.ts'
import { isWaiting, waitingAlert, waitingColumns, type WaitingRow } from './read-alerts.ts'
import { newsOf, announceStays } from './announce-stays.ts'

const batch = 500

/** Hours after which an alert is compared with everything again, in case that a change was missed. */
const checkHours = 6

/**
 * Compares a batch of alerts with everything that is free: those just confirmed, those not compared since `since`, and now and then
 * every one. A claimed batch is committed with what it found, or not at all, so that a process that dies has missed nothing. Returns
 * whether more are waiting.
 */
export async function checkAlerts(
  db: Kysely<Database>,
  world: Pick<World, 'readModel' | 'pricingOf'>,
  { since, today }: { since: Date; today: number },
): Promise<boolean> {
  return await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<WaitingRow>`
      update alerts a set checked_at = clock_timestamp()
      where a.id in (
        select a.id from alerts a
        where ${isWaiting(dateOfDay(today))}
          and a.checked_at < greatest(${since}::timestamptz, clock_timestamp() - ${sql.lit(checkHours)} * interval '1 hour')
        order by a.checked_at limit ${batch} for update skip locked)
      returning ${waitingColumns}`.execute(transaction)
    if (rows.length === 0) return false
    const matcher = alertMatcher(world, today)
    await forgetTaken(
      transaction,
      matcher,
      rows.map(({ id }) => id),
    )
    const found = rows.map((row) => ({ alertId: row.id, stays: matcher.find(waitingAlert(row)) }))
    await announceStays(transaction, await newsOf(transaction, found))
    return rows.length === batch
  })
}

/**
 * Forgets that alerts were told of stays that somebody else has taken since: should these become free again, that is news. Not before
 * a day has passed, or a stay that is held and released all day would be told of all day.
 */
async function forgetTaken(
  transaction: Transaction<Database>,
  matcher: AlertMatcher,
  alertIds: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ id: number; accommodationId: number; arrival: number; nights: number }>`
    select m.id, m.accommodation_id as "accommodationId", m.date_from - date '1970-01-01' as arrival, a.nights
    from alert_matches m join alerts a on a.id = m.alert_id
    where a.id = any(${alertIds}::bigint[]) and m.found_at < clock_timestamp() - interval '1 day'`.execute(
    transaction,
  )
  const taken = rows.filter(
    ({ accommodationId, arrival, nights }) => !matcher.isFree(accommodationId, arrival, nights),
  )
  if (taken.length === 0) return
  await sql`delete from alert_matches where id = any(${taken.map(({ id }) => id)}::bigint[])`.execute(
    transaction,
  )
}
