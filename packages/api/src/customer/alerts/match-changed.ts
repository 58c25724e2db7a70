import { sql, type Kysely } from 'kysely'
import { dateOfDay } from '../../catalogue/search/read-model/day-number.ts'
import type { World } from '../../catalogue/search/world.ts'
import type { Database } from '../../platform/db/schema.ts'
import { alertMatcher, type AlertMatcher } from './match-alerts.ts'
import { isWaiting, waitingAlert, waitingColumns, type WaitingRow } from './read-alerts.ts'
import { newsOf, announceStays } from './announce-stays.ts'

/** Alerts read at a time, so that neither memory nor anybody who waits for this process notices a popular site. */
const page = 5_000

/** Compares the alerts of changed accommodations with what is free now. Returns how many mails were queued. */
export async function matchChanged(
  db: Kysely<Database>,
  world: Pick<World, 'readModel' | 'pricingOf'>,
  { accommodationIds, today }: { accommodationIds: readonly number[]; today: number },
): Promise<number> {
  const bySite = new Map<number, number[]>()
  for (const id of accommodationIds) {
    const siteId = world.readModel.bookableStays(id)?.siteId
    if (siteId !== undefined) bySite.set(siteId, [...(bySite.get(siteId) ?? []), id])
  }
  const matcher = alertMatcher(world, today)
  let told = 0
  for (const [siteId, changed] of bySite) {
    const nights = changed.flatMap((id) => world.readModel.bookableStays(id)?.freeNights() ?? [])
    // Taken as a whole: nobody has to know.
    if (nights.length === 0) continue
    const free = `{${nights.map(({ from, to }) => `[${from},${to})`).join()}}`
    told += await matchSite(db, matcher, { siteId, changed, free, today: dateOfDay(today) })
  }
  return told
}

async function matchSite(
  db: Kysely<Database>,
  matcher: AlertMatcher,
  {
    siteId,
    changed,
    free,
    today,
  }: { siteId: number; changed: readonly number[]; free: string; today: string },
): Promise<number> {
  let told = 0
  for (let after = 0; ;) {
    const { rows } = await sql<WaitingRow>`
      select ${waitingColumns} from alerts a
      where a.site_id = ${siteId} and a.id > ${after} and ${isWaiting(today)}
        and (a.accommodation_id is null or a.accommodation_id = any(${changed}::int[]))
        and int4range(a.date_from - a.flexible_days - date '1970-01-01', a.date_from + a.flexible_days - date '1970-01-01', '[]')
          && ${free}::int4multirange
      order by a.id limit ${page}`.execute(db)
    const found = rows.flatMap((row) => {
      const stays = matcher.find(waitingAlert(row), changed)
      return stays.length > 0 ? [{ alertId: row.id, stays }] : []
    })
    const news = await newsOf(db, found)
    if (news.length > 0)
      told += await db.transaction().execute((transaction) => announceStays(transaction, news))
    if (rows.length < page) return told
    after = rows.at(-1)?.id ?? after
  }
}
