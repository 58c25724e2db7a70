import { dayNumber } from '../../catalogue/search/read-model/day-number.ts'
import type { Stay } from '../pricing/stay-offer.types.ts'

/** A unit with the distance to its neighbouring stays. */
export interface UnitSituation {
  readonly unitId: number
  /** A live booking or hold shares a night with the requested stay. */
  readonly taken: boolean
  /** Departure of the nearest stay before, arrival of the nearest after; null when there is none nearby. */
  readonly departureBefore: string | null
  readonly arrivalAfter: string | null
}

/** A longer gap can be sold as a stay of its own, so length above this does not count as worse. */
export const furthestNeighbour = 60

/**
 * The free unit in which the stay leaves the fewest empty nights to its neighbours, the lowest id among equals,
 * or undefined. Tight gaps leave whole weeks free in other units.
 */
export function chooseUnit(units: readonly UnitSituation[], stay: Stay): number | undefined {
  let best: { unitId: number; gap: number } | undefined
  for (const unit of units) {
    if (unit.taken) continue
    const gap = gapsAround(unit, stay)
    if (!best || gap < best.gap || (gap === best.gap && unit.unitId < best.unitId)) {
      best = { unitId: unit.unitId, gap }
    }
  }
  return best?.unitId
}

function gapsAround({ departureBefore, arrivalAfter }: UnitSituation, { dateFrom, dateTo }: Stay): number {
  return nightsBetween(departureBefore, dateFrom) + nightsBetween(dateTo, arrivalAfter)
}

function nightsBetween(from: string | null, to: string | null): number {
  if (from === null || to === null) return furthestNeighbour
  return Math.min(dayNumber(to) - dayNumber(from), furthestNeighbour)
}
