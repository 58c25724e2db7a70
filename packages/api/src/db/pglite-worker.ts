import { PGlite, types } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * The thread that runs PGlite, so that a slow query never stalls the server's event loop (STACK.md §5). One session;
 * the other side (pglite-pool.ts) takes care that transactions do not mix.
 */
export type WorkerCall =
  | { id: number; kind: 'query'; sql: string; parameters: unknown[] }
  | { id: number; kind: 'exec'; sql: string }
  | { id: number; kind: 'listen'; channel: string }
  | { id: number; kind: 'close' }

export type WorkerAnswer =
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }
  | { kind: 'result'; id: number; rows: unknown[]; affectedRows: number }
  | { kind: 'error'; id: number; error: Record<string, unknown> }
  | { kind: 'notice'; channel: string; payload: string }

const port = parentPort
if (!port) throw new Error('pglite-worker runs as a worker thread only')

const answer = (message: WorkerAnswer): void => port.postMessage(message)
const asText = (text: string): string => text

/** The fields of a PostgreSQL error that callers decide by; a plain structured clone would lose them. */
function describeError(error: unknown): Record<string, unknown> {
  const source = error as Record<string, unknown>
  const fields = ['message', 'code', 'detail', 'hint', 'constraint', 'table', 'column', 'severity', 'where']
  return Object.fromEntries(
    fields.map((field) => [field, source[field]]).filter(([, value]) => value !== undefined),
  )
}

async function perform(lite: PGlite, call: WorkerCall): Promise<{ rows: unknown[]; affectedRows: number }> {
  switch (call.kind) {
    case 'query': {
      const result = await lite.query(call.sql, call.parameters)
      return { rows: result.rows, affectedRows: result.affectedRows ?? 0 }
    }
    case 'exec':
      await lite.exec(call.sql)
      break
    case 'listen':
      await lite.listen(call.channel, (payload) => answer({ kind: 'notice', channel: call.channel, payload }))
      break
    case 'close':
      await lite.close()
  }
  return { rows: [], affectedRows: 0 }
}

try {
  const lite = await PGlite.create({
    ...(workerData.dataDir ? { dataDir: workerData.dataDir as string } : {}),
    extensions: { btree_gist, pg_trgm, unaccent },
    parsers: { [types.DATE]: asText, [types.VARBIT]: asText, [types.BIT]: asText },
  })
  let queue: Promise<unknown> = Promise.resolve()
  port.on('message', (call: WorkerCall) => {
    queue = queue.then(async () => {
      try {
        const { rows, affectedRows } = await perform(lite, call)
        answer({ kind: 'result', id: call.id, rows, affectedRows })
        if (call.kind === 'close') port.close()
      } catch (error) {
        answer({ kind: 'error', id: call.id, error: describeError(error) })
      }
    })
  })
  answer({ kind: 'ready' })
} catch (error) {
  answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  port.close()
}
