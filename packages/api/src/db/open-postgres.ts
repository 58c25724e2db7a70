import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { OpenedDatabase } from './opened-database.ts'
import { keepListening } from './postgres-listener.ts'
import type { Database } from './schema.ts'
import { firstLine, StartupError } from './startup-error.ts'

const int8 = 20
const date = 1082
/** PostgreSQL's own word for it. */
const tooManyConnections = '53300'

/** int8 as number and dates of stays as text, as PGlite answers them. */
export const typeParsers = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === int8) return Number
    if (oid === date) return (text: string) => text
    return pg.types.getTypeParser(oid, format)
  },
}

/** More requests than this do not wait for a connection; they are told so at once (RELIABILITY.md F52). */
const longestQueue = 500

/**
 * What was answered with success must be on disk, and on the replica where the server is told to wait for one (I9, F49). A server
 * that does more than that is left as it is.
 */
const keepCommits = `select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') in ('off', 'local')`

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
    onConnect: keepCommitsOf,
  })
  // A connection that breaks is replaced by the pool, and whoever was using it hears of it by their query. Without a listener it
  // would end the process: the pool has one for idle connections alone.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new StartupError(`The database ${description} cannot be reached: ${reason(error)}`)
  }
  const stops: (() => Promise<void>)[] = []
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: boundedPool(pool) }) })
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

/** The pool waits for what comes back, which its types do not say. */
function keepCommitsOf(client: pg.ClientBase): unknown {
  return client.query(keepCommits)
}

/** The pool itself lets any number wait. */
function boundedPool(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    async connect() {
      if (pool.waitingCount >= longestQueue)
        throw Object.assign(new Error('Too many wait for a database connection'), {
          code: tooManyConnections,
        })
      return await pool.connect()
    },
    end: () => pool.end(),
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
