import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import styles from './chip.module.css'

interface ChipProps {
  text: string
  /** Address of the page without this filter: removing works without JavaScript. */
  removeHref: string
  /** "Remove filter: Pool" */
  removeLabel: string
}

export interface ChipRowProps {
  /** Names the list: "Active filters". */
  label: string
  /** One for each filter, in the order of the filters. */
  chips: (ChipProps & { id: string })[]
  /** "Clear all" */
  clear?: { text: string; href: string }
}

/** The active filters, above the list; each removes itself. The empty component retains its height, so the list does not jump. */
export function ChipRow({ label, chips, clear }: ChipRowProps) {
  if (chips.length === 0) return <div className={styles.row} />
  return (
    <ul className={styles.row} aria-label={label}>
      {chips.map(({ id, text, removeHref, removeLabel }) => (
        <li key={id}>
          <Link
            href={removeHref}
            className={styles.chip}
            aria-label={removeLabel}
            preserveScroll
            rel="nofollow"
          >
            {text}
            <Icon name="close" size="sm" />
          </Link>
        </li>
      ))}
      {clear && chips.length > 1 && (
        <li>
          <Link href={clear.href} className={styles.clear} preserveScroll rel="nofollow">
            {clear.text}
          </Link>
        </li>
      )}
    </ul>
  )
}
