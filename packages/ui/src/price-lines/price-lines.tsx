import { classNames } from '../class-names.ts'
import styles from './price-lines.module.css'

export interface PriceLine {
  id: string
  label: string
  /** "2 adults × 14 nights × € 1.20" */
  detail?: string
  /** Formatted, with its minus for reductions. */
  amount: string
  kind?: 'normal' | 'reduction'
}

export interface PriceLinesProps {
  /** Caption of the table, for screen readers. */
  caption: string
  lines: PriceLine[]
  total: { label: string; amount: string; note?: string }
  /** How the total is paid: now, later, on site; these add up to the total. */
  schedule?: PriceLine[]
  /** "How you pay" */
  scheduleTitle?: string
}

/** The lines of a price, their total, and when which part is due. */
export function PriceLines({ caption, lines, total, schedule = [], scheduleTitle }: PriceLinesProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {lines.map((line) => (
          <Row key={line.id} line={line} />
        ))}
      </tbody>
      <tbody>
        <tr className={styles.total}>
          <th scope="row">
            {total.label}
            {total.note && <span className={styles.detail}>{total.note}</span>}
          </th>
          <td>{total.amount}</td>
        </tr>
      </tbody>
      {schedule.length > 0 && (
        <tbody className={styles.schedule}>
          {scheduleTitle && (
            <tr>
              <th className={styles.scheduleTitle} scope="rowgroup" colSpan={2}>
                {scheduleTitle}
              </th>
            </tr>
          )}
          {schedule.map((line) => (
            <Row key={line.id} line={line} />
          ))}
        </tbody>
      )}
    </table>
  )
}

function Row({ line }: { line: PriceLine }) {
  return (
    <tr className={classNames(styles.line, line.kind === 'reduction' && styles.reduction)}>
      <th scope="row">
        {line.label}
        {line.detail && <span className={styles.detail}>{line.detail}</span>}
      </th>
      <td>{line.amount}</td>
    </tr>
  )
}
