import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { announceEndedHolds } from '../modules/booking/announce-ended-holds.ts'
import type { Job } from './job.ts'

const batch = 100

/** Tells once a minute whose order came to nothing. */
export function announceEndedHoldsJob(db: Kysely<Database>): Job {
  return {
    name: 'announce-ended-holds',
    everyMs: 60_000,
    run: async () => (await announceEndedHolds(db, batch)) >= batch,
  }
}
