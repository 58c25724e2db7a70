import type { Wording } from '../localised.ts'

/** What there is to know about a country: its regions, its seasons, and what differs from home. */
export interface CountryGuide {
  /** 1 to 12: warm enough for most guests, and not the fullest. */
  bestMonths: readonly number[]
  regions: Wording
  season: Wording
  onTheSpot: Wording
}
