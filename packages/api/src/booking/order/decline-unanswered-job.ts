import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { declineUnanswered } from './change-booking-state.ts'
import type { Job } from '../../platform/jobs/job.ts'

/** Declines overdue requests once a minute. */
export function declineUnansweredJob(db: Kysely<Database>): Job {
  return { name: 'decline-unanswered', everyMs: 60_000, run: () => declineUnanswered(db) }
}
