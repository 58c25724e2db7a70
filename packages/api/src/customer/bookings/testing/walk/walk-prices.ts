import { markets, type SiteCode } from '@camping/editions/markets.ts'
import * as world from '../../../../booking/testing/booking-world.ts'

// What a stay costs in the model, from the numbers of booking-world.ts alone. Minor units.

/** The fee of markets that the world does not name (add-fees.ts). */
export const otherFee = 1_750

export interface ModelStay {
  readonly accommodationId: number
  /** 'YYYY-MM-DD' */
  readonly dateFrom: string
  readonly nights: number
  readonly adults: number
  readonly childAges: readonly number[]
}

/** An extra with its agreed amount. */
interface ModelExtra {
  readonly quantity: number
  readonly amount: number
}

export interface ModelExtras {
  readonly linen: ModelExtra
  readonly breakfast: ModelExtra
}

export type WishedExtras = Readonly<Record<keyof ModelExtras, number>>

/** What is booked, with all that its price depends on. */
export interface ModelOffer {
  readonly siteCode: SiteCode
  readonly stay: ModelStay
  readonly extras: ModelExtras
  /** Percent off the nights. */
  readonly percentOff: number
}

const dayMs = 86_400_000
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs
export const personsIn = ({ adults, childAges }: ModelStay): number => adults + childAges.length
export const isOnRequest = ({ accommodationId }: ModelStay): boolean => accommodationId === world.onRequest

/** Francs have no amounts between five Rappen (decision 368). */
const stepOf = (siteCode: SiteCode): number => (markets[siteCode].currency === 'CHF' ? 5 : 1)

/** Half up. */
function rounded(siteCode: SiteCode, amount: number): number {
  const step = stepOf(siteCode)
  return Math.round(amount / step) * step
}

/** EUR cents in the currency of an edition. */
const inCurrency = (siteCode: SiteCode, cents: number): number =>
  rounded(siteCode, (cents * world.rates[markets[siteCode].currency]) / 1_000_000)

function nightsAmount({ siteCode, stay }: Pick<ModelOffer, 'siteCode' | 'stay'>): number {
  const prices = Array.from({ length: stay.nights }, (_, index) =>
    world.nightPrice(dateAfter(stay.dateFrom, index)),
  )
  return inCurrency(
    siteCode,
    prices.reduce((sum, price) => sum + price, 0),
  )
}

/** What is owed to the shop, and the total with what is paid at the campsite. */
export function priceOf(offer: ModelOffer): { readonly payable: number; readonly total: number } {
  const { siteCode, stay, extras, percentOff } = offer
  const { market } = markets[siteCode]
  const fee = Object.entries(world.fees).find(([name]) => name === market)?.[1]
  const nights = nightsAmount(offer)
  const payable =
    nights -
    rounded(siteCode, (nights * percentOff) / 100) +
    (fee?.booking ?? otherFee) +
    (fee?.fund ?? 0) * personsIn(stay) +
    extras.linen.amount +
    extras.breakfast.amount
  return { payable, total: payable + atTheSite(siteCode, stay) }
}

/** The campsite on request charges nothing there. */
function atTheSite(siteCode: SiteCode, stay: ModelStay): number {
  if (isOnRequest(stay)) return 0
  const { perPersonNight, fromAge, maxNights } = world.touristTax
  const taxed = stay.adults + stay.childAges.filter((age) => age >= fromAge).length
  const tax = taxed * Math.min(stay.nights, maxNights) * perPersonNight
  const costs = world.onSiteCosts.map(
    ({ unit, amount }) => amount * (unit === 'stay' ? 1 : personsIn(stay) * stay.nights),
  )
  return [tax, ...costs].reduce((sum, cents) => sum + inCurrency(siteCode, cents), 0)
}

/** Extras at present prices. */
export function newExtras(
  siteCode: SiteCode,
  stay: ModelStay,
  { linen, breakfast }: WishedExtras,
): ModelExtras {
  return {
    linen: { quantity: linen, amount: linen * inCurrency(siteCode, world.linen.price) },
    breakfast: {
      quantity: breakfast,
      amount: breakfast * stay.nights * inCurrency(siteCode, world.breakfast.price),
    },
  }
}

/** booking-7: a number that stays has its agreed price, by the nights of the new stay; another one the present price. */
export function changedExtras(
  { siteCode, stay: before, extras }: ModelOffer,
  stay: ModelStay,
  wished: WishedExtras,
): ModelExtras {
  const present = newExtras(siteCode, stay, wished)
  const { linen, breakfast } = extras
  return {
    linen: linen.quantity === wished.linen ? linen : present.linen,
    breakfast:
      breakfast.quantity === wished.breakfast
        ? { ...breakfast, amount: rounded(siteCode, (breakfast.amount * stay.nights) / before.nights) }
        : present.breakfast,
  }
}

/** booking-14: the part of what is owed that cancelling costs, by days before arrival. */
const cancellationSteps = [
  [42, 30],
  [28, 60],
  [8, 80],
  [1, 90],
  [Number.NEGATIVE_INFINITY, 100],
] as const

/** What cancelling costs on a day, not below what it cost when the stay was changed (decision 248). */
export function cancellationCost(offer: ModelOffer, today: string, least: number): number {
  const { payable } = priceOf(offer)
  const left = daysBetween(today, offer.stay.dateFrom)
  const percent = cancellationSteps.find(([days]) => left >= days)?.[1] ?? 100
  const step = stepOf(offer.siteCode)
  const cost = percent === 100 ? payable : Math.floor((payable * percent) / 100 / step) * step
  return Math.max(Math.min(least, payable), cost)
}

/** High season, from Saturday to Saturday and for a week at least; before it any day. */
const highSeason = '2027-07-01'
const saturday = 6

/** The rule of the campsite that a stay breaks. */
export function siteRefusal({ accommodationId, dateFrom, nights }: ModelStay): string | undefined {
  const isClosed = world.closedNights.some(
    (night) => dateFrom <= night && night < dateAfter(dateFrom, nights),
  )
  if (accommodationId === world.tent && isClosed) return 'closed'
  if (dateFrom < highSeason) return undefined
  if (new Date(dateFrom).getUTCDay() !== saturday) return 'arrival-day'
  return nights < 7 ? 'too-short' : undefined
}
