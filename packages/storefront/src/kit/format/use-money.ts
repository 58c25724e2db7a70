import { moneyOptions, moneyText } from '@camping/editions/money-text.ts'
import { useIntl } from 'react-intl'
import { useApp } from '../app/app-context.tsx'

/** Formats integer minor units in the edition's currency; `short` omits the decimals of whole amounts. */
export function useMoney(): (minor: number, options?: { currency?: string; short?: boolean }) => string {
  const intl = useIntl()
  const { market } = useApp()
  return (minor, { currency = market.currency, short = false } = {}) => {
    const digits = short && minor % 100 === 0 ? 0 : 2
    const amount = intl.formatNumber(minor / 100, {
      ...moneyOptions,
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    return moneyText(amount)
  }
}
