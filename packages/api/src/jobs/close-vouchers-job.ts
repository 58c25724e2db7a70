import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { closeVoucherReservation } from '../modules/voucher/close-reservation.ts'
import type { Job } from './job.ts'

/** Redeems or gives back what vouchers have set aside, within half a minute of the payment's end (RELIABILITY.md F63). */
export function closeVouchersJob(db: Kysely<Database>): Job {
  return { name: 'vouchers', everyMs: 30_000, run: () => closeVoucherReservation(db) }
}
