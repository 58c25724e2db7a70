import type { Accommodation } from '@camping/contract/site.schemas.ts'
import type { PriceTagProps } from '@camping/ui/price-tag/price-tag.tsx'
import { useIntl } from 'react-intl'
import { useMoney } from '../../format/use-money.ts'
import { useText } from '../../format/use-text.ts'

/** What an accommodation costs for the stay, in the words of the edition; undefined when it cannot be had. */
export function useStayPrice({ displayPrice }: Accommodation, nights: number): PriceTagProps | undefined {
  const t = useText()
  const money = useMoney()
  const intl = useIntl()
  if (!displayPrice) return undefined
  const { sellPrice, currency, discount } = displayPrice
  return {
    size: 'lg',
    total: money(sellPrice, { currency }),
    caption: t('results.card.total', { nights }),
    note: t('results.card.included'),
    ...(discount
      ? {
          before: money(discount.priorPrice, { currency }),
          beforeLabel: t('results.card.before'),
          discount: intl.formatNumber(-discount.percent / 100, { style: 'percent' }),
        }
      : {}),
  }
}
