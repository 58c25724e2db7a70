import { worldAreas, type AreaPlace, type CityPlace } from '../places/world-places.ts'
import { nameParts, tongueOfArea, tongueOfCountry, type Tongue } from './site-names.data.ts'

/** Share of the world's sites per country and area, in the order of demand. */
const areaShares: Record<string, number> = {
  FR: 4,
  IT: 4,
  ES: 4,
  HR: 5,
  DE: 3,
  NL: 4,
  AT: 3,
  CH: 3,
  BE: 3,
  DK: 3,
  GB: 3,
  IE: 2,
  PT: 3,
  SI: 3,
  LU: 2,
  SE: 2,
}

interface Slot {
  area: AreaPlace
  tongue: Tongue
  /** By a lake or the sea; such sites have their own list of names. */
  wet: boolean
  /** Number of earlier slots of the round with the same area, and with the same pool of names. */
  areaRank: number
  poolRank: number
}

/** The language in which a place names its streets and campsites. */
export function tongueOfPlace(area: AreaPlace): Tongue {
  return tongueOfArea[area.key] ?? tongueOfCountry[area.country.country.code]!
}

// One round of slots: every area in proportion to its share, with neighbours far apart. Site k takes slot k mod round,
// so index arithmetic finds any site, and areas fill evenly at every world size.
const slots: Slot[] = buildSlots()
const poolRoundSize = new Map<string, number>()
const areaRoundSize = new Map<AreaPlace, number>()
for (const slot of slots) {
  poolRoundSize.set(poolOf(slot), slot.poolRank + 1)
  areaRoundSize.set(slot.area, slot.areaRank + 1)
}

function poolOf({ tongue, wet }: Pick<Slot, 'tongue' | 'wet'>): string {
  return wet ? `${tongue}-wet` : tongue
}

function buildSlots(): Slot[] {
  const entries = worldAreas.flatMap((area, areaIndex) => {
    const share = areaShares[area.country.country.code] ?? 2
    return Array.from({ length: share }, (_, n) => ({
      area,
      // evenly spaced over the round, shifted by a golden-ratio step per area
      at: (n + ((areaIndex * 0.618034) % 1)) / share,
    }))
  })
  entries.sort((a, b) => a.at - b.at || a.area.area.id - b.area.area.id)
  const areaRanks = new Map<AreaPlace, number>()
  const poolRanks = new Map<string, number>()
  return entries.map(({ area }) => {
    const tongue = tongueOfPlace(area)
    const areaRank = areaRanks.get(area) ?? 0
    const wet = area.terrains[0] === 'sea' || area.terrains[0] === 'lake'
    const pool = poolOf({ tongue, wet })
    const poolRank = poolRanks.get(pool) ?? 0
    areaRanks.set(area, areaRank + 1)
    poolRanks.set(pool, poolRank + 1)
    return { area, tongue, wet, areaRank, poolRank }
  })
}

export interface SitePosition {
  area: AreaPlace
  city: CityPlace
  name: string
}

/** Area, town and unique name of the k-th site (k from 0) of a seed; independent of every other site. */
export function sitePosition(seed: number, k: number): SitePosition {
  const slot = slots[k % slots.length]!
  const round = Math.floor(k / slots.length)
  const areaOrdinal = round * areaRoundSize.get(slot.area)! + slot.areaRank
  const poolOrdinal = round * poolRoundSize.get(poolOf(slot))! + slot.poolRank
  const city = slot.area.cities[areaOrdinal % slot.area.cities.length]!
  return {
    area: slot.area,
    city,
    name: siteName(seed, slot, { ordinal: poolOrdinal, town: city.city.globalName }),
  }
}

/** The ordinal-th name of a pool; from the second use of a combination on, the town makes it unique. */
function siteName(
  seed: number,
  { tongue, wet }: Slot,
  { ordinal, town }: { ordinal: number; town: string },
): string {
  const parts = nameParts[tongue]
  const first = wet ? (parts.wetFirst ?? parts.first) : parts.first
  const second = wet ? (parts.wetSecond ?? parts.second) : parts.second
  const { patterns, joint } = parts
  const total = patterns.length * first.length * second.length
  const repeat = Math.floor(ordinal / total)
  const scattered = ((ordinal % total) * 7919 + (seed % 9973) * 31) % total
  const pattern = patterns[scattered % patterns.length]!
  const rest = Math.floor(scattered / patterns.length)
  const name = pattern.replace(
    '{}',
    first[rest % first.length]! + joint + second[Math.floor(rest / first.length)]!,
  )
  if (repeat === 0) return name
  return repeat === 1 ? `${name} ${town}` : `${name} ${town} ${repeat}`
}
