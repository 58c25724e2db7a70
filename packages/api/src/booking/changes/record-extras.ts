import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { changedLines, compareLines } from './compare-lines.ts'
import type { ExtrasQuote } from './quote-extras.ts'
import { type Actor, recordChange } from '../log/record-change.ts'

interface ChangedExtras {
  readonly quote: ExtrasQuote
  /** What was booked so far, by the extra's id. */
  readonly booked: ReadonlyMap<number, number>
  /** The payment that makes the change is still to come. */
  readonly isAwaited: boolean
}

/** Records other extras: what they were and are, and what that changes of the price. */
export async function recordExtras(
  transaction: Transaction<Database>,
  { quote, booked, isAwaited }: ChangedExtras,
  actor: Actor,
): Promise<void> {
  const { booking, extras, difference, total, before, lines } = quote
  const { dateFrom, dateTo } = { dateFrom: booking.date_from, dateTo: booking.date_to }
  await recordChange(
    transaction,
    {
      bookingId: booking.id,
      what: 'extras',
      before: {
        extras: [...booked].map(([id, quantity]) => ({ id, quantity })),
        dateFrom,
        dateTo,
        total: booking.total,
      },
      after: {
        extras,
        difference,
        total,
        lines: changedLines(compareLines(before, lines)),
        ...(isAwaited && { awaits: 'payment' }),
      },
    },
    actor,
  )
}
