import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { OpenedDatabase } from './opened-database.ts'
import { boundedPool } from './bounded-pool.ts'
import { openPostgresListener } from './postgres-listener.ts'
import { postgresTiming } from './postgres-timing.ts'
import type { Database } from './schema.ts'
import { firstLine, StartupError } from './startup-error.ts'

const int8 = 20
const date = 1082

/** int8 as number and dates of stays as text, like PGlite. */
const typeParsers = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === int8) return Number
    if (oid === date) return (text: string) => text
    return pg.types.getTypeParser(oid, format)
  },
}

/**
 * A reply of success requires its commit on disk, and on the replica where the server is configured to wait for
 * one (I9, F49). Stricter settings of a server stay unchanged.
 */
const requireCommits = `select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') in ('off', 'local')`

/** Opens a PostgreSQL server. Throws StartupError with one line when it cannot be reached. */
export async function openPostgres(databaseUrl: string, timing = postgresTiming): Promise<OpenedDatabase> {
  const description = describeUrl(databaseUrl)
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    types: typeParsers,
    max: 12,
    // A statement whose answer nobody reads does not make the next one wait (unread.ts).
    pipeline: true,
    connectionTimeoutMillis: timing.connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: timing.heartbeatMs,
    statement_timeout: timing.statementMs,
    query_timeout: timing.queryMs,
    idle_in_transaction_session_timeout: timing.statementMs,
    application_name: 'camping-api',
    onConnect: requireCommitsOf,
  })
  const { bounded, cutSilentSince } = boundedPool(pool, timing)
  await reach(pool, description)
  const listener = openPostgresListener(databaseUrl, { onSilence: cutSilentSince, timing })
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: bounded }) })
  return {
    db,
    kind: 'postgres',
    description,
    async exec(sql) {
      await pool.query(sql)
    },
    listen: (listening) => listener.listen(listening),
    isListening: () => listener.isListening(),
    async close() {
      await listener.close()
      await db.destroy()
    },
  }
}

/**
 * A connection for migrations: a single one without time-outs, whatever the server's defaults. A migration may
 * take long, and so may waiting for another process's.
 * @throws StartupError with one line when it cannot be reached.
 */
export async function openPostgresUnhurried(databaseUrl: string): Promise<OpenedDatabase> {
  const description = describeUrl(databaseUrl)
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    types: typeParsers,
    max: 1,
    connectionTimeoutMillis: postgresTiming.connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: postgresTiming.heartbeatMs,
    application_name: 'camping-api-migrations',
    onConnect: liftLimitsOf,
  })
  await reach(pool, description)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    kind: 'postgres',
    description,
    async exec(sql) {
      await pool.query(sql)
    },
    listen: () => Promise.reject(new Error('Nobody listens while a database is prepared')),
    isListening: () => true,
    close: () => db.destroy(),
  }
}

/** Opens the first connection, and listens for later errors. */
async function reach(pool: pg.Pool, description: string): Promise<void> {
  // The pool replaces a broken connection, and its user gets the error from the query. Without a listener the
  // error would end the process: the pool has one for idle connections only.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new StartupError(`The database ${description} cannot be reached: ${reason(error)}`)
  }
}

/** The pool awaits the returned promise, which its types do not declare. */
function requireCommitsOf(client: pg.ClientBase): unknown {
  return client.query(requireCommits)
}

/** The limit on statements first, by a statement that takes no time: it would end the one that lifts all others, too. */
function liftLimitsOf(client: pg.ClientBase): unknown {
  const others = () =>
    client.query(
      `select set_config(name, '0', false) from pg_settings
      where name in ('lock_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`,
    )
  return client.query('set statement_timeout = 0').then(others)
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
