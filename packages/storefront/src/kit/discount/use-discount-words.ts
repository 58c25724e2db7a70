import type { DiscountProblem } from '@camping/core/api/discount-problem.ts'
import type { CodeFieldProps } from '@camping/ui/checkout/code-field.tsx'
import { useMoney } from '../format/use-money.ts'
import { useText } from '../format/use-text.ts'

type Labels = Pick<CodeFieldProps, 'openText' | 'label' | 'removeText' | 'maxLength'>

/** The words of a discount code. Messages: `discount`. */
export function useDiscountWords(currency: string) {
  const t = useText()
  const money = useMoney()
  const amount = (minor: number) => money(minor, { currency })
  const labels: Labels = {
    openText: t('discount.open'),
    label: t('discount.label'),
    removeText: t('discount.remove'),
    maxLength: 40,
  }
  const reason = ({ why, leastTotal }: DiscountProblem) =>
    t(`discount.${why}`, { amount: amount(leastTotal ?? 0) })
  return { labels, reason, amount }
}
