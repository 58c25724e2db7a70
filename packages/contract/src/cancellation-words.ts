import type { CancellationStep } from './booking-changes.schemas.ts'
import { groupPriceLines } from './group-price-lines.ts'
import type { PriceWords } from './price-line-words.ts'
import type { PriceLine } from './values.schemas.ts'

/** One step of what cancelling costs, as text. */
export interface CancellationRow {
  /** "Until 29 May 2027" */
  readonly label: string
  /** "You pay £244.65 (30%)" */
  readonly pays: string
  /** "and get £570.85 back"; missing where nothing goes back. */
  readonly back?: string
}

interface Words extends PriceWords {
  /** A day with its month and year. */
  date(day: string): string
}

/**
 * What cancelling costs and what goes back, by date: the same on pages, in mails and in documents. What is paid, what
 * goes back and what is not charged at the campsite add up to the price (booking-14). Message keys of `price`.
 */
export function cancellationWords(
  steps: readonly CancellationStep[],
  lines: readonly PriceLine[],
  { t, money, date }: Words,
): { readonly rows: readonly CancellationRow[]; readonly note: string } {
  const { shopTotal, onSiteTotal } = groupPriceLines(lines)
  const currency = lines[0]?.currency ?? 'EUR'
  const amount = (minor: number) => money(minor, currency)
  const last = steps.length === 1 ? 'price.cancel.only' : 'price.cancel.last'
  return {
    rows: steps.map(({ until, percent, cost }) => ({
      label: until === null ? t(last) : t('price.cancel.until', { date: date(until) }),
      pays:
        cost === 0
          ? t('price.cancel.free')
          : t('price.cancel.pay', { percent: percent / 100, amount: amount(cost) }),
      ...(shopTotal > cost ? { back: t('price.cancel.back', { amount: amount(shopTotal - cost) }) } : {}),
    })),
    note: [
      t('price.cancel.assumed', { amount: amount(shopTotal) }),
      ...(onSiteTotal > 0 ? [t('price.cancel.onSite', { amount: amount(onSiteTotal) })] : []),
    ].join(' '),
  }
}
