import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { readNotice } from '../../platform/db/change-notices.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { dayNumber } from '../../catalogue/search/read-model/day-number.ts'
import type { LiveWorld } from '../../catalogue/search/refresh-world.ts'
import { checkAlerts } from './check-alerts.ts'
import { matchChanged } from './match-changed.ts'

/** The name of the job that finds what is free for alerts. */
export const alertsJobName = 'alerts'

export interface AlertsJob extends Job {
  /** Takes a notice of the channel that the read model listens to. Returns whether the job should be woken. */
  note(payload: string): boolean
  /** Notices may be missing: everything is compared again. */
  noteGap(): void
}

/**
 * Compares alerts with what changed. Every process does so for itself, and each match is stored once (announce-stays.ts). Alerts that were
 * confirmed, and those that a process may have missed while it was not running, are compared with everything.
 */
export function alertsJob({
  db,
  world,
  now = () => new Date(),
  gatherMs = 200,
}: {
  readonly db: Kysely<Database>
  readonly world: LiveWorld
  readonly now?: () => Date
  /** Many notices about one accommodation cause one comparison. */
  readonly gatherMs?: number
}): AlertsJob {
  const changed = new Set<number>()
  /** Whether changes may have gone unnoticed up to now, as they may before this process. */
  let missed = true
  let since = new Date(0)
  return {
    name: alertsJobName,
    everyMs: 5_000,
    note(payload) {
      const notice = readNotice(payload)
      if (!notice || notice.kind === 'rating') return false
      if (notice.kind === 'catalogue') missed = true
      else changed.add(notice.accommodationId)
      return true
    },
    noteGap() {
      missed = true
    },
    async run() {
      const today = dayNumber(now().toISOString().slice(0, 10))
      if (changed.size > 0) await sleep(gatherMs)
      const accommodationIds = [...changed]
      changed.clear()
      const wasMissed = missed
      missed = false
      try {
        if (wasMissed) since = await databaseTime(db)
        // What the notices are about is in the read model then.
        await world.settled()
        if (accommodationIds.length > 0) await matchChanged(db, world.current(), { accommodationIds, today })
        return await checkAlerts(db, world.current(), { since, today })
      } catch (error) {
        for (const id of accommodationIds) changed.add(id)
        missed ||= wasMissed
        throw error
      }
    },
  }
}

async function databaseTime(db: Kysely<Database>): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
  return rows[0]?.at ?? new Date()
}
