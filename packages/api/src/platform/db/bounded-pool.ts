import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { answersWithin } from './answers-within.ts'
import type { PostgresTiming } from './postgres-timing.ts'
import { statementNames } from './statement-names.ts'
import { isUnread } from './unread.ts'

/** PostgreSQL's error code. */
const tooManyConnections = '53300'

/** Requests beyond this number do not wait for a connection; they fail at once (F52). */
const longestQueue = 500

/** The client's time-out ended the wait; the server may still be working. */
const isGivenUp = (error: unknown): boolean => (error as Error).message === 'Query read timeout'

export interface BoundedPool {
  readonly bounded: PostgresPool
  /**
   * Ends every connection, idle and in use, that has sent nothing since `moment` (of performance.now()): another
   * one did not answer a probe at that time. The pool opens new ones on demand.
   */
  cutSilentSince(moment: number): void
}

/**
 * Adds to the pool a limit of waiting requests and a check of idle connections: the pool itself has no limit and
 * checks nothing.
 */
export function boundedPool(
  pool: pg.Pool,
  { restMs, restAnswerMs }: Pick<PostgresTiming, 'restMs' | 'restAnswerMs'>,
): BoundedPool {
  /** When each connection last sent something. */
  const living = new Map<pg.PoolClient, number>()
  /** Since when each idle connection has been idle. */
  const resting = new Map<pg.PoolClient, number>()
  const nameOf = statementNames()
  const recordAnswer = (client: pg.PoolClient): unknown => living.set(client, performance.now())
  pool.on('connect', recordAnswer)
  pool.on('remove', (client) => {
    living.delete(client)
    resting.delete(client)
  })

  /** False when it was idle for long and does not answer now. */
  async function answers(client: pg.PoolClient): Promise<boolean> {
    const since = resting.get(client)
    resting.delete(client)
    if (since === undefined || performance.now() - since < restMs) return true
    return await answersWithin(client.query('select 1'), restAnswerMs).then(
      () => true,
      () => false,
    )
  }

  async function borrow(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await pool.connect()
      if (await answers(client)) return client
      client.release(true)
      // Connections usually die together, and probing each would repeat the time-out.
      for (const [other] of resting) other.connection.stream.destroy()
    }
  }

  const bounded: PostgresPool = {
    options: pool.options,
    async connect() {
      if (pool.waitingCount >= longestQueue)
        throw Object.assign(new Error('Too many wait for a database connection'), {
          code: tooManyConnections,
        })
      return lend(await borrow(), {
        nameOf,
        onAnswer: recordAnswer,
        onRelease: (client) => resting.set(client, performance.now()),
      })
    },
    end: () => pool.end(),
  }
  return {
    bounded,
    cutSilentSince(moment) {
      for (const [client, answeredAt] of living) if (answeredAt < moment) client.connection.stream.destroy()
    },
  }
}

interface Lending {
  readonly nameOf: (text: string) => string | undefined
  readonly onAnswer: (client: pg.PoolClient) => void
  readonly onRelease: (client: pg.PoolClient) => void
}

/**
 * The client that one caller gets. A statement without an answer ends the connection, or the next one would wait
 * behind it.
 */
function lend(client: pg.PoolClient, { nameOf, onAnswer, onRelease }: Lending): PostgresPoolClient {
  /** Sent in the open transaction, and not yet answered: its beginning, and what nobody reads. */
  let ahead: Promise<unknown>[] | undefined
  const send = async (sql: string, parameters: unknown[]): Promise<unknown> => {
    try {
      together(client)
      // Without parameters it may be several statements, or begin and commit, which have no plan.
      const name = parameters.length > 0 ? nameOf(sql) : undefined
      const result = await client.query({ name, text: sql, values: parameters })
      onAnswer(client)
      return result
    } catch (error) {
      if (isGivenUp(error)) client.connection.stream.destroy()
      throw error
    }
  }
  const query = async (sql: string, parameters: unknown[]): Promise<unknown> => {
    const sent = send(sql, parameters)
    if (begins.test(sql) || (ahead && isUnread(sql))) {
      ahead = [...(ahead ?? []), sent]
      // Whoever waits for the next statement gets the error.
      sent.catch(() => {})
      return { rows: [], rowCount: 0 }
    }
    const before = ahead ?? []
    ahead = ends.test(sql) ? undefined : ahead && []
    if (sql === 'rollback') return await sent
    // PostgreSQL answers in order, so the first error is the cause of the others.
    const answers = await Promise.all([...before, sent])
    return answers.at(-1)
  }
  return {
    // The second overload (cursors) is unused: no cursor is configured.
    query: query as unknown as PostgresPoolClient['query'],
    release() {
      onRelease(client)
      client.release()
    },
  }
}

const begins = /^(?:begin|start transaction)\b/
const ends = /^(?:commit|rollback)$/

/** One packet for all statements that are sent before anybody waits. */
function together({ connection: { stream } }: pg.PoolClient): void {
  stream.cork()
  process.nextTick(() => stream.uncork())
}
