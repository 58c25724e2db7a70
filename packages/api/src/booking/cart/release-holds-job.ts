import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { releaseExpiredHolds } from './release-expired-holds.ts'
import type { Job } from '../../platform/jobs/job.ts'

const batch = 100

/** Releases expired holds twice a minute. */
export function releaseHoldsJob(db: Kysely<Database>): Job {
  return {
    name: 'release-holds',
    everyMs: 30_000,
    run: async () => (await releaseExpiredHolds(db, batch)) >= batch,
  }
}
