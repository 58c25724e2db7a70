import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { releaseOverdue } from './voucher-beside-card.ts'

/** Releases what vouchers have set aside for card payments that nobody made in time, twice a minute, one booking at a time. */
export function releaseVouchersJob(db: Kysely<Database>): Job {
  return { name: 'release-vouchers', everyMs: 30_000, run: () => releaseOverdue(db) }
}
