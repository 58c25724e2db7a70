import { siteSortings, type SiteSorting } from '@camping/core/search/criteria.rules.ts'
import { SortSelect } from '@camping/ui/facets/sort-select.tsx'
import { useText } from '../../../kit/format/use-text.ts'

interface ResultSortProps {
  readonly sort: SiteSorting
  readonly onSort: (sort: SiteSorting) => void
  /** Id of the form that sends the order where no script runs. */
  readonly form?: string
}

/** The order of campsites, with the rule behind it. */
export function ResultSort({ sort, onSort, form }: ResultSortProps) {
  const t = useText()
  return (
    <SortSelect
      name="sort"
      {...(form ? { form } : {})}
      label={t('results.sort')}
      value={sort}
      options={siteSortings.map((id) => ({ value: id, text: t(`results.sort.${id}`) }))}
      onValueChange={(id) => onSort(id as SiteSorting)}
      explanation={{
        label: t('facets.sort.how'),
        text: t(`facets.sort.how.${sort.split('-')[0] as 'popular' | 'price' | 'reviews'}`),
      }}
    />
  )
}
