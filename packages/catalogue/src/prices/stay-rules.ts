import type { CatalogueStayRule } from '../types/catalogue.types.ts'
import { calendarNights, dateOf, type CalendarFrame } from './calendar-days.ts'
import type { SeasonTable } from './seasons.ts'

const anyDay = 0b1111111
const saturday = 1 << 5
const sunday = 1 << 6
const wednesday = 1 << 2

export interface StayRuleStyle {
  /** Arrival days of high season. */
  highArrival: number
  shoulderMin: number
  maxNights: number
}

export const stayRuleStyles: readonly StayRuleStyle[] = [
  { highArrival: saturday, shoulderMin: 3, maxNights: 28 },
  { highArrival: saturday | sunday | wednesday, shoulderMin: 3, maxNights: 28 },
  { highArrival: saturday | sunday, shoulderMin: 4, maxNights: 21 },
  { highArrival: saturday | wednesday, shoulderMin: 3, maxNights: 21 },
]

/** Rules from the first to the last night of the calendar, one per run of equal season level, without gaps. */
export function createStayRules(
  season: SeasonTable,
  frame: CalendarFrame,
  style: StayRuleStyle,
): CatalogueStayRule[] {
  const rules: CatalogueStayRule[] = []
  let start = 0
  for (let night = 1; night <= calendarNights; night++) {
    if (night < calendarNights && season.levels[night] === season.levels[start]) continue
    const level = season.levels[start]
    rules.push({
      from: dateOf(frame.firstDay + start),
      to: dateOf(frame.firstDay + night),
      arrivalDays: level === 2 ? style.highArrival : anyDay,
      minNights: level === 2 ? 7 : level === 1 ? style.shoulderMin : 2,
      maxNights: style.maxNights,
    })
    start = night
  }
  return rules
}
