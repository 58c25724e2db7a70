import { SortSelect } from '../facets/sort-select.tsx'
import type { SortSelectProps } from '../facets/sort-select.tsx'
import styles from './review-tools.module.css'

export interface ReviewToolsProps {
  /** The order of the reviews. */
  sort: SortSelectProps
  /** By whom they were written; each button has its count. */
  groups: {
    label: string
    /** `countText` "120"; the first option usually means everybody. */
    options: { value: string; text: string; countText: string }[]
    value: string
    onChoose: (value: string) => void
  }
}

/** Filter by author and sorting, above the list of reviews. Hidden without scripts, which it needs. */
export function ReviewTools({ sort, groups }: ReviewToolsProps) {
  return (
    <div className={styles.tools}>
      <div className={styles.groups} role="group" aria-label={groups.label}>
        {groups.options.map(({ value, text, countText }) => (
          <button
            key={value}
            type="button"
            className={styles.group}
            aria-pressed={value === groups.value}
            onClick={() => groups.onChoose(value)}
          >
            {text} <span className={styles.count}>{countText}</span>
          </button>
        ))}
      </div>
      <SortSelect {...sort} />
    </div>
  )
}
