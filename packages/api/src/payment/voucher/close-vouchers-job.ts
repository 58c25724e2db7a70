import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { closeVoucherReservation } from './close-reservation.ts'
import type { Job } from '../../platform/jobs/job.ts'

/** Redeems or releases reserved voucher money within half a minute of the payment's end (F63). */
export function closeVouchersJob(db: Kysely<Database>): Job {
  return { name: 'vouchers', everyMs: 30_000, run: () => closeVoucherReservation(db) }
}
