import type { AccommodationCategoryKey, CatalogueCalendar } from '../types/catalogue.types.ts'
import type { Prng } from '../random/prng.ts'
import { calendarNights, yearDayOf, type CalendarFrame } from './calendar-days.ts'
import type { SeasonTable } from './seasons.ts'

/**
 * High-season price per night in EUR cents for an ordinary accommodation of each category, and the surcharge per
 * comfort step.
 */
const listPrices: Record<
  AccommodationCategoryKey,
  { low: number; high: number; floor: number; ceiling: number }
> = {
  pitch: { low: 3000, high: 5600, floor: 1800, ceiling: 6000 },
  'glamping-tent': { low: 8600, high: 14500, floor: 5000, ceiling: 16000 },
  'mobile-home': { low: 10200, high: 17200, floor: 4500, ceiling: 19000 },
  chalet: { low: 11800, high: 19800, floor: 6000, ceiling: 22000 },
  'holiday-home': { low: 13800, high: 23500, floor: 7000, ceiling: 26000 },
}

export interface NightCalendarInput {
  category: AccommodationCategoryKey
  /** 0 simple … 1 best of its category. */
  comfort: number
  /** Price level of the site, about 0.85–1.2. */
  siteLevel: number
  season: SeasonTable
  frame: CalendarFrame
  /** 'MM-DD' … 'MM-DD', both nights included. */
  seasonFrom: string
  seasonTo: string
  /** Share of the season that is already blocked, about 1/3. */
  blocked: number
  discounted: boolean
  prng: Prng
}

/** 730 nights of prices and availability; prices stay in the category's range and end in 00 or 50 cents. */
export function createNightCalendar(input: NightCalendarInput): CatalogueCalendar {
  const { frame, season, prng } = input
  const list = listPrices[input.category]
  const base = (list.low + (list.high - list.low) * input.comfort) * input.siteLevel
  const prices = new Int32Array(calendarNights)
  const yearly = 1 + prng.between(0.01, 0.04)
  for (let night = 0; night < calendarNights; night++) {
    const raw = base * season.factors[night]! * (night >= 365 ? yearly : 1)
    const clamped = Math.min(list.ceiling, Math.max(list.floor, raw))
    prices[night] = Math.round(clamped / 50) * 50
  }
  const calendar: CatalogueCalendar = { from: frame.from, prices, open: openNights(input) }
  if (input.discounted) calendar.priorPrices = applyOffer(prices, prng)
  return calendar
}

function openNights({ frame, seasonFrom, seasonTo, blocked, prng }: NightCalendarInput): Uint8Array {
  const open = new Uint8Array(calendarNights)
  const first = yearDayOf(seasonFrom)
  const last = yearDayOf(seasonTo)
  for (let night = 0; night < calendarNights; night++) {
    const day = frame.yearDays[night]!
    if (day >= first && day <= last) open[night] = 1
  }
  // runs of one to three weeks look like bookings; alternating free and taken runs leave whole weeks free
  let night = prng.int(0, 30)
  while (night < calendarNights) {
    const taken = prng.pick([4, 7, 7, 10, 14, 14, 21])
    open.fill(0, night, Math.min(calendarNights, night + taken))
    night += taken + Math.round((taken / blocked) * (1 - blocked) * prng.between(0.5, 1.5)) + prng.int(0, 6)
  }
  return open
}

/** Lowers one or two windows of `prices` in place; returns the lowest prices of the last 30 days. */
function applyOffer(prices: Int32Array, prng: Prng): Int32Array {
  const prior = prices.slice()
  const windows = prng.int(1, 3)
  for (let i = 0; i < windows; i++) {
    const cut = prng.pick([0.1, 0.12, 0.15, 0.15, 0.2, 0.25, 0.3])
    const start = prng.int(20, calendarNights - 120)
    const end = start + prng.int(35, 100)
    for (let night = start; night < end; night++) {
      prices[night] = Math.max(900, Math.round((prior[night]! * (1 - cut)) / 50) * 50)
    }
  }
  return prior
}
