import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { OpenedDatabase } from './opened-database.ts'
import type { Database } from './schema.ts'
import { splitStatements } from './split-statements.ts'

const files = import.meta.glob<string>('../migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Any constant: two starting instances must not migrate at once. */
const advisoryLock = 4_711_001

/** Applies the migrations that this database has not seen, each in a transaction. Answers the names applied. */
export async function migrate(database: OpenedDatabase): Promise<string[]> {
  const { db } = database
  await db.connection().execute(async (connection) => {
    await locked(connection, () =>
      sql`create table if not exists schema_migrations (
        name text primary key,
        applied_at timestamptz not null default now()
      )`.execute(connection),
    )
  })
  const applied: string[] = []
  for (const path of Object.keys(files).sort()) {
    const name = path.slice(path.lastIndexOf('/') + 1)
    if (await apply(db, name, files[path] as string)) applied.push(name)
  }
  return applied
}

/** Session lock around creating the bookkeeping table; `if not exists` alone can fail when two do it at once. */
async function locked(db: Kysely<Database>, work: () => Promise<unknown>): Promise<void> {
  await sql`select pg_advisory_lock(${advisoryLock})`.execute(db)
  try {
    await work()
  } finally {
    await sql`select pg_advisory_unlock(${advisoryLock})`.execute(db)
  }
}

function apply(db: Kysely<Database>, name: string, text: string): Promise<boolean> {
  return db.transaction().execute(async (transaction: Transaction<Database>) => {
    await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(transaction)
    const known = await transaction
      .selectFrom('schema_migrations')
      .select('name')
      .where('name', '=', name)
      .execute()
    if (known.length > 0) return false
    for (const statement of splitStatements(text)) await sql.raw(statement).execute(transaction)
    await transaction.insertInto('schema_migrations').values({ name }).execute()
    return true
  })
}
