import { editionToday } from '@camping/editions/edition-today.ts'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import { announceEvent } from '../../platform/jobs/announce-event.ts'
import type { Database } from '../../platform/db/schema.ts'
import { bookingBalance } from '../balance/settle-booking.ts'
import { endBooking } from '../order/change-booking-state.ts'
import { runTransaction } from '../run-transaction.ts'
import { quoteOf } from '../stored/cancellation-steps.ts'
import { storedBookingOf } from '../stored/stored-booking.ts'
import { type NextStep, nextStep } from './next-step.ts'
import type { ScheduledRate } from '../dues/payment-schedule.ts'
import { readUnpaid } from './read-unpaid.ts'
import { reminderKey } from './reminder-key.ts'

type BookingRow = Selectable<Database['bookings']>

/** The outbox event of a reminder; send-payment-reminder.ts sends it if it still applies. */
export const reminderKind = 'payment-reminder'

/**
 * Does the next step of one booking that is due for a check: a reminder, its end, or only the time of the next check
 * (payment-25). One transaction with the booking's row locked: a process that dies leaves all or nothing, others skip the
 * row, and the key of `payment_steps` keeps a step from happening twice. Returns what it did; undefined when no booking
 * is due.
 * @param clock the time; the database's by default, which is the same for every process
 */
export async function advanceUnpaid(
  db: Kysely<Database>,
  clock?: () => Date,
): Promise<NextStep['do'] | undefined> {
  return await runTransaction(db, async (transaction) => {
    const now = clock ? clock() : await databaseTime(transaction)
    const row = await transaction
      .selectFrom('bookings')
      .selectAll()
      .where('payment_check_at', '<=', now)
      .orderBy('payment_check_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!row) return undefined
    const next = nextStep(await readUnpaid(transaction, row, now), now)
    if (next.do === 'remind') await remind(transaction, { row, now }, next)
    if (next.do === 'end') await end(transaction, { row, rate: next.rate, now })
    // After a step the same booking is looked at once more, for its next time.
    const checkAt = next.do === 'wait' ? (next.until ?? null) : next.do === 'end' ? null : now
    await transaction
      .updateTable('bookings')
      .set({ payment_check_at: checkAt })
      .where('id', '=', row.id)
      .execute()
    return next.do
  })
}

async function databaseTime(db: Kysely<Database>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  return rows[0]?.now ?? new Date()
}

async function remind(
  transaction: Transaction<Database>,
  { row, now }: { row: BookingRow; now: Date },
  { rate, step, passed }: NextStep & { readonly do: 'remind' },
): Promise<void> {
  for (const { name } of passed)
    await recordStep(transaction, { row, rate, now, step: name, outcome: 'passed' })
  if (!(await recordStep(transaction, { row, rate, now, step: step.name, outcome: 'sent' }))) return
  await announceEvent(transaction, {
    kind: reminderKind,
    dedupeKey: reminderKey(row.booking_ref, {
      rate_index: rate.index,
      due_date: rate.dueDate,
      step: step.name,
    }),
    payload: {
      bookingId: row.id,
      bookingRef: row.booking_ref,
      brand: row.brand,
      siteCode: row.site_code,
      rateIndex: rate.index,
      news: step.kind,
    },
  })
}

/**
 * Ends a booking that was not paid: the unit is free, open rates are cancelled and the mail is queued in the same
 * transaction. Nothing more is claimed; of what was paid, the cost of cancelling on that day is kept, and the rest goes
 * back.
 */
async function end(
  transaction: Transaction<Database>,
  { row, rate, now }: { row: BookingRow; rate: ScheduledRate; now: Date },
): Promise<void> {
  if (!(await recordStep(transaction, { row, rate, now, step: 'end', outcome: 'ended' }))) return
  const { paid, promised } = await bookingBalance(transaction, row.id)
  const received = Math.max(0, paid - promised)
  const { cost } = quoteOf(await storedBookingOf(transaction, row), {
    today: editionToday(now),
    paid: received,
  })
  await endBooking(transaction, row, { cost: Math.min(cost, received), ended: 'unpaid' })
}

interface Recorded {
  readonly row: BookingRow
  readonly rate: ScheduledRate
  readonly now: Date
  readonly step: string
  readonly outcome: 'sent' | 'passed' | 'ended'
}

/** Returns false when this step was done before. */
async function recordStep(
  transaction: Transaction<Database>,
  { row, rate, now, step, outcome }: Recorded,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('payment_steps')
    .values({
      booking_id: row.id,
      rate_index: rate.index,
      due_date: rate.dueDate,
      step,
      outcome,
      done_at: now,
    })
    .onConflict((conflict) => conflict.columns(['booking_id', 'rate_index', 'due_date', 'step']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}
