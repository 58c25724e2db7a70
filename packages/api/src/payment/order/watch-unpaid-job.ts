import type { Kysely } from 'kysely'
import { stockLimits } from '../../platform/config/stock-limits.ts'
import type { Database } from '../../platform/db/schema.ts'
import { watchUnpaid } from './watch-unpaid.ts'
import type { Job } from '../../platform/jobs/job.ts'

/** Checks every ten minutes whether bookings accumulate that nobody pays. */
export function watchUnpaidJob(db: Kysely<Database>, onAlarm: (alarm: Error) => void): Job {
  return {
    name: 'watch-unpaid',
    everyMs: 10 * 60_000,
    async run() {
      for (const alarm of await watchUnpaid(db, stockLimits.unpaid)) onAlarm(new Error(`Alarm: ${alarm}`))
      return false
    },
  }
}
