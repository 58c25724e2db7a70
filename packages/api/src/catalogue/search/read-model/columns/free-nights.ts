import type { OccupationStore } from './occupation-store.ts'

/** The free units of one accommodation, night by night. Index = night. */
export interface FreeNights {
  /** 1 = at least one unit is free. */
  readonly free: Uint8Array
  /** 1 = the unit that a guest could occupy the night before is taken: staying requires another unit. */
  readonly switches: Uint8Array
  /** Whether any night of `switches` is 1. */
  hasSwitches: boolean
}

/**
 * Follows one free unit through the calendar and changes to the one that stays free longest only when it must.
 * Between two changes that unit is free throughout, so a stay without a change needs no further check; a stay
 * with one may still fit another unit and is checked exactly.
 */
export class FreeNightScan {
  private readonly nights: number
  private readonly result: FreeNights
  private busy = new Uint8Array(0)

  constructor(nights: number) {
    this.nights = nights
    this.result = { free: new Uint8Array(nights), switches: new Uint8Array(nights), hasSwitches: false }
  }

  /** The next call overwrites the result. */
  scan(accommodation: number, occupations: OccupationStore): FreeNights {
    const { result } = this
    const units = occupations.unitsOf(accommodation)
    let taken = 0
    occupations.forEach(accommodation, (unit) => {
      taken = Math.max(taken, unit + 1)
    })
    result.free.fill(units > 0 ? 1 : 0)
    result.switches.fill(0)
    result.hasSwitches = false
    // A unit without any occupation is free on every night.
    if (taken < units || units === 0) return result
    this.fillBusy(accommodation, occupations, taken)
    if (taken > units) this.scanOverfull({ taken, units })
    else this.follow(taken)
    return result
  }

  private follow(units: number): void {
    const { busy, nights, result } = this
    let current = -1
    for (let night = 0; night < nights; night += 1) {
      if (current >= 0 && busy[current * nights + night] === 0) continue
      const next = this.longestFree(night, units)
      if (next < 0) result.free[night] = 0
      else if (current >= 0) {
        result.switches[night] = 1
        result.hasSwitches = true
      }
      current = next
    }
  }

  /** The occupations use more units than exist: some units were removed. Every stay is checked exactly. */
  private scanOverfull({ taken, units }: { taken: number; units: number }): void {
    const { busy, nights, result } = this
    for (let night = 0; night < nights; night += 1) {
      let busyUnits = 0
      for (let unit = 0; unit < taken; unit += 1) busyUnits += busy[unit * nights + night]!
      if (busyUnits >= units) result.free[night] = 0
    }
    result.switches.fill(1)
    result.hasSwitches = true
  }

  private fillBusy(accommodation: number, occupations: OccupationStore, taken: number): void {
    const { nights } = this
    if (this.busy.length < taken * nights) this.busy = new Uint8Array(taken * nights)
    else this.busy.fill(0, 0, taken * nights)
    occupations.forEach(accommodation, (unit, from, to) => {
      this.busy.fill(1, unit * nights + from, unit * nights + to)
    })
  }

  /** The unit that stays free longest from a night on; -1 when all are taken. */
  private longestFree(night: number, units: number): number {
    const { busy, nights } = this
    let best = -1
    let bestEnd = night
    for (let unit = 0; unit < units; unit += 1) {
      const row = unit * nights
      if (busy[row + night] === 1) continue
      const next = busy.indexOf(1, row + night)
      const end = next < 0 || next >= row + nights ? nights : next - row
      if (end > bestEnd) {
        best = unit
        bestEnd = end
      }
    }
    return best
  }
}
