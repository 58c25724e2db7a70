import { facilityId } from '../content/facility-groups.ts'
import { Prng } from '../random/prng.ts'
import type { CatalogueAccommodation, Terrain } from '../types/catalogue.types.ts'
import type { CataloguePlan, CatalogueUnit, PlanPart } from '../types/plan.types.ts'
import { choiceFees, hookups, pitchLimits, planWidth, unitSizes } from './site-plan.data.ts'

type Placed = Pick<CatalogueAccommodation, 'id' | 'category' | 'facilityIds' | 'units'>

export interface SitePlanInput {
  readonly seed: number
  readonly siteId: number
  readonly terrain: Terrain
  readonly facilityIds: ReadonlySet<number>
  readonly accommodations: readonly Placed[]
}

export interface SitePlan {
  readonly plan: CataloguePlan
  /** EUR cents for choosing a place; undefined where the site assigns them. */
  readonly choiceFee: number | undefined
  readonly unitsOf: ReadonlyMap<number, readonly CatalogueUnit[]>
}

const edge = 8
const gap = 4
const lane = { road: 12, spine: 16, between: 10 } as const
const isShore = (terrain: Terrain) => terrain === 'sea' || terrain === 'lake' || terrain === 'river'
const pools = ['outdoor-pool', 'indoor-pool', 'heated-pool'].map(facilityId)

/**
 * The drawn plan of a site: what lies at its upper edge, lanes with units on both sides, and what is shared at the
 * entrance. Units of an accommodation are neighbours, and have the letter of their lane and a number: "B7".
 */
export function createSitePlan(input: SitePlanInput): SitePlan {
  const { siteId, terrain, facilityIds, accommodations } = input
  const prng = new Prng(input.seed, siteId, 14)
  const top = isShore(terrain) ? 54 : 34
  const parts: PlanPart[] = [
    { kind: isShore(terrain) ? 'water' : 'wood', x: 0, y: 0, width: planWidth, height: top - 8 },
  ]
  const unitsOf = new Map<number, CatalogueUnit[]>(accommodations.map(({ id }) => [id, []]))
  let row = { y: top, x: edge, upper: true }
  let letter = 0
  let number = 1
  const spineX = (planWidth - lane.spine) / 2
  const height = 26
  const roadAt = (y: number) => {
    parts.push({ kind: 'road', x: edge, y: y + height, width: planWidth - 2 * edge, height: lane.road })
  }
  roadAt(row.y)
  const nextRow = () => {
    if (row.upper) {
      row = { y: row.y + height + lane.road, x: edge, upper: false }
      return
    }
    row = { y: row.y + height + lane.between, x: edge, upper: true }
    letter += 1
    number = 1
    roadAt(row.y)
  }
  for (const accommodation of accommodations) {
    const { width } = unitSizes[accommodation.category]
    const fits = fitsOf(accommodation, new Prng(input.seed, accommodation.id, 15))
    for (let at = 0; at < accommodation.units; at += 1) {
      // The spine divides every lane.
      if (row.x < spineX + lane.spine && row.x + width > spineX - gap) row.x = spineX + lane.spine + gap
      if (row.x + width > planWidth - edge) nextRow()
      unitsOf.get(accommodation.id)?.push({
        label: `${String.fromCharCode(65 + letter)}${number}`,
        place: { x: row.x, y: row.y, width, height },
        ...(fits ? { fit: fits() } : {}),
      })
      number += 1
      row.x += width + gap
    }
  }
  const bottom = row.y + height + (row.upper ? lane.road : 0) + lane.between
  parts.push({ kind: 'road', x: spineX, y: top, width: lane.spine, height: bottom + 44 - top })
  const has = (key: string) => facilityIds.has(facilityId(key))
  const shared: PlanPart['kind'][] = ['reception', 'washroom']
  if (pools.some((pool) => facilityIds.has(pool))) shared.push('pool')
  if (has('playground')) shared.push('playground')
  const order = prng.sample(shared, shared.length)
  const slots = [edge, 84, spineX + lane.spine + gap, 252]
  order.forEach((kind, at) => parts.push({ kind, x: slots[at]!, y: bottom, width: 60, height: 36 }))
  return {
    plan: { width: planWidth, height: bottom + 44, parts },
    choiceFee: prng.chance(0.7) ? prng.pick(choiceFees) : undefined,
    unitsOf,
  }
}

const electricity = facilityId('electricity')

/** What fits on pitches: limits differ by pitch, the hook-up by accommodation. Undefined for houses and tents of the site. */
function fitsOf(
  { category, facilityIds }: Placed,
  prng: Prng,
): (() => NonNullable<CatalogueUnit['fit']>) | undefined {
  if (category !== 'pitch') return undefined
  const most = prng.int(1, pitchLimits.length - 1)
  const amperes = facilityIds.includes(electricity) ? prng.pick(hookups) : null
  return () => {
    const { length, weight } = pitchLimits[Math.max(0, most - prng.int(0, 2))]!
    return { lengthCm: length, weightKg: weight, amperes }
  }
}
