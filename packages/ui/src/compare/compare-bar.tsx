import { Button, ButtonLink } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import styles from './compare-bar.module.css'

export interface CompareBarProps {
  /** "Comparison" */
  label: string
  /** "2 of 4 to compare" */
  count: string
  /** Their names, as far as there is room. */
  names: string[]
  /** The comparison; without it one more has to be chosen first. */
  href?: string
  /** "Compare" */
  action: string
  /** Name of the button that empties the comparison. */
  clearLabel: string
  /** Empties the comparison. */
  onClear: () => void
}

/**
 * What is chosen to be compared, above whatever else the page has at its lower edge. The page scrolls on below it, so that it
 * never lies over the end of a page.
 */
export function CompareBar({ label, count, names, href, action, clearLabel, onClear }: CompareBarProps) {
  return (
    <section className={styles.bar} aria-label={label} data-compare-bar="">
      <p className={styles.words}>
        <b aria-live="polite">{count}</b>
        <span className={styles.names}>{names.join(' · ')}</span>
      </p>
      {href ? (
        <ButtonLink kind="brand" href={href}>
          {action}
        </ButtonLink>
      ) : (
        <Button kind="brand" disabled>
          {action}
        </Button>
      )}
      <IconButton icon="close" label={clearLabel} onClick={onClear} />
    </section>
  )
}
