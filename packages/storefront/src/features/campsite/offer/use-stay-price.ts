import type { Accommodation } from '@camping/contract/site.schemas.ts'
import type { PriceTagProps } from '@camping/ui/price-tag/price-tag.tsx'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useStruckPrice } from '../../../kit/format/use-struck-price.ts'
import { useText } from '../../../kit/format/use-text.ts'

/** The price of an accommodation for the stay, formatted for the edition; undefined when it is not available. */
export function useStayPrice({ displayPrice }: Accommodation, nights: number): PriceTagProps | undefined {
  const t = useText()
  const money = useMoney()
  const struckPrice = useStruckPrice()
  if (!displayPrice) return undefined
  const { sellPrice, currency, discount } = displayPrice
  return {
    size: 'lg',
    total: money(sellPrice, { currency }),
    caption: t('results.card.total', { nights }),
    note: t('results.card.included'),
    ...struckPrice(discount),
  }
}
