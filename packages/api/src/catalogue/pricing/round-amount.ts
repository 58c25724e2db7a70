import type { PriceLine } from '@camping/contract/values.schemas.ts'

type Currency = PriceLine['currency']

/** What prices of a currency are whole multiples of, in minor units: no Swiss coin is smaller than five Rappen (decision 368). */
export const priceSteps: Readonly<Record<Currency, number>> = { EUR: 1, GBP: 1, CHF: 5 }

/**
 * `amount × part ÷ whole` as a price, rounded half up, once; the whole is the amount itself, also where it is no price. All three
 * are whole and not negative; exact while `2 × amount × part` is below 9 × 10^15: the quotient of two such numbers is further from
 * the next integer than a double's error.
 */
export function shareOf(
  amount: number,
  { part, whole, currency }: { part: number; whole: number; currency: Currency },
): number {
  if (part === whole) return amount
  const step = priceSteps[currency]
  return Math.floor((2 * amount * part + whole * step) / (2 * whole * step)) * step
}

/** The same, rounded down. */
export function shareBelow(
  amount: number,
  { part, whole, currency }: { part: number; whole: number; currency: Currency },
): number {
  if (part === whole) return amount
  const step = priceSteps[currency]
  return Math.floor((amount * part) / (whole * step)) * step
}
