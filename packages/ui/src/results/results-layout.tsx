import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './results-layout.module.css'

export interface ResultsLayoutProps {
  /** "214 campsites at Lake Garda" */
  title: string
  /** Under the title: what prices include, and for how many nights. */
  text?: string
  /** 2 where another heading of the page comes above. */
  headingLevel?: 1 | 2
  /** Facet groups; on phones the FilterSheet shows them instead. */
  filters: ReactNode
  filtersLabel: string
  /** Sorting, above the list. */
  toolbar?: ReactNode
  /** Opens the map; phones have it among the floating buttons. */
  mapButton?: ReactNode
  /** The active filters. */
  chips?: ReactNode
  /** At the right from 1280 px; narrower screens open it as a dialog. */
  map?: ReactNode
  mapLabel?: string
  /** Floating buttons over the list on phones, for map and filters. */
  floating?: ReactNode
  /** Results are loading: the list stays, dimmed. */
  updating?: boolean
  /** The cards. */
  children: ReactNode
  /** Pagination and further content. */
  after?: ReactNode
}

/** Layout of a results page: filters left, list, map right; phones show the list first. */
export function ResultsLayout(props: ResultsLayoutProps) {
  const {
    title,
    text,
    filters,
    toolbar,
    mapButton,
    chips,
    map,
    floating,
    updating,
    children,
    after,
    headingLevel = 1,
  } = props
  const Title = `h${headingLevel}` as const
  return (
    <div className={classNames(styles.layout, Boolean(map) && styles.withMap)}>
      <header className={styles.head}>
        <div>
          <Title className={styles.title}>{title}</Title>
          {/* Announced when a filter or a page changes it. */}
          <p className={styles.text} role="status">
            {text}
          </p>
        </div>
        <div className={styles.tools}>
          {mapButton && <div className={styles.mapButton}>{mapButton}</div>}
          {toolbar}
        </div>
      </header>
      <aside className={styles.filters} aria-label={props.filtersLabel}>
        {filters}
      </aside>
      <div className={styles.main}>
        {chips}
        <div
          className={classNames(styles.list, updating && styles.updating)}
          aria-busy={updating || undefined}
        >
          {children}
        </div>
        {after}
      </div>
      {map && (
        <aside className={styles.map} aria-label={props.mapLabel}>
          {map}
        </aside>
      )}
      {floating && <div className={styles.floating}>{floating}</div>}
    </div>
  )
}
