import { classNames } from '../class-names.ts'
import styles from './filter-chips.module.css'

export interface FilterChip {
  id: string
  text: string
  /** How many one would see with it. Without any it can only be taken back. */
  count: number
  chosen: boolean
  onToggle: () => void
}

export interface FilterChipsProps {
  /** Names the filters. */
  label: string
  /** Lists of values that belong together; empty ones are left out. */
  groups: FilterChip[][]
  /** "3 of 6 accommodations": what is left, said when it changes. */
  status: string
}

/** Filters of a short list, all in sight: one touch chooses, one takes back. */
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
