import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { PgliteThread } from './pglite-thread.ts'

/**
 * PGlite has one session. This pool gives it to one caller at a time, in order, so that Kysely's PostgreSQL
 * dialect and its transactions work on it unchanged.
 */
export function createPglitePool(thread: PgliteThread): PostgresPool {
  let tail: Promise<void> = Promise.resolve()
  return {
    options: {},
    connect() {
      let unlock: () => void = () => {}
      const turn = tail
      tail = new Promise((resolve) => {
        unlock = resolve
      })
      return turn.then(() => createClient(thread, unlock))
    },
    async end() {
      await tail
    },
  }
}

type Command = PostgresQueryResult<unknown>['command']

/** PGlite does not report the command tag, so it is read from the statement. */
function commandOf(sql: string): Command {
  const word = /^[\s(]*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? ''
  if (word !== 'WITH') return word as Command
  const main = /\)\s*(insert\s+into|update|delete\s+from|merge\s+into|select)\b/gi
  const last = [...sql.matchAll(main)].at(-1)?.[1] ?? 'select'
  return last.split(/\s/)[0]?.toUpperCase() as Command
}

function createClient(thread: PgliteThread, unlock: () => void): PostgresPoolClient {
  // COMMIT of a failed transaction rolls back; callers must learn it as they do from PostgreSQL.
  let failed = false
  const query = async (sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<never>> => {
    const command = commandOf(sql)
    try {
      const { rows, affectedRows } = await thread.query(sql, parameters)
      const rolledBack = failed && command === 'COMMIT'
      if (command === 'COMMIT' || command === 'ROLLBACK') failed = false
      return { command: rolledBack ? 'ROLLBACK' : command, rowCount: affectedRows, rows: rows as never[] }
    } catch (error) {
      failed = true
      throw error
    }
  }
  let released = false
  return {
    // The second overload (cursors) is unused: no cursor is configured.
    query: query as unknown as PostgresPoolClient['query'],
    release() {
      if (released) return
      released = true
      unlock()
    },
  }
}
