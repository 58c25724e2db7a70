import { PGlite, types } from '@electric-sql/pglite'
import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { pgliteExtensions } from './pglite-extensions.ts'
import type { PgliteStart } from './pglite-start.ts'

/**
 * The thread that runs PGlite, so that a slow query never stalls the server's event loop (performance-4). It has
 * one session; pglite-pool.ts separates the transactions.
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

/**
 * PostgreSQL's own cache of pages, of which it takes 128 MB by default and touches all at the start. The system caches the same files, and
 * what visitors search is in the read model.
 */
const buffers = ['-c', 'shared_buffers=32MB']

const port = parentPort
if (!port) throw new Error('pglite-worker runs as a worker thread only')

const answer = (message: WorkerAnswer): void => port.postMessage(message)
const asText = (text: string): string => text

/** The fields of a PostgreSQL error that callers use; a plain structured clone would lose them. */
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
  const { dataDir, dump, code } = workerData as PgliteStart
  const lite = await PGlite.create({
    ...(dataDir && { dataDir }),
    ...(dump && { loadDataDir: new Blob([readFileSync(dump)]) }),
    ...(code && { pgliteWasmModule: code }),
    extensions: pgliteExtensions,
    startParams: [...PGlite.defaultStartParams, ...buffers],
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
