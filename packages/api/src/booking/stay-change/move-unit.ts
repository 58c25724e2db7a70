import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { findFreeUnit } from '../cart/find-free-unit.ts'
import { lockUnits } from '../cart/lock-units.ts'
import type { Stay } from '../pricing/stay-offer.types.ts'

/**
 * Gives the nights of a locked booking back and takes others, in the caller's transaction: never neither, never both.
 * All units of both accommodations are locked at once, in the order of their ids. The booking stays in its unit where
 * that is free. Returns the unit.
 * @throws ProblemError 409 `no-longer-available`; the caller's transaction then gives nothing back.
 */
export async function moveUnit(
  transaction: Transaction<Database>,
  row: Selectable<Database['bookings']>,
  { accommodationId, stay }: { accommodationId: number; stay: Stay },
): Promise<number> {
  await lockUnits(transaction, [row.accommodation_id, accommodationId])
  await transaction
    .updateTable('unit_occupations')
    .set({ state: 'released' })
    .where('booking_id', '=', row.id)
    .where('state', '=', 'booked')
    .execute()
  const unitId = await findFreeUnit(transaction, { accommodationId, stay, preferred: row.unit_id })
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
  return unitId
}
