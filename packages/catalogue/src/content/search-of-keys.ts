import { worldAreas, worldPlaces } from '../places/world-places.ts'
import type { CatalogueSearch, FunnelKey } from '../types/catalogue.types.ts'
import { facilityId } from './facility-groups.ts'

interface SearchKeys {
  readonly funnelKey?: FunnelKey
  /** ISO code. */
  readonly country?: string
  /** Key of an area. */
  readonly area?: string
  readonly facilities?: readonly string[]
}

/** A search by ids, from the keys that authors write. Throws for a key that is not in the tables. */
export function searchOfKeys({ funnelKey, country, area, facilities }: SearchKeys): CatalogueSearch {
  const ofArea = area === undefined ? undefined : worldAreas.find((each) => each.key === area)
  const ofCountry =
    country === undefined ? undefined : worldPlaces.find((each) => each.country.code === country)
  if (area !== undefined && !ofArea) throw new Error(`no area '${area}'`)
  if (country !== undefined && !ofCountry) throw new Error(`no country '${country}'`)
  const countryId = ofArea?.area.countryId ?? ofCountry?.country.id
  return {
    ...(funnelKey && { funnelKey }),
    ...(countryId !== undefined && { countryId }),
    ...(ofArea && { areaId: ofArea.area.id }),
    ...(facilities && { facilityIds: facilities.map(facilityId) }),
  }
}
