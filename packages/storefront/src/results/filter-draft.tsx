import { clearFilters, type Criteria } from '@camping/core/search/criteria.ts'
import { FilterSheet } from '@camping/ui/islands/filter-sheet.tsx'
import { useState } from 'react'
import { useLazyWords } from '../app/lazy-words.ts'
import { useText } from '../format/use-text.ts'
import { FilterGroups } from './filter-groups.tsx'
import { useResults } from './use-results.ts'

export interface FilterDraftProps {
  /** What is searched now. */
  criteria: Criteria
  onApply: (criteria: Criteria) => void
  onClose: () => void
}

/**
 * The sheet with the filters of small screens. What is touched there is a search of its own, which is counted at once and
 * shown below only when it is applied; closing the sheet forgets it.
 */
export function FilterDraft({ criteria, onApply, onClose }: FilterDraftProps) {
  useLazyWords('filters')
  const t = useText()
  const [draft, setDraft] = useState(criteria)
  const { data, currentData, isError } = useResults(draft)
  return (
    <FilterSheet
      open
      title={t('results.filters')}
      closeLabel={t('shell.close')}
      showText={data && !isError ? t('filters.show', { count: data.paging.total }) : t('filters.apply')}
      // Without an answer the filters can be applied all the same: the list says what is wrong.
      updating={!currentData && !isError}
      clear={{ text: t('results.filters.clear'), onClick: () => setDraft(clearFilters(draft)) }}
      onShow={() => onApply(draft)}
      onClose={onClose}
    >
      {data && <FilterGroups criteria={draft} facets={data.facets} onChange={setDraft} />}
    </FilterSheet>
  )
}
