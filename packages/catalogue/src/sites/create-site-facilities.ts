import type { CatalogueSite, Terrain } from '../types/catalogue.types.ts'
import { facilityRows } from '../content/facilities.data.ts'
import { Prng } from '../random/prng.ts'

export interface SiteFacilitiesInput {
  seed: number
  siteId: number
  terrain: Terrain
  quality: number
  seasonFrom: string
  seasonTo: string
}

const siteRows = facilityRows.filter((row) => row[1] !== 4785)
const byWater: readonly Terrain[] = ['sea', 'lake', 'river']

/** The facilities of a site, whether they are included, and their season where it is shorter than the site's. */
export function createSiteFacilities(input: SiteFacilitiesInput): CatalogueSite['facilities'] {
  const prng = new Prng(input.seed, input.siteId, 3)
  const facilities: CatalogueSite['facilities'] = []
  const owned = new Set<string>()
  for (const [id, group, key, frequency, included] of siteRows) {
    const lucky = prng.chance(Math.min(0.97, frequency * (0.65 + input.quality * 0.7)))
    const free = prng.chance(included)
    if (!lucky || !fits(key, input, owned)) continue
    owned.add(key)
    const summerOnly = group === 192 && key !== 'indoor-pool' && key !== 'wellness' && key !== 'direct-beach'
    const clubOnly = key === 'kids-club' || key === 'teen-club' || key === 'mini-disco' || key === 'animation'
    if (summerOnly && prng.chance(0.6)) {
      const from = latest(input.seasonFrom, prng.pick(['05-01', '05-15', '05-23']))
      facilities.push({
        id,
        included: free,
        from,
        to: earlier(input.seasonTo, prng.pick(['09-15', '09-30', '10-04'])),
      })
    } else if (clubOnly) {
      facilities.push({
        id,
        included: free,
        from: latest(input.seasonFrom, '06-15'),
        to: earlier(input.seasonTo, '09-06'),
      })
    } else {
      facilities.push({ id, included: free })
    }
  }
  return facilities
}

function fits(key: string, { terrain, seasonFrom }: SiteFacilitiesInput, owned: Set<string>): boolean {
  switch (key) {
    case 'direct-beach':
      return terrain === 'sea' || terrain === 'lake'
    case 'boat-ramp':
    case 'sup-hire':
    case 'fishing':
      return byWater.includes(terrain)
    case 'heated-pool':
    case 'toddler-pool':
    case 'slides':
    case 'lazy-river':
      return owned.has('outdoor-pool') || owned.has('indoor-pool')
    case 'teen-club':
    case 'mini-disco':
      return owned.has('kids-club')
    case 'winter-open':
      return seasonFrom === '01-01'
    default:
      return true
  }
}

const latest = (a: string, b: string): string => (a > b ? a : b)
const earlier = (a: string, b: string): string => (a < b ? a : b)
