import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { Party } from '../../catalogue/pricing/pricing.types.ts'
import { ageOn } from '../order/participants.ts'
import { stayOfAge } from './stay-problems.ts'

const fullAge = 18

/**
 * The party on another day of arrival: a child whose date of birth is known has the age of that day, as prices and
 * taxes follow it.
 * @throws ProblemError 409 `stay-of-age` when a child would be an adult by then.
 */
export async function partyOnArrival(
  transaction: Transaction<Database>,
  { id, adults, child_ages: booked, date_from }: Selectable<Database['bookings']>,
  arrival: string,
): Promise<Party> {
  const children = await transaction
    .selectFrom('participants')
    .select('birth_date')
    .where('booking_id', '=', id)
    .where('role', '=', 'child')
    .where('birth_date', 'is not', null)
    .orderBy('position')
    .execute()
  const left: (number | null)[] = [...booked]
  const childAges = [...booked]
  for (const { birth_date: born } of children) {
    if (born === null) continue
    const index = left.indexOf(ageOn(born, date_from))
    if (index === -1) continue
    const age = ageOn(born, arrival)
    if (age >= fullAge) throw stayOfAge()
    left[index] = null
    childAges[index] = age
  }
  return { adults, childAges }
}
