import { useMoney } from './use-money.ts'
import { useText } from './use-text.ts'

interface Discount {
  /** Lowest price of the last 30 days, minor units. */
  readonly priorPrice: number
  /** Whole percent. */
  readonly percent: number
}

/** The props of a price tag for the price before a discount, and for its percentage. */
export function useStruckPrice() {
  const t = useText()
  const money = useMoney()
  return (discount: Discount | null | undefined) =>
    discount && {
      before: money(discount.priorPrice),
      beforeLabel: t('results.card.before'),
      discount: t('results.card.discount', { percent: discount.percent }),
    }
}
