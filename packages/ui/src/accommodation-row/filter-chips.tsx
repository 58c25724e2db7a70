import { classNames } from '../class-names.ts'
import styles from './filter-chips.module.css'

export interface FilterChip {
  id: string
  text: string
  /** Results with this filter. A filter without results can only be removed. */
  count: number
  chosen: boolean
  onToggle: () => void
}

export interface FilterChipsProps {
  /** Names the filters. */
  label: string
  /** Groups of filters; empty groups are not rendered. */
  groups: FilterChip[][]
  /** "3 of 6 accommodations": announced whenever it changes. */
  status: string
}

/** Filters of a short list, all visible: one tap sets a filter, another removes it. */
export function FilterChips({ label, groups, status }: FilterChipsProps) {
  return (
    <div className={styles.row} role="group" aria-label={label}>
      {groups.map(
        (chips, i) =>
          chips.length > 0 && (
            <span key={i} className={styles.group}>
              {chips.map(({ id, text, count, chosen, onToggle }) => (
                <button
                  key={id}
                  type="button"
                  className={classNames(styles.chip, chosen && styles.chosen)}
                  aria-pressed={chosen}
                  disabled={count === 0 && !chosen}
                  onClick={onToggle}
                >
                  {text}
                  <span className={styles.count}>{count}</span>
                </button>
              ))}
            </span>
          ),
      )}
      <span className={styles.status} role="status">
        {status}
      </span>
    </div>
  )
}
