import { nameLimit } from '@camping/contract/limits.ts'
import { voucherMessageLimit } from '@camping/contract/sale-limits.ts'
import type { VoucherSale } from '@camping/contract/voucher-sale.schemas.ts'
import {
  firstOf,
  maxLength,
  nameLink,
  required,
  requiredEmail,
  requiredName,
  type ValidationProblem,
} from '@camping/core/validation/validation.rules.ts'
import { readSoldAmount } from '@camping/core/payment/voucher-amount.rules.ts'
import { useIntl } from 'react-intl'
import { useMoney } from '../../kit/format/use-money.ts'
import { useProblemText } from '../../kit/format/use-problem-text.ts'
import { useText } from '../../kit/format/use-text.ts'
import type { VoucherFields } from './voucher-fields.ts'

const rules = {
  recipient: firstOf<string, ValidationProblem>(maxLength(nameLimit), nameLink),
  message: maxLength(voucherMessageLimit),
  buyerName: requiredName,
  email: requiredEmail,
}

/** What is wrong with the fields of an order, by field, and the amount that they choose. */
export function useVoucherProblems(sale: VoucherSale): {
  readonly problems: (fields: VoucherFields) => Partial<Record<keyof VoucherFields, string>>
  /** Minor units; undefined for an amount that is not sold. */
  readonly amountOf: (fields: VoucherFields) => number | undefined
} {
  const t = useText()
  const intl = useIntl()
  const money = useMoney()
  const problemText = useProblemText('gift')
  const sign = intl.formatNumberToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  const amountOf = ({ amount, other = '' }: VoucherFields) =>
    amount === 'other' ? readSoldAmount(other, sign, sale) : Number(amount)
  return {
    amountOf,
    problems: (fields) => {
      const said: Partial<Record<keyof VoucherFields, string>> = {}
      if (amountOf(fields) === undefined)
        said.other = t('gift.error.other.amount', {
          least: money(sale.least, { currency: sale.currency, short: true }),
          most: money(sale.most, { currency: sale.currency, short: true }),
        })
      for (const name of ['recipient', 'message', 'buyerName', 'email'] as const) {
        const problem = rules[name](fields[name])
        if (problem) said[name] = problemText(problem, name)
      }
      const missing = required(fields.agree)
      if (missing) said.agree = problemText(missing, 'agree')
      return said
    },
  }
}
