import { groupPriceLines } from '@camping/contract/group-price-lines.ts'
import type { PriceLine } from '@camping/contract/values.schemas.ts'
import type { PriceLinesProps } from '@camping/ui/price-lines/price-lines.tsx'
import { useApp } from '../app/app-context.tsx'
import { useMoney } from './use-money.ts'
import { useText } from './use-text.ts'

/** Price lines in the words of the edition: each line, the total, and what is paid to whom. Messages: `price`. */
export function usePriceLines(): (lines: readonly PriceLine[]) => PriceLinesProps {
  const t = useText()
  const money = useMoney()
  const { config } = useApp()

  const row = (line: PriceLine) => {
    const counted = line.quantity > 1 || line.unit === 'night' || line.unit === 'person-night'
    return {
      id: `${line.kind}-${line.key}`,
      label: line.label ?? t(`price.kind.${line.kind}`),
      ...(counted && line.unit !== 'booking'
        ? { detail: t(`price.unit.${line.unit}`, { quantity: line.quantity }) }
        : {}),
      amount: money(line.amount, { currency: line.currency }),
      kind: line.amount < 0 ? ('reduction' as const) : ('normal' as const),
    }
  }

  return (lines) => {
    const { ours, onSite, oursTotal, onSiteTotal, total } = groupPriceLines(lines)
    const currency = lines[0]?.currency
    const amount = (minor: number) => money(minor, currency ? { currency } : {})
    return {
      caption: t('price.caption'),
      lines: [...ours, ...onSite].map(row),
      total: { label: t('price.total'), amount: amount(total), note: t('price.total.note') },
      ...(onSite.length > 0
        ? {
            scheduleTitle: t('price.split'),
            schedule: [
              {
                id: 'ours',
                label: t('price.ours', { brand: config.displayName }),
                amount: amount(oursTotal),
              },
              { id: 'on-site', label: t('price.onSite'), amount: amount(onSiteTotal) },
            ],
          }
        : {}),
    }
  }
}
