import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { answersWithin } from '../db/answers-within.ts'
import type { OpenedDatabase } from '../db/opened-database.ts'

/** A balancer asks every few seconds and waits no longer; without an answer in time the database counts as down. */
const answerMs = 2_000

/**
 * `live`: the process answers. `ready`: it can serve, which needs a database that answers in time, and a
 * listener for the changes of other processes (F52, F74).
 */
export function mountHealth(app: FastifyInstance, database: OpenedDatabase, withinMs = answerMs): void {
  // However often the route is called, at most one query runs at a time.
  let query: Promise<unknown> | undefined
  const probe = () =>
    (query ??= sql`select 1`.execute(database.db).finally(() => {
      query = undefined
    }))
  const hidden = { schema: { hide: true } as object }
  app.get('/api/health/live', hidden, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/api/health/ready', hidden, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await answersWithin(probe(), withinMs)
      if (database.isListening()) return { status: 'ok' }
    } catch {
      reply.code(503).header('retry-after', '2')
      return { status: 'database-unreachable' }
    }
    reply.code(503).header('retry-after', '2')
    return { status: 'notices-unheard' }
  })
}
