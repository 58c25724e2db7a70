import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link-context.tsx'
import styles from './chip.module.css'

interface ChipProps {
  text: string
  /** Address of the page without this filter: removing works without JavaScript. */
  removeHref?: string
  /** "Remove filter: Pool" */
  removeLabel?: string
  onRemove?: () => void
}

/** One filter that is set. With `removeHref` or `onRemove` the whole chip removes it. */
function Chip({ text, removeHref, removeLabel, onRemove }: ChipProps) {
  const content = (
    <>
      {text}
      <Icon name="close" size="sm" />
    </>
  )
  if (removeHref)
    return (
      <Link href={removeHref} className={styles.chip} aria-label={removeLabel} preserveScroll rel="nofollow">
        {content}
      </Link>
    )
  if (onRemove)
    return (
      <button type="button" className={styles.chip} aria-label={removeLabel} onClick={onRemove}>
        {content}
      </button>
    )
  return <span className={styles.chip}>{text}</span>
}

export interface ChipRowProps {
  label: string
  chips: (ChipProps & { id: string })[]
  /** "Clear all" */
  clear?: { text: string; href: string }
}

/** The active filters, above the list. The empty component retains its height, so the list does not jump. */
export function ChipRow({ label, chips, clear }: ChipRowProps) {
  return (
    <ul className={styles.row} aria-label={label}>
      {chips.map(({ id, ...chip }) => (
        <li key={id}>
          <Chip {...chip} />
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
