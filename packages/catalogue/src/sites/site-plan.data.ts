import type { AccommodationCategoryKey } from '../types/catalogue.types.ts'

/** A drawn plan in units of about half a metre; 320 wide, so that a phone shows it in full. */
export const planWidth = 320

/** Ground of a unit: none is smaller than a fingertip on the narrowest phone. */
export const unitSizes: Readonly<Record<AccommodationCategoryKey, { width: number; height: number }>> = {
  pitch: { width: 26, height: 26 },
  'glamping-tent': { width: 26, height: 26 },
  'mobile-home': { width: 30, height: 26 },
  chalet: { width: 30, height: 26 },
  'holiday-home': { width: 34, height: 26 },
}

/** Vehicles that pitches of a site are made for, the smaller first: length in cm, weight in kg. */
export const pitchLimits = [
  { length: 600, weight: 2_500 },
  { length: 700, weight: 3_500 },
  { length: 800, weight: 3_500 },
  { length: 900, weight: 5_000 },
  { length: 1_100, weight: 7_500 },
] as const

/** Amperes of hook-ups. */
export const hookups = [6, 10, 16] as const

/** EUR cents for choosing a place; sites without a fee assign them. */
export const choiceFees = [800, 1_000, 1_200, 1_500] as const
