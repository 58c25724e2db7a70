import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { Stay } from './stay-offer.types.ts'

// Whoever wants to change who stays in a unit locks its row first. Without that the exclusion constraint alone answers
// parallel buyers with deadlocks (RELIABILITY.md; 268 against none in its measurement). Locks are taken in the order
// cart, units by id, occupations everywhere in this module.

/**
 * Locks every unit of the accommodations, in id order whatever order they are named in, until the transaction ends.
 * Answers their ids.
 */
export async function lockUnits(
  transaction: Transaction<Database>,
  accommodationIds: readonly number[],
): Promise<number[]> {
  const rows = await transaction
    .selectFrom('units')
    .select('id')
    .where('accommodation_id', 'in', accommodationIds)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map((row) => row.id)
}

/**
 * Locks, in id order, the units of an accommodation that seem free for a stay. Seem: what they waited for may have taken
 * them, so look again before using one. When nothing is free nothing is locked, and the many who come too late do not
 * queue up behind each other.
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
