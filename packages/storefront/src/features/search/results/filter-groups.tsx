import type { Facets } from '@camping/contract/search.schemas.ts'
import { toggleFilter, type Criteria } from '@camping/core/search/criteria.rules.ts'
import { allFacetsRequested } from '@camping/core/search/search.slice.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { FacetGroup, type FacetOption } from '@camping/ui/facets/facet-group.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { facetGroups } from './facet-groups.ts'

export interface FilterGroupsProps {
  criteria: Criteria
  facets: Facets
  onChange: (criteria: Criteria) => void
}

/** search-9: facility filter groups that are open by default. */
const openGroups = new Set([
  'facilities-192',
  'facilities-4730',
  'facilities-4723',
  'accommodations',
  'bedrooms',
  'countries',
])

/** Every filter with its live count; a click updates the address and the list in place. */
export function FilterGroups({ criteria, facets, onChange }: FilterGroupsProps) {
  const dispatch = useAppDispatch()
  const t = useText()
  return facetGroups(facets, t).map((group) => {
    const chosen = new Set((criteria[group.key] as readonly (string | number)[]).map(String))
    const options: FacetOption[] = group.values.map(({ value, text, count }) => ({
      value: String(value),
      text,
      count,
      checked: chosen.has(String(value)),
    }))
    const toggle = (text: string) => {
      const value = group.values.find((one) => String(one.value) === text)?.value
      if (value !== undefined) onChange(toggleFilter(criteria, group.key, value as never))
    }
    return (
      <FacetGroup
        key={group.id}
        name={group.key}
        title={group.title}
        options={options}
        onToggle={toggle}
        more={group.more ?? 0}
        onMore={() => dispatch(allFacetsRequested())}
        defaultOpen={openGroups.has(group.id)}
        labels={{
          showAll: (count) => `${t('facets.filters.showAll')} (${count})`,
          showFewer: t('facets.filters.showFewer'),
          count: (count) => t('shell.campsites', { count }),
        }}
      />
    )
  })
}
