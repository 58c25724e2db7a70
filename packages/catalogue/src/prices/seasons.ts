import { calendarNights, type CalendarFrame } from './calendar-days.ts'

interface SeasonCurve {
  /** Day of the (leap) year and factor, interpolated linearly. */
  points: readonly (readonly [yearDay: number, factor: number])[]
}

// factors relative to the list price of high season = 1; school holidays differ by country
const southern: SeasonCurve = {
  points: [
    [0, 0.36],
    [90, 0.38],
    [120, 0.45],
    [151, 0.56],
    [172, 0.72],
    [186, 0.92],
    [200, 1],
    [232, 1],
    [243, 0.8],
    [258, 0.56],
    [285, 0.42],
    [305, 0.36],
    [365, 0.36],
  ],
}
const northern: SeasonCurve = {
  points: [
    [0, 0.44],
    [85, 0.46],
    [118, 0.6],
    [140, 0.66],
    [165, 0.74],
    [182, 0.95],
    [190, 1],
    [225, 1],
    [238, 0.78],
    [262, 0.58],
    [285, 0.62],
    [300, 0.46],
    [365, 0.44],
  ],
}
const alpine: SeasonCurve = {
  points: [
    [0, 0.86],
    [12, 0.66],
    [40, 0.84],
    [70, 0.6],
    [100, 0.48],
    [140, 0.55],
    [172, 0.72],
    [190, 0.98],
    [228, 1],
    [245, 0.76],
    [270, 0.6],
    [300, 0.46],
    [345, 0.5],
    [358, 0.9],
    [365, 0.92],
  ],
}

const curveOf: Record<string, SeasonCurve> = {
  FR: southern,
  IT: southern,
  ES: southern,
  HR: southern,
  PT: southern,
  SI: southern,
  DE: northern,
  NL: northern,
  BE: northern,
  DK: northern,
  GB: northern,
  IE: northern,
  LU: northern,
  SE: northern,
  AT: alpine,
  CH: alpine,
}

export interface SeasonTable {
  /** Price factor per night of the calendar, weekends included. */
  factors: Float64Array
  levels: Uint8Array
}

/** Season factors and levels per night for one country; the caller caches them. */
export function createSeasonTable(country: string, frame: CalendarFrame): SeasonTable {
  const { points } = curveOf[country] ?? northern
  const factors = new Float64Array(calendarNights)
  const levels = new Uint8Array(calendarNights)
  for (let night = 0; night < calendarNights; night++) {
    const base = interpolate(points, frame.yearDays[night]!)
    const weekday = frame.weekdays[night]!
    // Friday and Saturday nights; in high season sites sell whole weeks and the difference is small
    const weekend = weekday === 4 || weekday === 5 ? (base > 0.9 ? 1.05 : 1.16) : 1
    factors[night] = base * weekend
    levels[night] = base >= 0.9 ? 2 : base >= 0.62 ? 1 : 0
  }
  return { factors, levels }
}

function interpolate(points: SeasonCurve['points'], day: number): number {
  for (let i = 1; i < points.length; i++) {
    const [endDay, endFactor] = points[i]!
    if (day > endDay) continue
    const [startDay, startFactor] = points[i - 1]!
    return startFactor + ((endFactor - startFactor) * (day - startDay)) / (endDay - startDay)
  }
  return points.at(-1)![1]
}
