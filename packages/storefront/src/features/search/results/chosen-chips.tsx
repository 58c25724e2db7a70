import type { SearchSitesReply } from '@camping/contract/search.schemas.ts'
import { clearFilters, toggleFilter, type Criteria } from '@camping/core/search/criteria.rules.ts'
import { ChipRow } from '@camping/ui/badge/chip.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { searchOf } from '../../../kit/routing/use-search-navigation.ts'
import { chosenValues } from './facet-groups.ts'
import { useChosenRanges } from './use-chosen-ranges.ts'

/** Above the list: everything that narrows it, the part of the map first; each chip removes itself. */
export function ChosenChips({
  request,
  results,
}: {
  request: PageRequest
  results: SearchSitesReply | undefined
}) {
  const t = useText()
  const { criteria, pathname, params } = request
  const ranges = useChosenRanges(criteria)
  if (!results) return null
  const without = (id: string, text: string, rest: Criteria) => ({
    id,
    text,
    removeHref: pathname + searchOf(rest, params),
    removeLabel: t('facets.filters.remove', { name: text }),
  })
  const whole = { ...criteria, bounds: null, page: 1 }
  return (
    <ChipRow
      label={t('facets.filters.set')}
      chips={[
        ...(criteria.bounds ? [without('bounds', t('facets.filters.area'), whole)] : []),
        ...ranges.map(({ id, text, rest }) => without(id, text, rest)),
        ...chosenValues(criteria, results.facets, t).map(({ id, key, value, text }) =>
          without(id, text, toggleFilter(criteria, key, value as never)),
        ),
      ]}
      clear={{
        text: t('results.filters.clear'),
        href: pathname + searchOf(clearFilters(whole), params),
      }}
    />
  )
}
