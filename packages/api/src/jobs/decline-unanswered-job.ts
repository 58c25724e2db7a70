import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { declineUnanswered } from '../modules/booking/change-booking-state.ts'
import type { Job } from './job.ts'

/** Declines requests once a minute that their sites have left unanswered. */
export function declineUnansweredJob(db: Kysely<Database>): Job {
  return { name: 'decline-unanswered', everyMs: 60_000, run: () => declineUnanswered(db) }
}
