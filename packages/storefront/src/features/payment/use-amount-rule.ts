import { amountRule, readAmount } from '@camping/core/payment/amount.rules.ts'
import { leastAmount } from '@camping/core/payment/payment.rules.ts'
import { useIntl } from 'react-intl'
import { useMoney } from '../../kit/format/use-money.ts'
import { useProblemText } from '../../kit/format/use-problem-text.ts'
import { useText } from '../../kit/format/use-text.ts'

/**
 * payment-4: amounts from 1.00 up to the open amount, without leaving less than 1.00; parsed in the edition's number
 * format.
 */
export function useAmountRule({ open, currency }: { open: number; currency: string }): {
  readonly hint: string
  /** Minor units; undefined for an invalid amount. */
  readonly read: (text: string) => number | undefined
  readonly problem: (text: string | undefined) => string | undefined
} {
  const t = useText()
  const intl = useIntl()
  const money = useMoney()
  const sign = intl.formatNumberToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  const least = money(leastAmount, { currency })
  const limits = { least, open: money(open, { currency }) }
  const rule = amountRule(sign, open)
  const problemText = useProblemText('payment')
  const read = (text: string) => readAmount(text, sign)
  return {
    hint: t('payment.other.hint', limits),
    read,
    problem: (text) => {
      const problem = rule(text)
      const example = intl.formatNumber(250.5, { minimumFractionDigits: 2 })
      // The rule counts minor units; its words say money.
      return problem && problemText({ ...problem, values: { min: least, max: limits.open, example } })
    },
  }
}
