import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import styles from './table.module.css'

interface AmountRow {
  readonly id: string
  readonly name: string
  /** Small below the name: a day. */
  readonly detail?: string
  readonly amount: string
}

export interface AmountTableProps {
  /** What is listed, for screen readers. */
  readonly caption: string
  /** In the order in which they happened. */
  readonly rows: readonly AmountRow[]
}

/** Amounts of money below each other, each with its name. */
export function AmountTable({ caption, rows }: AmountTableProps) {
  return (
    <Table>
      <caption className="visually-hidden">{caption}</caption>
      <TableBody>
        {rows.map(({ id, name, detail, amount }) => (
          <TableRow key={id}>
            <TableCell component="th" scope="row" className={styles.name}>
              {name}
              {detail && <span className={styles.detail}>{detail}</span>}
            </TableCell>
            <TableCell className={styles.amount}>{amount}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
