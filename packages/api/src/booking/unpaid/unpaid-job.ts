import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { advanceUnpaid } from './advance-unpaid.ts'

/** Reminds of unpaid rates and ends bookings that stay unpaid, every minute, one step at a time. */
export function unpaidJob(db: Kysely<Database>): Job {
  return {
    name: 'unpaid-bookings',
    everyMs: 60_000,
    run: async () => (await advanceUnpaid(db)) !== undefined,
  }
}
