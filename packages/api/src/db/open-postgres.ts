import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { OpenedDatabase } from './opened-database.ts'
import { keepListening } from './postgres-listener.ts'
import type { Database } from './schema.ts'
import { firstLine, StartupError } from './startup-error.ts'

const int8 = 20
const date = 1082

/** int8 as number and dates of stays as text, as PGlite answers them. */
export const typeParsers = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === int8) return Number
    if (oid === date) return (text: string) => text
    return pg.types.getTypeParser(oid, format)
  },
}

/** Opens a PostgreSQL server. Throws StartupError with one line when it cannot be reached. */
export async function openPostgres(databaseUrl: string): Promise<OpenedDatabase> {
  const description = describeUrl(databaseUrl)
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    types: typeParsers,
    max: 12,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'camping-api',
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new StartupError(`The database ${description} cannot be reached: ${reason(error)}`)
  }
  const stops: (() => Promise<void>)[] = []
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    kind: 'postgres',
    description,
    async exec(sql) {
      await pool.query(sql)
    },
    async listen(listening) {
      stops.push(await keepListening(databaseUrl, listening))
    },
    async close() {
      await Promise.all(stops.map((stop) => stop()))
      await db.destroy()
    },
  }
}

function describeUrl(databaseUrl: string): string {
  try {
    const url = new URL(databaseUrl)
    return `${url.hostname}:${url.port || 5432}${url.pathname}`
  } catch {
    throw new StartupError('DATABASE_URL is not a valid address.')
  }
}

function reason(error: unknown): string {
  // A refused connection on a name with two addresses arrives as an AggregateError without a message.
  if (error instanceof AggregateError && error.errors.length > 0) return firstLine(error.errors[0])
  return firstLine(error)
}
