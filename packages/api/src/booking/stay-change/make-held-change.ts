import { sql, type Selectable, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { stillDue, bookingBalance } from '../balance/settle-booking.ts'
import { bookedLines } from '../changes/quote-extras.ts'
import { stayOf } from '../pricing/stay-offer.ts'
import { stateOf, writeChange } from './change-stay.ts'
import { compareLines } from '../changes/compare-lines.ts'
import { concludeChange } from './conclude-change.ts'
import { endHeldChange, type HeldChange, lockHeldChange } from '../held-change/held-change.ts'
import { giveBack, occupy } from './move-unit.ts'

type BookingRow = Selectable<Database['bookings']>

/**
 * Makes the change that a payment was placed for, at its agreed prices, in the transaction that counts the money: the held nights
 * become the booking's, and its old ones are free. Returns why not, where its time is over or another change came between;
 * the booking then is as it was. The caller has locked the booking.
 */
export async function makeHeldChange(
  transaction: Transaction<Database>,
  row: BookingRow,
  heldChangeId: number,
): Promise<string | undefined> {
  const held = await lockHeldChange(transaction, row.id, [row.accommodation_id])
  if (held?.id !== heldChangeId) return 'not held any more'
  // After the units are locked: whoever takes the nights after the end of the hold had to lock them, too.
  if (!(await isAlive(transaction, held))) {
    await endHeldChange(transaction, held)
    return 'not paid in time'
  }
  const { plan, unitId } = held
  const before = await bookedLines(transaction, row.id)
  await endHeldChange(transaction, held, 'made')
  await giveBack(transaction, row)
  const { accommodationId, dateFrom, nights } = plan
  await occupy(transaction, row, { unitId, accommodationId, stay: stayOf(dateFrom, nights) })
  const changed = await writeChange(transaction, row, { plan, unitId })
  const balance = await bookingBalance(transaction, row.id)
  const quote = {
    before: stateOf(row),
    after: stateOf(changed),
    lines: compareLines(before, plan.lines),
    due: stillDue(balance),
    refund: balance.promised,
  }
  await concludeChange(transaction, { row, quote, actor: held.actor })
  return undefined
}

async function isAlive(transaction: Transaction<Database>, { id }: HeldChange): Promise<boolean> {
  const alive = await transaction
    .selectFrom('held_changes')
    .select('id')
    .where('id', '=', id)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
  return alive !== undefined
}
