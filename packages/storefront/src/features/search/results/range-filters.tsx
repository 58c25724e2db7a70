import type { Facets } from '@camping/contract/search.schemas.ts'
import type { Criteria } from '@camping/core/search/criteria.rules.ts'
import { RangeFilter } from '@camping/ui/facets/range-filter.tsx'
import { useIntl } from 'react-intl'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useText } from '../../../kit/format/use-text.ts'

export interface RangeFiltersProps {
  criteria: Criteria
  facets: Facets
  onChange: (criteria: Criteria) => void
}

/** The filters of prices and ratings, over how the campsites spread. One that would part nothing is left out. */
export function RangeFilters({ criteria, facets, onChange }: RangeFiltersProps) {
  const t = useText()
  const intl = useIntl()
  const money = useMoney()
  const { prices, ratings } = facets
  const { priceFrom, priceTo, rating } = criteria
  const hasPrices = (prices?.counts.length ?? 0) > 1 || priceFrom !== null || priceTo !== null
  return (
    <>
      {prices && hasPrices && (
        <RangeFilter
          title={t('facets.price')}
          bars={prices}
          value={{ from: priceFrom, to: priceTo }}
          perUnit={100}
          from={{ name: 'priceFrom', label: t('facets.price.from') }}
          to={{ name: 'priceTo', label: t('facets.price.to') }}
          text={(value) => money(value, { short: true })}
          onValueChange={({ from, to }) => onChange({ ...criteria, priceFrom: from, priceTo: to, page: 1 })}
        />
      )}
      {ratings && (
        <RangeFilter
          title={t('facets.rating')}
          bars={ratings}
          value={{ from: rating, to: null }}
          perUnit={10}
          from={{ name: 'rating', label: t('facets.rating.from') }}
          text={(value) => intl.formatNumber(value / 10)}
          onValueChange={({ from }) => onChange({ ...criteria, rating: from, page: 1 })}
        />
      )}
    </>
  )
}
