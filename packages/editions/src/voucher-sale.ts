import { editionMoment } from './edition-moment.ts'
import type { Currency, SiteCode } from './markets.ts'

/** How an edition sells gift vouchers. Minor units of its currency. */
export interface VoucherSale {
  readonly least: number
  readonly most: number
  /** Amounts to choose from; any whole amount of the currency between the limits may be typed besides. */
  readonly presets: readonly number[]
  /** Whole years that a voucher pays, on top of the rest of the year in which it is bought. */
  readonly validYears: number
}

const usualAmounts: Readonly<Record<Currency, Omit<VoucherSale, 'validYears'>>> = {
  EUR: { least: 2_500, most: 100_000, presets: [5_000, 10_000, 15_000, 25_000] },
  GBP: { least: 2_500, most: 100_000, presets: [5_000, 10_000, 15_000, 25_000] },
  CHF: { least: 2_500, most: 100_000, presets: [5_000, 10_000, 15_000, 25_000] },
}

/**
 * As long as the law of the country asks, or longer (decision 283): limitation after three years, from the end of the year, in Germany;
 * five years in Ireland (Consumer Protection (Gift Vouchers) Act 2019); the limitation of ten years in Switzerland and Italy, and of
 * thirty in Austria, whose courts void shorter terms. The others ask for nothing or one year, and get the three.
 */
const usualYears: Readonly<Partial<Record<SiteCode, number>>> = { ie: 5, 'de-ch': 10, it: 10, 'de-at': 30 }
const otherYears = 3

/** An edition's sale: what its app states (app.config.ts `voucherSale`), and the house's rules for the rest. */
export function voucherSaleOf(
  siteCode: SiteCode,
  currency: Currency,
  stated: Partial<VoucherSale> = {},
): VoucherSale {
  return { ...usualAmounts[currency], validYears: usualYears[siteCode] ?? otherYears, ...stated }
}

/** The last day on which a voucher bought at a moment pays, 'YYYY-MM-DD': the end of a year. */
export function validUntilOf({ validYears }: VoucherSale, siteCode: SiteCode, boughtAt: Date): string {
  const year = Number(editionMoment(siteCode, boughtAt).date.slice(0, 4))
  return `${year + validYears}-12-31`
}

/** Whether an edition sells a voucher of an amount: between its limits, without cents. */
export const isSoldAmount = ({ least, most }: VoucherSale, amount: number): boolean =>
  Number.isInteger(amount) && amount % 100 === 0 && amount >= least && amount <= most

/** Days in which a purchase may be withdrawn, after the day on which it was made. */
const withdrawalDays = 14

/**
 * The last day on which a purchase may be withdrawn, 'YYYY-MM-DD' in the edition's time zone. A period that would end on a Saturday or
 * Sunday ends on Monday (Regulation 1182/71, article 3); a statement of a day that is a holiday goes to the desk.
 */
export function withdrawableUntil(siteCode: SiteCode, boughtAt: Date): string {
  const day = new Date(`${editionMoment(siteCode, boughtAt).date}T12:00:00Z`)
  day.setUTCDate(day.getUTCDate() + withdrawalDays)
  const weekday = day.getUTCDay()
  day.setUTCDate(day.getUTCDate() + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0))
  return day.toISOString().slice(0, 10)
}
