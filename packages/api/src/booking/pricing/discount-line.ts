import type { CartDiscount, DiscountRefusal } from '@camping/contract/cart-discount.schemas.ts'
import type { PriceLine } from '@camping/contract/values.schemas.ts'
import { shareOf } from '../../catalogue/pricing/round-amount.ts'
import { totalOf } from '../../catalogue/pricing/price-stay.ts'
import type { Stay } from './stay-offer.types.ts'

/** The terms of a discount code. Dates are calendar dates, the last ones count; null is no limit. Minor units of `currency`. */
export interface DiscountTerms {
  readonly code: string
  /** Exactly one of `percent` and `amount` is set. */
  readonly percent: number | null
  readonly amount: number | null
  readonly currency: PriceLine['currency'] | null
  readonly siteCodes: readonly string[] | null
  readonly bookedFrom: string | null
  readonly bookedUntil: string | null
  readonly stayFrom: string | null
  readonly stayUntil: string | null
  readonly leastTotal: number | null
  readonly mostUses: number | null
  /** Living bookings with it. */
  readonly uses: number
  readonly isEnded: boolean
}

/** What a code is used for. */
export interface DiscountedStay {
  /** All lines before the discount. */
  readonly lines: readonly PriceLine[]
  readonly currency: PriceLine['currency']
  readonly stay: Pick<Stay, 'dateFrom' | 'dateTo'>
  readonly siteCode: string
  /** The day of booking. */
  readonly today: string
  /** This customer has used it. */
  readonly isUsed: boolean
}

/** What a code takes off a stay at this moment, or why it takes nothing. */
export function discountOf(terms: DiscountTerms, stay: DiscountedStay): CartDiscount {
  const refusal = refusalOf(terms, stay)
  return {
    code: terms.code,
    amount: refusal === null ? amountOf(terms, stay) : 0,
    refusal,
    leastTotal: refusal === 'least-total' ? terms.leastTotal : null,
  }
}

/** Undefined for a discount of nothing, as every line of zero is left out. */
export function discountLine(
  { code, amount }: Pick<CartDiscount, 'code' | 'amount'>,
  currency: PriceLine['currency'],
): PriceLine | undefined {
  if (amount === 0) return undefined
  return {
    kind: 'discount',
    key: code,
    quantity: 1,
    unit: 'booking',
    amount: -amount,
    currency,
    payableAt: 'now',
    mandatory: false,
  }
}

const within = (day: string, from: string | null, until: string | null): boolean =>
  (from === null || from <= day) && (until === null || day <= until)

/** A code that is not good here and today is as unknown as one that nobody made. */
function refusalOf(terms: DiscountTerms, stay: DiscountedStay): DiscountRefusal | null {
  const { siteCodes, currency, mostUses, leastTotal } = terms
  const isGood =
    !terms.isEnded &&
    (siteCodes === null || siteCodes.includes(stay.siteCode)) &&
    (currency === null || currency === stay.currency) &&
    within(stay.today, terms.bookedFrom, terms.bookedUntil) &&
    (mostUses === null || terms.uses < mostUses)
  if (!isGood) return 'unknown'
  if (stay.isUsed) return 'used'
  const { dateFrom, dateTo } = stay.stay
  const isInPeriod = [dateFrom, dateTo].every((day) => within(day, terms.stayFrom, terms.stayUntil))
  if (!isInPeriod) return 'stay'
  return leastTotal !== null && totalOf(stay.lines) < leastTotal ? 'least-total' : null
}

/**
 * price-8: taken off the price of the accommodation alone, so that taxes, fees, extras and covers are as without it and the total
 * cannot fall below them. A percentage is rounded half up, once.
 */
function amountOf({ percent, amount }: DiscountTerms, { lines, currency }: DiscountedStay): number {
  const price = totalOf(lines.filter(({ kind }) => kind === 'stay'))
  if (percent !== null) return Math.min(shareOf(price, { part: percent, whole: 100, currency }), price)
  return Math.min(amount ?? 0, price)
}
