import { classNames } from '../class-names.ts'
import styles from './climate-table.module.css'

export interface ClimateTableProps {
  /** Names the table for screen readers. */
  caption: string
  /** What stands above the columns; the first is that of the months. */
  columns: string[]
  /** Twelve rows, January first. */
  months: {
    name: string
    /** Short, for phones: "Jan". */
    short: string
    cells: string[]
    /** Lowest and highest temperature, 0 … 100 of the year's range. */
    from: number
    to: number
    /** The site is closed. */
    closed?: boolean
    /** The month of the stay. */
    current?: boolean
  }[]
  /** Where the figures come from. */
  note: string
  /** What a month in grey is, where there is one. */
  closedNote?: string
}

/** The usual weather of a place, a row per month with its temperatures drawn beside the numbers. */
export function ClimateTable({ caption, columns, months, note, closedNote }: ClimateTableProps) {
  return (
    <div className={styles.box}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={column} scope="col" className={at === 0 ? styles.first : styles.head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(({ name, short, cells, from, to, closed, current }) => (
            <tr
              key={name}
              className={classNames(closed && styles.closed, current && styles.current)}
              aria-current={current ? 'date' : undefined}
            >
              <th scope="row" className={styles.month}>
                <span className={styles.long}>{name}</span>
                <abbr className={styles.short} title={name}>
                  {short}
                </abbr>
                <span className={styles.range} aria-hidden="true">
                  <span className={styles.bar} style={{ insetInline: `${from}% ${100 - to}%` }} />
                </span>
              </th>
              {cells.map((cell, at) => (
                <td key={at} className={styles.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{note}</p>
      {closedNote && <p className={styles.note}>{closedNote}</p>}
    </div>
  )
}
