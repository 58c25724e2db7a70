import { editionToday } from '@camping/editions/edition-today.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { announceArrivals } from './announce-arrivals.ts'

const batch = 100

/** Queues the mails before arrival, every quarter of an hour: a stay booked late is announced with the next turn. */
export function announceArrivalsJob(db: Kysely<Database>): Job {
  return {
    name: 'announce-arrivals',
    everyMs: 15 * 60_000,
    run: async () => (await announceArrivals(db, editionToday(new Date()), batch)) >= batch,
  }
}
