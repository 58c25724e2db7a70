import type { StayChangeQuote } from '@camping/contract/booking-stay.schemas.ts'
import type { Selectable, Transaction } from 'kysely'
import { notifyChange } from '../../platform/db/change-notices.ts'
import type { Database } from '../../platform/db/schema.ts'
import { changedLines } from '../changes/compare-lines.ts'
import { receptionEvents } from '../log/announce-to-reception.ts'
import { type Actor, recordChange } from '../log/record-change.ts'
import { announceStayChange } from './announce-stay-change.ts'
import type { HeldChange } from '../held-change/held-change.ts'

type BookingRow = Selectable<Database['bookings']>
type Compared = Pick<StayChangeQuote, 'before' | 'after' | 'lines' | 'due' | 'refund'>

/** Log, mail and notices of a change that stands. */
export async function concludeChange(
  transaction: Transaction<Database>,
  {
    row,
    quote,
    actor,
    what = 'stay',
  }: { row: BookingRow; quote: Compared; actor: Actor; what?: 'stay' | 'discount' },
): Promise<void> {
  const changeId = await recordChange(transaction, { bookingId: row.id, what, ...entryOf(quote) }, actor)
  await announceStayChange(transaction, row, { changeId })
  // Neither campsite nor search knows of prices that were agreed.
  if (what === 'discount') return
  await receptionEvents(transaction, {
    bookingId: row.id,
    news: 'changed',
    change: `${changeId}`,
    before: quote.before,
  }).execute()
  for (const accommodationId of new Set([quote.before.accommodationId, quote.after.accommodationId]))
    await notifyChange(transaction, { kind: 'occupation', accommodationId })
}

/** The log of a change that waits for its payment. */
export async function recordHeldChange(
  transaction: Transaction<Database>,
  { row, quote, held }: { row: BookingRow; quote: Compared; held: HeldChange },
): Promise<void> {
  const { before, after } = entryOf(quote)
  const awaits = { awaits: 'payment', until: held.expiresAt.toISOString() }
  await recordChange(
    transaction,
    { bookingId: row.id, what: 'stay', before, after: { ...after, ...awaits } },
    held.actor,
  )
}

const entryOf = ({ before, after, lines, due, refund }: Compared) => ({
  before,
  after: { ...after, due, refund, lines: changedLines(lines) },
})
