import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { noLongerAvailable, unitTaken } from '../booking-problems.ts'
import { chooseUnit, furthestNeighbour, type UnitSituation } from './choose-unit.ts'
import { lockFreeUnits } from './lock-units.ts'
import type { Stay } from '../pricing/stay-offer.types.ts'

interface SituationRow {
  unit_id: number
  taken: boolean
  expired_holds: boolean
  departure_before: string | null
  arrival_after: string | null
}

interface Wanted {
  readonly accommodationId: number
  readonly stay: Stay
  /** No other will do. */
  readonly chosenUnit?: number | undefined
  readonly preferred?: number
}

/**
 * Locks the free units of an accommodation and returns the one that suits the stay best among those free for all
 * its nights, the chosen one, or the preferred one where that is free. Releases expired holds in the way, so the caller may occupy the unit in the same transaction.
 * @throws ProblemError 409 `no-longer-available` when no unit is free for all nights, 409 `unit-taken` when the chosen one is not
 * and others are.
 */
export async function findFreeUnit(
  transaction: Transaction<Database>,
  { accommodationId, stay, chosenUnit, preferred }: Wanted,
): Promise<number> {
  // The lock is a separate statement: only a later statement sees the result of the transactions it waited for.
  const candidates = await lockFreeUnits(transaction, { accommodationId, stay })
  if (candidates.length === 0) throw noLongerAvailable()
  const requested = sql`daterange(${stay.dateFrom}::date, ${stay.dateTo}::date)`
  const { rows } = await sql<SituationRow>`
    with around as (
      select unit_id, stay, stay && ${requested} as overlaps,
             state = 'booked' or expires_at > clock_timestamp() as live
      from unit_occupations
      where accommodation_id = ${accommodationId} and state in ('held', 'booked')
        and stay && daterange(${stay.dateFrom}::date - ${furthestNeighbour}::int,
                              ${stay.dateTo}::date + ${furthestNeighbour}::int)
    )
    select u.id as unit_id,
           coalesce(bool_or(a.live and a.overlaps), false) as taken,
           coalesce(bool_or(not a.live and a.overlaps), false) as expired_holds,
           max(upper(a.stay)) filter (where a.live and upper(a.stay) <= ${stay.dateFrom}::date) as departure_before,
           min(lower(a.stay)) filter (where a.live and lower(a.stay) >= ${stay.dateTo}::date) as arrival_after
    from units u left join around a on a.unit_id = u.id
    where u.id = any(${candidates}::int[])
    group by u.id order by u.id`.execute(transaction)

  const isFree = (id: number | undefined) => rows.some((row) => row.unit_id === id && !row.taken)
  const unitId = isFree(preferred) ? preferred : chooseUnit(rows.map(situationOf), stay)
  if (unitId === undefined) throw noLongerAvailable()
  if (chosenUnit !== undefined && !isFree(chosenUnit)) throw unitTaken()
  return await takeFree(transaction, { unitId: chosenUnit ?? unitId, rows, stay })
}

/** The unit, without expired holds in its way. */
async function takeFree(
  transaction: Transaction<Database>,
  { unitId, rows, stay }: { unitId: number; rows: readonly SituationRow[]; stay: Stay },
): Promise<number> {
  if (rows.some((row) => row.unit_id === unitId && row.expired_holds)) {
    await releaseExpired(transaction, unitId, stay)
  }
  return unitId
}

const situationOf = (row: SituationRow): UnitSituation => ({
  unitId: row.unit_id,
  taken: row.taken,
  departureBefore: row.departure_before,
  arrivalAfter: row.arrival_after,
})

/** The constraint does not know the time, so expired holds in the way are released here (F42). */
export async function releaseExpired(
  transaction: Transaction<Database>,
  unitId: number,
  stay: Stay,
): Promise<void> {
  await transaction
    .updateTable('unit_occupations')
    .set({ state: 'released' })
    .where('unit_id', '=', unitId)
    .where('state', '=', 'held')
    .where('expires_at', '<=', sql<Date>`clock_timestamp()`)
    .where(sql<boolean>`stay && daterange(${stay.dateFrom}::date, ${stay.dateTo}::date)`)
    .execute()
}
