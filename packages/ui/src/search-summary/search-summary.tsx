import { Icon } from '../icon/icon.tsx'
import styles from './search-summary.module.css'

export interface SearchSummaryProps {
  /** "Lake Garda" */
  place: string
  /** "12–26 July" */
  dates: string
  /** "2 adults, 2 children" */
  party: string
  /** "Change search" */
  label: string
  /** The search form is open. */
  expanded: boolean
  /** id of the region that it opens. */
  controls?: string
  /** Opens and closes the search form. */
  onClick: () => void
  /** The visitor is about to open it: the moment to load the form. */
  onIntent?: () => void
}

/** The current search, in the centre of the header; opens the search form in place. */
export function SearchSummary(props: SearchSummaryProps) {
  return (
    <button
      type="button"
      className={styles.summary}
      aria-expanded={props.expanded}
      aria-controls={props.expanded ? props.controls : undefined}
      data-opens={props.controls}
      onClick={props.onClick}
      onPointerEnter={props.onIntent}
      onFocus={props.onIntent}
    >
      <Icon name="search" className={styles.icon} />
      <span className="visually-hidden">{props.label}: </span>
      <span className={styles.place}>{props.place}</span>
      <span className={styles.rest}>
        {props.dates} · {props.party}
      </span>
    </button>
  )
}
