import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { releaseExpiredHolds } from '../modules/booking/release-expired-holds.ts'
import type { Job } from './job.ts'

const batch = 100

/** Gives back units whose hold ran out, twice a minute. */
export function releaseHoldsJob(db: Kysely<Database>): Job {
  return {
    name: 'release-holds',
    everyMs: 30_000,
    run: async () => (await releaseExpiredHolds(db, batch)) >= batch,
  }
}
