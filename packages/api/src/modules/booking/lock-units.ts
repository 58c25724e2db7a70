import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'

/**
 * Locks every unit of the accommodations, in id order whatever order they are named in, until the transaction ends.
 * Whoever wants to change who stays in a unit does this first: without it the exclusion constraint alone answers
 * parallel buyers with deadlocks (RELIABILITY.md; 268 against none in its measurement). Locks are taken in the order
 * cart, units, occupations everywhere in this module.
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
