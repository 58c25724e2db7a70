import type { PitchFit } from '@camping/contract/site-plan.schemas.ts'

/** A vehicle with its trailer, as the visitor states it; null for what they have not said. */
export interface Vehicle {
  readonly lengthCm: number | null
  readonly weightKg: number | null
  readonly needsHookup: boolean
}

export const noVehicle: Vehicle = { lengthCm: null, weightKg: null, needsHookup: false }

export type Misfit = 'length' | 'weight' | 'hookup'

/** Why a vehicle does not fit on a pitch, the first reason; undefined where it fits. */
export function misfitOf(fit: PitchFit | null, vehicle: Vehicle): Misfit | undefined {
  if (!fit) return undefined
  if (vehicle.lengthCm !== null && vehicle.lengthCm > fit.lengthCm) return 'length'
  if (vehicle.weightKg !== null && vehicle.weightKg > fit.weightKg) return 'weight'
  return vehicle.needsHookup && fit.amperes === null ? 'hookup' : undefined
}

export const lengths = [450, 500, 550, 600, 650, 700, 750, 800, 900, 1_000, 1_200] as const
export const weights = [1_500, 2_000, 2_500, 3_000, 3_500, 4_250, 5_000, 7_500] as const

/** Reads what a tab has stored; anything else is nothing. */
export function readVehicle(text: string | null): Vehicle {
  try {
    const { lengthCm, weightKg, needsHookup } = Object(JSON.parse(text ?? '')) as Record<string, unknown>
    return {
      lengthCm: typeof lengthCm === 'number' ? lengthCm : null,
      weightKg: typeof weightKg === 'number' ? weightKg : null,
      needsHookup: needsHookup === true,
    }
  } catch {
    return noVehicle
  }
}
