import { editionToday } from '@camping/editions/edition-today.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { completeStays } from './complete-stays.ts'
import type { Job } from '../../platform/jobs/job.ts'

const batch = 100

/** Completes stays on the day after departure in the sites' time zone. Runs every quarter of an hour. */
export function completeStaysJob(db: Kysely<Database>): Job {
  return {
    name: 'complete-stays',
    everyMs: 15 * 60_000,
    run: async () => (await completeStays(db, editionToday(new Date()), batch)) >= batch,
  }
}
