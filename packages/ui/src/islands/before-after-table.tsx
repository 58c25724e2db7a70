import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { classNames } from '../class-names.ts'
import styles from './table.module.css'

export interface BeforeAfterRow {
  readonly id: string
  readonly name: string
  readonly before: string
  readonly after: string
  readonly strong?: boolean
  /** Both are amounts of money, which are never broken. */
  readonly amounts?: boolean
}

export interface BeforeAfterTableProps {
  /** Of the column of names, for screen readers. */
  readonly nameHead: string
  /** Of the column with what was agreed so far. */
  readonly beforeHead: string
  /** Of the column with what it will be. */
  readonly afterHead: string
  /** Line by line, the total last. */
  readonly rows: readonly BeforeAfterRow[]
}

/** What changes, line by line: so far, and new. What stays the same is soft, so that the eye finds what changes. */
export function BeforeAfterTable({ nameHead, beforeHead, afterHead, rows }: BeforeAfterTableProps) {
  return (
    <Table>
      <TableHead>
        <TableRow>
          <TableCell scope="col">
            <span className="visually-hidden">{nameHead}</span>
          </TableCell>
          <TableCell scope="col">{beforeHead}</TableCell>
          <TableCell scope="col">{afterHead}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ id, name, before, after, strong, amounts }) => (
          <TableRow key={id} className={strong ? styles.sum : before === after ? styles.soft : undefined}>
            <TableCell component="th" scope="row" className={styles.name}>
              {name}
            </TableCell>
            {[before, after].map((value, at) => (
              <TableCell key={at} className={classNames(amounts ? styles.amount : styles.words)}>
                {value}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
