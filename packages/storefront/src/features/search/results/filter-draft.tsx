import { clearFilters, type Criteria } from '@camping/core/search/criteria.rules.ts'
import { FilterSheet } from '@camping/ui/popups/filter-sheet.tsx'
import { useState } from 'react'
import { useText } from '../../../kit/format/use-text.ts'
import { FilterGroups } from './filter-groups.tsx'
import { RangeFilters } from './range-filters.tsx'
import { useResults } from './use-results.ts'

export interface FilterDraftProps {
  /** The current search. */
  criteria: Criteria
  onApply: (criteria: Criteria) => void
  onClose: () => void
}

/**
 * The filter sheet of small screens. Its choices form a separate search, which is counted at once and applied by the
 * button; closing the sheet discards it.
 */
export function FilterDraft({ criteria, onApply, onClose }: FilterDraftProps) {
  const t = useText()
  const [draft, setDraft] = useState(criteria)
  const { data, currentData, isError } = useResults(draft)
  return (
    <FilterSheet
      title={t('facets.filters')}
      closeLabel={t('shell.close')}
      showText={data && !isError ? t('facets.show', { count: data.paging.total }) : t('facets.filters.apply')}
      // Without an answer the filters can still be applied: the list then reports the error.
      updating={!currentData && !isError}
      clear={{ text: t('results.filters.clear'), onClick: () => setDraft(clearFilters(draft)) }}
      onShow={() => onApply(draft)}
      onClose={onClose}
    >
      {data && (
        <>
          <RangeFilters criteria={draft} facets={data.facets} onChange={setDraft} />
          <FilterGroups criteria={draft} facets={data.facets} onChange={setDraft} />
        </>
      )}
    </FilterSheet>
  )
}
