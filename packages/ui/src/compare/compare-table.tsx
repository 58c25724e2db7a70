import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Checkbox } from '../facets/checkbox.tsx'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { Picture, type PictureProps } from '../picture/picture.tsx'
import styles from './compare-table.module.css'

interface CompareColumn {
  /** Unique among the columns. */
  id: string
  name: string
  href: string
  /** "Lake Garda, Italy" */
  place: string
  picture?: Pick<PictureProps, 'src' | 'alt' | 'placeholder'>
  /** The comparison without this column. */
  removeHref: string
  /** "Remove Camping Bella Riva" */
  removeLabel: string
  onRemove?: () => void
}

export interface CompareRow {
  label: string
  /** In the order of the columns. */
  cells: ReactNode[]
  /** Whether the cells say different things. */
  differs: boolean
}

export interface CompareGroup {
  /** "In the accommodation"; the first group stands under the columns' names alone. */
  title?: string
  rows: CompareRow[]
}

export interface CompareTableProps {
  /** Two to four. */
  columns: CompareColumn[]
  /** Rows by subject: the stay, the campsite, the accommodation. */
  groups: CompareGroup[]
  /** Words of the table that are not in its cells. */
  labels: {
    /** "Comparison of 3 campsites" */
    table: string
    /** What the first column has: "Feature" */
    feature: string
    /** "Highlight differences" */
    highlight: string
    /** At a row that differs, while differences are highlighted: "Differs" */
    differs: string
  }
}

/**
 * Campsites or accommodations side by side. On phones the columns are swiped, and each row's label stays over its cells; from
 * tablets on the labels are a column that stays. Differences are highlighted by a checkbox and the stylesheet, without a script.
 */
export function CompareTable({ columns, groups, labels }: CompareTableProps) {
  return (
    <div className={styles.root} style={{ '--columns': columns.length } as CSSProperties}>
      {columns.length > 1 && <Checkbox className={styles.toggle}>{labels.highlight}</Checkbox>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.scroll} role="region" aria-label={labels.table} tabIndex={0}>
        <table className={styles.table}>
          <caption className="visually-hidden">{labels.table}</caption>
          <thead>
            <tr className={styles.row}>
              <th scope="col" className={styles.corner}>
                <span className="visually-hidden">{labels.feature}</span>
              </th>
              {columns.map((column, index) => (
                <th key={column.id} scope="col" className={styles.column}>
                  <ColumnHead {...column} isFirst={index === 0} />
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rows }, index) => (
            <tbody key={title ?? index}>
              {title && (
                <tr className={styles.row}>
                  <th scope="rowgroup" colSpan={columns.length + 1} className={styles.group}>
                    <span className={styles.groupTitle}>{title}</span>
                  </th>
                </tr>
              )}
              {rows.map((row) => (
                <tr key={row.label} className={classNames(styles.row, row.differs && styles.differs)}>
                  <th scope="row" className={styles.label}>
                    <span className={styles.labelText}>
                      {row.label}
                      {row.differs && <span className={styles.mark}>{labels.differs}</span>}
                    </span>
                  </th>
                  {row.cells.map((cell, at) => (
                    <td key={columns[at]?.id ?? at} className={styles.cell}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </div>
  )
}

function ColumnHead({
  name,
  href,
  place,
  picture,
  removeHref,
  removeLabel,
  onRemove,
  isFirst,
}: CompareColumn & { isFirst: boolean }) {
  return (
    <span className={styles.head}>
      {picture && (
        <Picture
          {...picture}
          className={styles.picture}
          width={280}
          height={140}
          ratio="fill"
          widths={[240, 320, 480, 640]}
          sizes="(min-width: 640px) 280px, 46vw"
          priority={isFirst}
        />
      )}
      <span className={styles.name}>
        <Link href={href}>{name}</Link>
        <span className={styles.place}>{place}</span>
      </span>
      <Link
        href={removeHref}
        preserveScroll
        className={styles.remove}
        aria-label={removeLabel}
        onClick={onRemove}
      >
        <Icon name="close" size="sm" />
      </Link>
    </span>
  )
}

export interface CompareMarkProps {
  /** The facility is there. */
  has: boolean
  /** The same in words. */
  children: ReactNode
}

/** What a cell says of a facility: an icon beside its words, so that colour is never all. */
export function CompareMark({ has, children }: CompareMarkProps) {
  return (
    <span className={has ? styles.has : styles.hasNot}>
      <Icon name={has ? 'check' : 'minus'} size="sm" />
      {children}
    </span>
  )
}
