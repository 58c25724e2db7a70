import type { SiteCode } from '@camping/editions/markets.ts'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { UnpaidBooking } from './next-step.ts'
import { paymentTermsOfBooking } from '../dues/payment-terms.ts'
import { readMoney } from '../dues/read-money.ts'
import { reminderKey } from './reminder-key.ts'

type BookingRow = Selectable<Database['bookings']>

/** How often the job looks whether a payment under way has arrived. */
const payingCheckMs = 5 * 60_000

/** Reads what the next step of an unpaid booking depends on. The caller has locked its row. */
export async function readUnpaid(db: Kysely<Database>, row: BookingRow, now: Date): Promise<UnpaidBooking> {
  const rates = await db
    .selectFrom('payment_rates')
    .select(['index', 'due_date', 'ends_booking'])
    .where('booking_id', '=', row.id)
    .where('status', '=', 'pending')
    .orderBy('rank')
    .execute()
  const steps = await db
    .selectFrom('payment_steps')
    .select(['rate_index', 'due_date', 'step', 'outcome', 'done_at'])
    .where('booking_id', '=', row.id)
    .execute()
  const mails = await db
    .selectFrom('outbox')
    .select(['dedupe_key', 'done_at', 'parked_at'])
    .where(
      'dedupe_key',
      'in',
      steps.length > 0 ? steps.map((step) => reminderKey(row.booking_ref, step)) : [''],
    )
    .execute()
  const { isPaying, hasRefund } = await readMoney(db, row.id)
  return {
    terms: paymentTermsOfBooking.parse(row.payment_terms),
    site: row.site_code as SiteCode,
    payFrom: row.pay_from ?? row.created_at,
    arrival: row.date_from,
    isConfirmed: row.state === 'confirmed',
    pending: rates.map(({ index, due_date, ends_booking }) => ({
      index,
      dueDate: due_date,
      endsBooking: ends_booking,
    })),
    done: steps
      .filter(({ rate_index, due_date }) =>
        rates.some((rate) => rate.index === rate_index && rate.due_date === due_date),
      )
      .map((step) => {
        const mail = mails.find(({ dedupe_key }) => dedupe_key === reminderKey(row.booking_ref, step))
        // Events that were sent are deleted after months.
        const left = mail ? (mail.done_at ?? mail.parked_at) : step.done_at
        return { rateIndex: step.rate_index, name: step.step, sentAt: step.outcome === 'sent' ? left : null }
      }),
    payingUntil: isPaying ? new Date(now.getTime() + payingCheckMs) : null,
    hasRefund,
  }
}
