import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import styles from './results-layout.module.css'

interface FiltersForm {
  id: string
  /** The list's own path. */
  action: string
  /** The rest of the search. */
  hidden: readonly (readonly [name: string, value: string])[]
  submitLabel: string
}

export interface ResultsLayoutProps {
  /** "214 campsites at Lake Garda" */
  title: string
  /** Under the title: what prices include, and for how many nights. */
  text?: string
  /** Read out after the text, where it changes something that is seen elsewhere: "Sort by: Lowest price". */
  spoken?: string
  /** 2 where another heading of the page comes above. */
  headingLevel?: 1 | 2
  /** Facet groups; on phones and tablets the FilterSheet shows them instead. */
  filters: ReactNode
  /** Names the column of filters. */
  filtersLabel: string
  /** The form of the filters, which sends them where no script runs. */
  filtersForm: FiltersForm
  /** Sorting, above the list. */
  toolbar?: ReactNode
  /** Opens the map. */
  mapButton?: ReactNode
  /** Opens the filters where they have no column: on phones and tablets, and where the map takes it. */
  filtersButton?: ReactNode
  /** The active filters. */
  chips?: ReactNode
  /** At the right from 1280 px, instead of the column of filters; narrower screens open it as a dialog. */
  map?: ReactNode
  /** Results are loading: the list stays, dimmed. */
  updating?: boolean
  /** The cards. */
  children: ReactNode
  /** Pagination and further content. */
  after?: ReactNode
}

/**
 * Layout of a results page: filters left, list, and from 1280 px list left, map right. Phones and tablets show the list first, below a
 * row with filters, map and order that sticks under the header.
 */
export function ResultsLayout(props: ResultsLayoutProps) {
  const {
    title,
    text,
    spoken,
    filters,
    toolbar,
    mapButton,
    filtersButton,
    chips,
    map,
    updating,
    children,
    after,
    headingLevel = 1,
    filtersForm,
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
            {spoken && (
              <span className="visually-hidden">{`${text?.endsWith('.') ? ' ' : '. '}${spoken}`}</span>
            )}
          </p>
        </div>
        <div className={styles.tools}>
          <div className={styles.bar}>
            {filtersButton && <div className={styles.filtersButton}>{filtersButton}</div>}
            {mapButton && <div className={styles.mapButton}>{mapButton}</div>}
            {toolbar}
          </div>
        </div>
      </header>
      <aside className={styles.filters} aria-label={props.filtersLabel}>
        {/* With scripts each filter applies at once. */}
        <form
          id={filtersForm.id}
          method="get"
          action={filtersForm.action}
          onSubmit={(event) => event.preventDefault()}
        >
          {filtersForm.hidden.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          {filters}
          <Button type="submit" kind="primary" wide className={styles.submit}>
            {filtersForm.submitLabel}
          </Button>
        </form>
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
      {map && <div className={styles.map}>{map}</div>}
    </div>
  )
}
