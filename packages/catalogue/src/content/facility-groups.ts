import type { CatalogueFacilityGroup } from '../types/content.types.ts'
import { localise } from '../texts/localised.ts'
import { facilityGroupRows, facilityRows } from './facilities.data.ts'

/** Facility groups with their items, named in every message set. */
export const facilityGroups: CatalogueFacilityGroup[] = facilityGroupRows.map(
  ([id, level, en, de, fr, nl, it]) => ({
    id,
    level,
    title: localise({ en, de, fr, nl, it }),
    items: facilityRows
      .filter((row) => row[1] === id)
      .map(([itemId, , , , , itemEn, itemDe, itemFr, itemNl, itemIt, deCH, nlBE]) => ({
        id: itemId,
        name: localise({
          en: itemEn,
          de: itemDe,
          fr: itemFr,
          nl: itemNl,
          it: itemIt,
          'de-CH': deCH,
          'nl-BE': nlBE,
        }),
      })),
  }),
)

/** Rows by the key that code uses. */
const facilityByKey: ReadonlyMap<string, (typeof facilityRows)[number]> = new Map(
  facilityRows.map((row) => [row[2], row]),
)

/** Id of a facility known to exist. Throws for a key that is not in the table. */
export function facilityId(key: string): number {
  const row = facilityByKey.get(key)
  if (!row) throw new Error(`no facility '${key}'`)
  return row[0]
}
