import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { findFreeUnit } from '../cart/find-free-unit.ts'
import { lockUnits } from '../cart/lock-units.ts'
import type { Stay } from '../pricing/stay-offer.types.ts'

type BookingRow = Selectable<Database['bookings']>

/**
 * Gives the nights of a locked booking back and takes others, in the caller's transaction: never neither, never both.
 * All units of both accommodations are locked at once, in the order of their ids. The booking stays in its unit where
 * that is free. Returns the unit.
 * @throws ProblemError 409 `no-longer-available`; the caller's transaction then gives nothing back.
 */
export async function moveUnit(
  transaction: Transaction<Database>,
  row: BookingRow,
  { accommodationId, stay }: { accommodationId: number; stay: Stay },
): Promise<number> {
  await lockUnits(transaction, [row.accommodation_id, accommodationId])
  await giveBack(transaction, row)
  const unitId = await findFreeUnit(transaction, { accommodationId, stay, preferred: row.unit_id })
  await occupy(transaction, row, { unitId, accommodationId, stay })
  return unitId
}

/** Frees the nights of a locked booking. The caller has locked the units, takes others in the same transaction. */
export async function giveBack(
  transaction: Transaction<Database>,
  { id }: Pick<BookingRow, 'id'>,
): Promise<void> {
  await transaction
    .updateTable('unit_occupations')
    .set({ state: 'released' })
    .where('booking_id', '=', id)
    .where('state', '=', 'booked')
    .execute()
}

/** Takes nights that are free for a locked booking. */
export async function occupy(
  transaction: Transaction<Database>,
  row: BookingRow,
  { unitId, accommodationId, stay }: { unitId: number; accommodationId: number; stay: Stay },
): Promise<void> {
  await transaction
    .insertInto('unit_occupations')
    .values({
      unit_id: unitId,
      accommodation_id: accommodationId,
      stay: `[${stay.dateFrom},${stay.dateTo})`,
      state: 'booked',
      cart_id: row.cart_id,
      booking_id: row.id,
      expires_at: null,
    })
    .execute()
}
