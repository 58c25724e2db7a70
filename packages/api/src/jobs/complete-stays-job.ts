import { editionToday } from '@camping/editions/edition-today.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { completeStays } from '../modules/reviews/complete-stays.ts'
import type { Job } from './job.ts'

const batch = 100

/** Completes stays on the day after departure, where the sites are. Looks every quarter of an hour. */
export function completeStaysJob(db: Kysely<Database>): Job {
  return {
    name: 'complete-stays',
    everyMs: 15 * 60_000,
    run: async () => (await completeStays(db, editionToday(new Date()), batch)) >= batch,
  }
}
