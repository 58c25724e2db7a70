import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { OpenedDatabase } from '../../db/opened-database.ts'

/** `live`: the process answers. `ready`: it can serve, which needs the database (RELIABILITY.md F52). */
export function mountHealth(app: FastifyInstance, database: OpenedDatabase): void {
  const hidden = { schema: { hide: true } as object }
  app.get('/api/health/live', hidden, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/api/health/ready', hidden, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await sql`select 1`.execute(database.db)
      return { status: 'ok' }
    } catch {
      reply.code(503).header('retry-after', '2')
      return { status: 'database-unreachable' }
    }
  })
}
