import type { Currency } from '@camping/editions/markets.ts'
import { dayNumber } from '../../catalogue/search/read-model/day-number.ts'

/** A small world with every number written here, so that tests can state exact prices. */

export const today = '2027-03-01'
export const calendarNights = 420

/** EUR cents of a night, for every accommodation. */
export const nightPrice = (date: string): number =>
  5_000 + (((dayNumber(date) - dayNumber(today)) * 37) % 901)

/** What a euro is, in millionths. */
export const rates: Readonly<Record<Currency, number>> = { EUR: 1_000_000, GBP: 862_345, CHF: 953_211 }
export const rateDate = '2027-02-26'
/** EUR cents per person and night in the Dutch market; hundredths of a percent in the others. */
export const coverPerPersonNight = { basic: 125, plus: 195 }
const byPerson = (level: keyof typeof coverPerPersonNight) => ({
  per_person_night: coverPerPersonNight[level],
  percent_hundredths: null,
})
const byPercent = (hundredths: number) => ({ per_person_night: null, percent_hundredths: hundredths })
/** The larger cover has to be chosen 30 days before arrival, the smaller one seven. */
export const covers = [
  { market: 'ALGB', key: 'basic', ...byPercent(450) },
  { market: 'ALGB', key: 'plus', ...byPercent(650) },
  { market: 'ALCH', key: 'basic', ...byPercent(725) },
  { market: 'ALCH', key: 'plus', ...byPercent(999) },
  { market: 'ALNL', key: 'basic', ...byPerson('basic') },
  { market: 'ALNL', key: 'plus', ...byPerson('plus') },
] as const
export const fees = {
  ALGB: { booking: 1_500, fund: 0 },
  ALCH: { booking: 2_500, fund: 0 },
  ALNL: { booking: 2_000, fund: 250 },
} as const

/** One unit · three units · two units of an on-request site · one of a withdrawn site. */
export const chalet = 11
export const tent = 12
export const onRequest = 21
export const withdrawn = 31
/** Nights on which the tent is closed: the 10th and 11th of May. */
export const closedNights = ['2027-05-10', '2027-05-11']

export const touristTax = { perPersonNight: 110, fromAge: 16, maxNights: 5 }
export const onSiteCosts = [
  { key: 'cleaning', amount: 4_550, unit: 'stay' },
  { key: 'environment', amount: 33, unit: 'person-night' },
] as const
interface ExtraRow {
  id: number
  key: string
  unit: 'stay' | 'night' | 'person' | 'person-night'
  price: number
  payableAt: 'now' | 'on-site'
  min: number
  max: number
  ages?: readonly [from: number, to: number]
}
export const dog: ExtraRow = {
  id: 1,
  key: 'dog',
  unit: 'night',
  price: 355,
  payableAt: 'on-site',
  min: 0,
  max: 2,
}
export const breakfast: ExtraRow = {
  id: 2,
  key: 'breakfast',
  unit: 'person-night',
  price: 1255,
  payableAt: 'now',
  min: 0,
  max: 8,
}
export const kidsClub: ExtraRow = {
  id: 3,
  key: 'kids-club',
  unit: 'person',
  price: 2001,
  payableAt: 'now',
  min: 0,
  max: 4,
  ages: [4, 12],
}
export const linen: ExtraRow = {
  id: 4,
  key: 'linen',
  unit: 'stay',
  price: 999,
  payableAt: 'now',
  min: 2,
  max: 6,
}
