import { groupPriceLines } from './group-price-lines.ts'
import type { PriceLine } from './values.schemas.ts'

/** What a plan of payments leaves to pay at the campsite, and the price that both add up to. Minor units. */
export interface PlannedSums {
  readonly onSiteTotal: number
  readonly total: number
}

/**
 * The lines below the payments of a plan, so that it adds up to the price that is shown. Undefined where it does not, as
 * after a change that was paid otherwise, and where one payment is the whole price.
 */
export function plannedSums(
  rates: readonly { readonly amount: number }[],
  lines: readonly PriceLine[],
): PlannedSums | undefined {
  const { shopTotal, onSiteTotal, total } = groupPriceLines(lines)
  const planned = rates.reduce((sum, { amount }) => sum + amount, 0)
  if (planned !== shopTotal || (rates.length === 1 && onSiteTotal === 0)) return undefined
  return { onSiteTotal, total }
}
