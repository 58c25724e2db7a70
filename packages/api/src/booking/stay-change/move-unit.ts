import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { findFreeUnit } from '../cart/find-free-unit.ts'
import { lockUnits } from '../cart/lock-units.ts'
import type { Stay } from '../pricing/stay-offer.types.ts'

type BookingRow = Selectable<Database['bookings']>

/**
 * Gives the nights of a locked booking back and takes others, in the caller's transaction: never neither, never both.
 * All units of both accommodations are locked at once, in the order of their ids. The booking stays in its unit where
 * that is free. Returns the unit.
 * @throws ProblemError 409 `no-longer-available`, and `unit-taken` where the chosen one went meanwhile; the caller's transaction then gives nothing back.
 */
export async function moveUnit(
  transaction: Transaction<Database>,
  row: BookingRow,
  { accommodationId, stay, isUnitKept }: { accommodationId: number; stay: Stay; isUnitKept: boolean },
): Promise<number> {
  await lockUnits(transaction, [row.accommodation_id, accommodationId])
  await giveBack(transaction, row)
  const unitId = await findFreeUnit(transaction, {
    accommodationId,
    stay,
    ...(isUnitKept ? { chosenUnit: row.unit_id } : { preferred: row.unit_id }),
  })
  await occupy(transaction, row, { unitId, accommodationId, stay })
  return unitId
}

/** Whether nobody else has the unit of a booking for a stay. Decides about a price; the lock decides who gets it. */
export async function isUnitFree(db: Kysely<Database>, row: BookingRow, stay: Stay): Promise<boolean> {
  const taken = await db
    .selectFrom('unit_occupations')
    .select('id')
    .where('unit_id', '=', row.unit_id)
    .where(({ eb, or }) => or([eb('booking_id', 'is', null), eb('booking_id', '<>', row.id)]))
    .where(
      sql<boolean>`(state = 'booked' or (state = 'held' and expires_at > clock_timestamp()))
        and stay && daterange(${stay.dateFrom}::date, ${stay.dateTo}::date)`,
    )
    .executeTakeFirst()
  return !taken
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
