import type { AccommodationCategoryKey, CatalogueToBring } from '../types/catalogue.types.ts'
import { localise } from '../texts/localised.ts'
import { facilityId } from './facility-groups.ts'
import { toBringRows } from './to-bring.data.ts'

/** What guests of a kind of accommodation bring, in every message set. */
export function toBringOf(category: AccommodationCategoryKey): CatalogueToBring[] {
  return toBringRows[category].map(({ text, unlessExtra, unlessFacility }) => ({
    text: localise(text),
    ...(unlessExtra && { unlessExtra }),
    ...(unlessFacility && { unlessFacility: facilityId(unlessFacility) }),
  }))
}
