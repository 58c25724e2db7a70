import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { classNames } from '../class-names.ts'
import styles from './price-lines.module.css'

interface PriceLine {
  id: string
  label: string
  /** "2 people × 14 nights, from age 14", "€24.49 at the campsite": one line each. */
  details?: readonly string[]
  /** Formatted, with a minus for reductions. */
  amount: string
  kind?: 'normal' | 'reduction'
}

export interface PriceLinesProps {
  /** Caption of the table, for screen readers. */
  caption: string
  /** What the price is made of; reductions have a minus. */
  lines: PriceLine[]
  /** Amounts paid at the campsite: part of the total, under a separate heading. */
  onSite?: { title: string; lines: PriceLine[]; note?: string }
  /** The sum of all lines, those paid at the campsite included. */
  total: { label: string; amount: string; note?: string }
  /** Payment schedule: now, before arrival, at the campsite; the amounts add up to the total. */
  schedule?: PriceLine[]
  /** "How you pay" */
  scheduleTitle?: string
  /** Below all: what was paid of it already, and what is left. */
  paid?: PriceLine[]
}

/** The lines of a price, their total, and the payment schedule. */
export function PriceLines(props: PriceLinesProps) {
  const { caption, lines, onSite, total, schedule = [], scheduleTitle, paid = [] } = props
  return (
    <Table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <TableBody>
        {lines.map((line) => (
          <Row key={line.id} line={line} />
        ))}
      </TableBody>
      {onSite && (
        <TableBody className={styles.onSite}>
          <Heading text={onSite.title} />
          {onSite.lines.map((line) => (
            <Row key={line.id} line={line} />
          ))}
          {onSite.note && (
            <TableRow>
              <TableCell className={styles.note} colSpan={2}>
                {onSite.note}
              </TableCell>
            </TableRow>
          )}
        </TableBody>
      )}
      <TableBody>
        <TableRow className={styles.total}>
          <TableCell component="th" scope="row">
            {total.label}
            {total.note && <span className={styles.detail}>{total.note}</span>}
          </TableCell>
          <TableCell>{total.amount}</TableCell>
        </TableRow>
      </TableBody>
      {schedule.length > 0 && (
        <TableBody className={styles.schedule}>
          {scheduleTitle && <Heading text={scheduleTitle} />}
          {schedule.map((line) => (
            <Row key={line.id} line={line} />
          ))}
        </TableBody>
      )}
      {paid.length > 0 && (
        <TableBody className={styles.schedule}>
          {paid.map((line) => (
            <Row key={line.id} line={line} />
          ))}
        </TableBody>
      )}
    </Table>
  )
}

function Heading({ text }: { text: string }) {
  return (
    <TableRow>
      <TableCell component="th" className={styles.heading} scope="rowgroup" colSpan={2}>
        {text}
      </TableCell>
    </TableRow>
  )
}

function Row({ line }: { line: PriceLine }) {
  return (
    <TableRow className={classNames(styles.line, line.kind === 'reduction' && styles.reduction)}>
      <TableCell component="th" scope="row">
        {line.label}
        {line.details?.map((detail) => (
          <span key={detail} className={styles.detail}>
            {detail}
          </span>
        ))}
      </TableCell>
      <TableCell>{line.amount}</TableCell>
    </TableRow>
  )
}
