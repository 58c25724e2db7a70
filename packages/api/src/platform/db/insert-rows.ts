import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from './schema.ts'

export interface RowsToInsert<Table extends keyof Database> {
  readonly columns: readonly (keyof Database[Table] & string)[]
  readonly rows: readonly Partial<Record<keyof Database[Table], unknown>>[]
}

/**
 * Inserts many rows with one parameter: the rows as JSON, expanded by the table's types. Missing columns become
 * null, so name only columns that every row fills or that may be null.
 */
export async function insertRows<Table extends keyof Database>(
  db: Kysely<Database> | Transaction<Database>,
  table: Table,
  { columns, rows }: RowsToInsert<Table>,
): Promise<void> {
  if (rows.length === 0) return
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const json = JSON.stringify(rows)
  await sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)
  `.execute(db)
}
