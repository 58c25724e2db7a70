import { moneyOptions, moneyText } from '@camping/editions/money-text.ts'
import { groupPriceLines } from '@camping/contract/group-price-lines.ts'
import { exchangeWords, priceLineWords } from '@camping/contract/price-line-words.ts'
import type { Exchange, PriceLine } from '@camping/contract/values.schemas.ts'
import type { PriceLinesProps } from '@camping/ui/price-lines/price-lines.tsx'
import { useIntl } from 'react-intl'
import { useApp } from '../app/app-context.tsx'
import { useStayDates } from './use-dates.ts'
import { useMoney } from './use-money.ts'
import { useText } from './use-text.ts'

/**
 * Price lines as text: each line, the total, the recipients, and the exchange rate of local amounts. Messages: `price`.
 */
export function usePriceLines(): (
  lines: readonly PriceLine[],
  exchange?: Exchange | null,
) => PriceLinesProps {
  const t = useText()
  const money = useMoney()
  const intl = useIntl()
  const dates = useStayDates()
  const { config } = useApp()
  const inCurrency = (minor: number, currency: string) => money(minor, { currency })
  const rate = (value: number, currency: string) =>
    moneyText(intl.formatNumber(value, { ...moneyOptions, currency, maximumFractionDigits: 6 }))

  const row = (line: PriceLine) => ({
    id: `${line.kind}-${line.key}`,
    ...priceLineWords(line, { t, money: inCurrency }),
    amount: inCurrency(line.amount, line.currency),
    ...(line.amount < 0 ? { kind: 'reduction' as const } : {}),
  })

  return (lines, exchange) => {
    const { shop, onSite, shopTotal, onSiteTotal, total } = groupPriceLines(lines)
    const amount = (minor: number) => inCurrency(minor, lines[0]?.currency ?? 'EUR')
    return {
      caption: t('price.caption'),
      lines: shop.map(row),
      total: { label: t('price.total'), amount: amount(total), note: t('price.total.hint') },
      ...(onSite.length > 0
        ? {
            onSite: {
              title: t('price.onSite'),
              lines: onSite.map(row),
              ...(exchange ? { note: exchangeWords(exchange, { t, rate, day: dates.long }) } : {}),
            },
            scheduleTitle: t('price.split'),
            schedule: [
              {
                id: 'shop',
                label: t('price.shop', { brand: config.displayName }),
                amount: amount(shopTotal),
              },
              { id: 'on-site', label: t('price.onSite'), amount: amount(onSiteTotal) },
            ],
          }
        : {}),
    }
  }
}
