import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { unread } from '../../platform/db/unread.ts'
import type { Stay } from '../pricing/stay-offer.types.ts'

// A change of a unit's occupation locks the unit's row first. Without that lock, the exclusion constraint alone
// would answer parallel buyers with deadlocks (booking-8; 268 measured without it, none with it). The lock order
// in this module is cart, units by id, occupations.

/** Locks every unit of the accommodations until the transaction ends, always in id order. */
export async function lockUnits(
  transaction: Transaction<Database>,
  accommodationIds: readonly number[],
): Promise<void> {
  await transaction
    .selectFrom('units')
    .select('id')
    .where('accommodation_id', 'in', accommodationIds)
    .orderBy('id')
    .forUpdate()
    .modifyEnd(unread)
    .execute()
}

/**
 * Locks, in id order, the units of an accommodation that look free for a stay. A transaction that it waited for
 * may have taken one, so check again before using it. When nothing is free, nothing is locked, and late visitors
 * do not queue up behind each other.
 */
export async function lockFreeUnits(
  transaction: Transaction<Database>,
  { accommodationId, stay }: { accommodationId: number; stay: Stay },
): Promise<number[]> {
  const rows = await transaction
    .selectFrom('units')
    .select('id')
    .where('accommodation_id', '=', accommodationId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('unit_occupations as o')
            .select('o.id')
            .whereRef('o.unit_id', '=', 'units.id')
            .where('o.state', 'in', ['held', 'booked'])
            .where(sql<boolean>`o.stay && daterange(${stay.dateFrom}::date, ${stay.dateTo}::date)`)
            .where(sql<boolean>`(o.state = 'booked' or o.expires_at > clock_timestamp())`),
        ),
      ),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map((row) => row.id)
}
