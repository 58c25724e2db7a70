import type { Persons } from '@camping/contract/values.schemas.ts'
import type { Party } from '../pricing/pricing.types.ts'

/** Maps the contract's party to that of pricing. */
export function partyOf(persons: Persons): Party {
  return { adults: persons.adults, childAges: persons.children.map((child) => child.age) }
}
