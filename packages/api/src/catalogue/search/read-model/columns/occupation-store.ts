/**
 * Packs a unit's number among the occupied ones, its first night and the night after its last, in 12 + 10 + 10
 * bits.
 */
const pack = (unit: number, from: number, to: number): number => (unit << 20) | (from << 10) | to
const unitOf = (packed: number): number => packed >>> 20
const fromOf = (packed: number): number => (packed >>> 10) & 1023
const toOf = (packed: number): number => packed & 1023

export const MOST_NIGHTS = 1023
const MOST_UNITS = 4096

/** An occupied unit in nights of the model's calendar, [from, to). */
export interface NightOccupation {
  readonly unitId: number
  readonly from: number
  readonly to: number
}

/**
 * The occupations of all units. One array for all accommodations; each has a range of it, which moves when it
 * needs more room.
 */
export class OccupationStore {
  private packed = new Int32Array(1024)
  private used = 0
  private wasted = 0
  private readonly start: Int32Array
  private readonly length: Int32Array
  private readonly room: Int32Array
  private readonly units: Uint16Array
  private readonly seen = new Int32Array(MOST_UNITS)
  private round = 0

  constructor(units: readonly number[]) {
    this.start = new Int32Array(units.length)
    this.length = new Int32Array(units.length)
    this.room = new Int32Array(units.length)
    this.units = Uint16Array.from(units, (count) => Math.min(count, 0xffff))
  }

  /** Replaces all occupations of one accommodation. */
  write(accommodation: number, occupations: readonly NightOccupation[]): void {
    if (occupations.length > this.room[accommodation]!) this.move(accommodation, occupations.length)
    const numbers = new Map<number, number>()
    let at = this.start[accommodation]!
    for (const { unitId, from, to } of occupations) {
      const unit = numbers.get(unitId) ?? numbers.size
      if (unit === MOST_UNITS)
        throw new RangeError(`More than ${MOST_UNITS} units taken in one accommodation`)
      numbers.set(unitId, unit)
      this.packed[at] = pack(unit, from, to)
      at += 1
    }
    this.length[accommodation] = occupations.length
  }

  private move(accommodation: number, needed: number): void {
    const room = needed + (needed >>> 2) + 2
    this.wasted += this.room[accommodation]!
    this.room[accommodation] = 0
    this.length[accommodation] = 0
    if (this.used + room > this.packed.length) this.grow(room)
    this.start[accommodation] = this.used
    this.room[accommodation] = room
    this.used += room
  }

  /** Makes room by dropping abandoned ranges. */
  private grow(room: number): void {
    const live = this.used - this.wasted
    const larger = new Int32Array(Math.ceil((live + room) * 1.25) + 1024)
    let used = 0
    for (let accommodation = 0; accommodation < this.start.length; accommodation += 1) {
      const start = this.start[accommodation]!
      const capacity = this.room[accommodation]!
      if (capacity === 0) continue
      larger.set(this.packed.subarray(start, start + this.length[accommodation]!), used)
      this.start[accommodation] = used
      used += capacity
    }
    this.packed = larger
    this.used = used
    this.wasted = 0
  }

  unitsOf(accommodation: number): number {
    return this.units[accommodation]!
  }

  /** How many units are free on every night of [from, to). Never below 0. */
  freeUnits(accommodation: number, from: number, to: number): number {
    const units = this.units[accommodation]!
    const start = this.start[accommodation]!
    const end = start + this.length[accommodation]!
    this.round += 1
    let taken = 0
    for (let at = start; at < end; at += 1) {
      const packed = this.packed[at]!
      if (fromOf(packed) >= to || toOf(packed) <= from) continue
      const unit = unitOf(packed)
      if (this.seen[unit] === this.round) continue
      this.seen[unit] = this.round
      taken += 1
    }
    return Math.max(units - taken, 0)
  }

  /** Calls back with every occupied range: the unit's number from 0, first night, night after the last. */
  forEach(accommodation: number, visit: (unit: number, from: number, to: number) => void): void {
    const start = this.start[accommodation]!
    const end = start + this.length[accommodation]!
    for (let at = start; at < end; at += 1) {
      const packed = this.packed[at]!
      visit(unitOf(packed), fromOf(packed), toOf(packed))
    }
  }

  get bytes(): number {
    const tables = [this.packed, this.start, this.length, this.room, this.units, this.seen]
    return tables.reduce((sum, table) => sum + table.byteLength, 0)
  }
}
