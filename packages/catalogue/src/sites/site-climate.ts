import { Prng } from '../random/prng.ts'
import type { Terrain } from '../types/catalogue.types.ts'
import type { CatalogueMonth } from '../types/plan.types.ts'

export interface ClimateInput {
  readonly seed: number
  readonly siteId: number
  readonly terrain: Terrain
  readonly lat: number
  readonly lng: number
}

/** Daytime share of sunshine by month, cloudier in winter. */
const sunShare = [0.28, 0.33, 0.4, 0.44, 0.48, 0.52, 0.56, 0.54, 0.48, 0.4, 0.31, 0.26]

/**
 * The usual weather of a place by month, January first: warmer in the south, wider apart inland, dry summers by the
 * Mediterranean, wet autumns in the west. Whole degrees, days and hours.
 */
export function createClimate({ seed, siteId, terrain, lat, lng }: ClimateInput): CatalogueMonth[] {
  const prng = new Prng(seed, siteId, 17)
  const nudge = prng.between(-0.6, 0.6)
  const mean = 36.5 - 0.52 * lat + (terrain === 'mountain' ? -3.5 : 0) + nudge
  // The sea is slow to warm and to cool, and far up north no place is far from it.
  const maritime = (terrain === 'sea' ? 1.2 : 0) + (lat > 54 ? 1 : 0)
  const swing = Math.min(11, Math.max(6, 6.8 + 0.19 * (lng + 4))) - maritime
  const isSouth = lat < 44.5
  const daily = terrain === 'sea' ? 3.8 : 5
  const hasWater = terrain === 'sea' || terrain === 'lake'
  return Array.from({ length: 12 }, (_, month) => {
    const wave = (at: number) => -Math.cos(((month - at) * Math.PI) / 6)
    const middle = mean + swing * wave(0.4)
    const summer = (wave(0.4) + 1) / 2
    const rain = isSouth ? 9 - 6 * summer : 12 - 2 * summer + Math.max(0, -lng) * 0.5
    const dayLength = 12 + (lat / 50) * 4.2 * wave(-0.35)
    const share = sunShare[month]! + (isSouth ? 0.14 : 0)
    // Short days and clouds leave little between day and night.
    const spread = daily * (0.55 + 0.45 * summer)
    return {
      high: Math.round(middle + spread),
      low: Math.round(middle - spread),
      water: hasWater ? Math.max(3, Math.round(mean + 3 + swing * 0.75 * wave(1.5))) : null,
      rainDays: Math.max(2, Math.round(rain)),
      sunHours: Math.max(1, Math.round(dayLength * share)),
    }
  })
}
