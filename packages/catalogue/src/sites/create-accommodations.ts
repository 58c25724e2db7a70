import type { AccommodationCategoryKey, CatalogueAccommodation, Terrain } from '../types/catalogue.types.ts'
import { facilityRows } from '../content/facilities.data.ts'
import { createNightCalendar } from '../prices/night-calendar.ts'
import { lodgingKinds, type PictureKind } from '../pictures/parts/picture-id.ts'
import type { CalendarFrame } from '../prices/calendar-days.ts'
import type { SeasonTable } from '../prices/seasons.ts'
import { Prng } from '../random/prng.ts'
import { accommodationName } from './accommodation-names.ts'
import { createFloorPlan } from './floor-plan.ts'
import { accommodationTypes, type AccommodationType } from './accommodation-types.data.ts'

export interface AccommodationsInput {
  seed: number
  siteId: number
  categories: readonly AccommodationCategoryKey[]
  count: number
  quality: number
  siteLevel: number
  terrain: Terrain
  season: SeasonTable
  frame: CalendarFrame
  seasonFrom: string
  seasonTo: string
}

const unitFacilities = facilityRows.filter((row) => row[1] === 4785)

/** The site's accommodations, each of a different type, cheapest category first. Ids are siteId × 16 + index. */
export function createAccommodations(input: AccommodationsInput): CatalogueAccommodation[] {
  const prng = new Prng(input.seed, input.siteId, 2)
  const offered = accommodationTypes.filter((type) => input.categories.includes(type.category))
  // at least one of each category, so that no funnel or filter is empty
  const chosen = new Set<AccommodationType>()
  for (const category of input.categories) {
    if (chosen.size < input.count) chosen.add(prng.pick(offered.filter((type) => type.category === category)))
  }
  for (const type of prng.sample(offered, offered.length)) {
    if (chosen.size >= input.count) break
    chosen.add(type)
  }
  return offered
    .filter((type) => chosen.has(type))
    .map((type, index) => createAccommodation(input, type, index))
}

function createAccommodation(
  input: AccommodationsInput,
  type: AccommodationType,
  index: number,
): CatalogueAccommodation {
  const { siteId } = input
  const prng = new Prng(input.seed, siteId, 100 + index)
  const picture = (kind: PictureKind, offset: number) =>
    `${kind}-${input.terrain}-${prng.pick(['summer', 'summer', 'spring', 'autumn'])}-${prng.pick(['day', 'morning', 'dusk'])}-${(siteId * 37 + index * 7 + offset) % 100_000}`
  const id = siteId * 16 + index
  const sizeM2 = type.sizeM2 + prng.int(-2, 3) * (type.category === 'pitch' ? 5 : 1)
  const floorPlan = createFloorPlan(input.seed, { ...type, id, sizeM2 })
  return {
    id,
    name: accommodationName(type),
    category: type.category,
    bedrooms: type.bedrooms,
    maxPersons: type.maxPersons,
    maxAdults: Math.min(
      type.maxPersons,
      type.category === 'pitch' ? 6 : Math.max(2, type.maxPersons - (type.bedrooms > 1 ? 0 : 2)),
    ),
    sizeM2,
    ...(floorPlan ? { floorPlan } : {}),
    facilityIds: facilitiesOf(type, prng),
    imageIds: [
      picture(lodgingKinds[type.category], 1),
      picture('detail', 2),
      picture(lodgingKinds[type.category], 3),
    ],
    units: type.category === 'pitch' ? prng.int(4, 14) : prng.int(1, 9),
    calendar: createNightCalendar({
      category: type.category,
      comfort: Math.min(1, Math.max(0, type.comfort * 0.75 + input.quality * 0.25)),
      siteLevel: input.siteLevel,
      season: input.season,
      frame: input.frame,
      seasonFrom: input.seasonFrom,
      seasonTo: input.seasonTo,
      blocked: prng.between(0.22, 0.42),
      discounted: prng.chance(0.12),
      prng,
    }),
  }
}

function facilitiesOf(type: AccommodationType, prng: Prng): number[] {
  const ids: number[] = []
  for (const [id, , key, frequency] of unitFacilities) {
    if (type.category === 'pitch' && key !== 'electricity' && key !== 'dog-allowed' && key !== 'water-view')
      continue
    if (type.category === 'glamping-tent' && (key === 'dishwasher' || key === 'air-conditioning')) continue
    if (type.tent && key === 'private-bathroom') continue
    const odds =
      type.category === 'pitch' && key === 'dog-allowed' ? 0.8 : frequency * (0.7 + type.comfort * 0.6)
    if (prng.chance(odds)) ids.push(id)
  }
  return ids
}
