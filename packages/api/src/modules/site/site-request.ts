import type { Persons } from '@camping/contract/values.schemas.ts'
import type { Party } from '../pricing/pricing.types.ts'

/** The contract's party as pricing knows it. */
export function partyOf(persons: Persons): Party {
  return { adults: persons.adults, childAges: persons.children.map((child) => child.age) }
}
