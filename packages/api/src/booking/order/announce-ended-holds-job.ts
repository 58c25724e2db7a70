import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { announceEndedHolds } from './announce-ended-holds.ts'
import type { Job } from '../../platform/jobs/job.ts'

const batch = 100

/** Announces ended holds once a minute. */
export function announceEndedHoldsJob(db: Kysely<Database>): Job {
  return {
    name: 'announce-ended-holds',
    everyMs: 60_000,
    run: async () => (await announceEndedHolds(db, batch)) >= batch,
  }
}
