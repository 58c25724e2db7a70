import { accommodationFilters, type AccommodationWishes } from '@camping/core/campsite/campsite.rules.ts'
import { toggleFilter, type Criteria } from '@camping/core/search/criteria.rules.ts'
import type { Accommodation } from '@camping/contract/site.schemas.ts'
import { FilterChips, type FilterChip } from '@camping/ui/accommodation-row/filter-chips.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import type { AccommodationFilter } from './use-accommodation-filter.ts'

/** Differences between a site's accommodations as chips: kind, bedrooms, capacity, availability. */
export function AccommodationFilters({
  all,
  criteria,
  filter,
}: {
  all: readonly Accommodation[]
  criteria: Criteria
  filter: AccommodationFilter
}) {
  const t = useText()
  const { wishes, matching } = filter
  const filters = accommodationFilters(all, wishes, criteria.adults + criteria.children.length)
  const names = new Map(all.map(({ category, categoryName }) => [category as string, categoryName]))
  const toggle = (key: 'accommodations' | 'bedrooms', value: string | number) => () =>
    filter.search(toggleFilter(criteria, key, value as never))
  const own = (change: Partial<AccommodationWishes>) => () => filter.choose(change)
  const groups: FilterChip[][] = [
    filters.accommodations.flatMap(({ value, ...rest }) => {
      const text = names.get(value)
      return text ? { ...rest, id: value, text, onToggle: toggle('accommodations', value) } : []
    }),
    filters.bedrooms.map(({ value, ...rest }) => ({
      ...rest,
      id: `${value}`,
      text: t('campsite.filter.bedrooms', { bedrooms: value }),
      onToggle: toggle('bedrooms', value),
    })),
    filters.persons.map(({ value, chosen, count }) => ({
      id: `${value}`,
      text: t('campsite.filter.persons', { persons: value }),
      count,
      chosen,
      onToggle: own({ persons: chosen ? null : value }),
    })),
    wishes.onlyFree || all.some((one) => one.reason)
      ? [
          {
            id: 'free',
            text: t('campsite.filter.free'),
            count: filters.free,
            chosen: wishes.onlyFree,
            onToggle: own({ onlyFree: !wishes.onlyFree }),
          },
        ]
      : [],
  ]
  if (all.length < 2) return null
  return (
    <FilterChips
      label={t('campsite.filter')}
      groups={groups}
      status={
        matching.length < all.length
          ? t('campsite.filter.shown', { shown: matching.length, count: all.length })
          : ''
      }
    />
  )
}
