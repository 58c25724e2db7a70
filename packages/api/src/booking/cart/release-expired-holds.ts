import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { notifyChange } from '../../platform/db/change-notices.ts'
import type { Database } from '../../platform/db/schema.ts'
import { runTransaction } from '../run-transaction.ts'

/**
 * Releases expired holds, a batch of units at a time, and notifies the read models. Runs as a job: only the
 * freshness of search depends on it. Any number of instances may run it: it skips units that another transaction
 * has locked (F41, F42, F70). Returns how many holds it released.
 */
export async function releaseExpiredHolds(db: Kysely<Database>, batch = 100): Promise<number> {
  return await runTransaction(db, async (transaction) => {
    const { rows: units } = await sql<{ id: number }>`
      select u.id from units u
      where exists (
        select 1 from unit_occupations o
        where o.unit_id = u.id and o.state = 'held' and o.expires_at <= clock_timestamp()
      )
      order by u.id limit ${batch} for update skip locked`.execute(transaction)
    if (units.length === 0) return 0
    const released = await transaction
      .updateTable('unit_occupations')
      .set({ state: 'released' })
      .where(
        'unit_id',
        'in',
        units.map(({ id }) => id),
      )
      .where('state', '=', 'held')
      .where('expires_at', '<=', sql<Date>`clock_timestamp()`)
      .returning('accommodation_id')
      .execute()
    for (const accommodationId of new Set(released.map((row) => row.accommodation_id))) {
      await notifyChange(transaction, { kind: 'occupation', accommodationId })
    }
    return released.length
  })
}
