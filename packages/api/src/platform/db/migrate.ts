import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { OpenedDatabase } from './opened-database.ts'
import type { Database } from './schema.ts'
import { splitStatements } from './split-statements.ts'
import { waitForTurn, type TurnOptions } from './wait-for-turn.ts'

const files = import.meta.glob<string>('../../migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Any constant: two starting instances must not migrate at once. */
const advisoryLock = 4_711_001

/**
 * Applies the migrations that this database has not seen, each in a transaction. Returns the applied names. With
 * nothing to apply it only reads, so that a user without the right to change the schema may call it.
 */
export async function migrate({ db }: OpenedDatabase, turn: TurnOptions = {}): Promise<string[]> {
  return await db.connection().execute(async (connection) => {
    if ((await missing(connection)).length === 0) return []
    await waitForTurn(connection, { lock: advisoryLock, until: 'session' }, turn)
    try {
      await sql`create table if not exists schema_migrations (
        name text primary key,
        applied_at timestamptz not null default now()
      )`.execute(connection)
      const applied = await missing(connection)
      for (const name of applied) await apply(connection, name)
      return applied
    } finally {
      await sql`select pg_advisory_unlock(${advisoryLock})`.execute(connection)
    }
  })
}

const texts = new Map(
  Object.entries(files).map(([path, text]) => [path.slice(path.lastIndexOf('/') + 1), text]),
)

/** The migrations of this build that the database has not seen, in order. */
async function missing(db: Kysely<Database>): Promise<string[]> {
  const names = [...texts.keys()].sort()
  const { rows } = await sql<{ made: boolean }>`
    select to_regclass('schema_migrations') is not null as made`.execute(db)
  if (!rows[0]?.made) return names
  const known = new Set(
    (await db.selectFrom('schema_migrations').select('name').execute()).map(({ name }) => name),
  )
  return names.filter((name) => !known.has(name))
}

function apply(db: Kysely<Database>, name: string): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    for (const statement of splitStatements(texts.get(name) ?? ''))
      await sql.raw(statement).execute(transaction)
    await transaction.insertInto('schema_migrations').values({ name }).execute()
  })
}
