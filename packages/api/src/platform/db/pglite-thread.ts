import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { PgliteStart } from './pglite-start.ts'
import type { WorkerAnswer, WorkerCall } from './pglite-worker.ts'

interface QueryAnswer {
  rows: unknown[]
  affectedRows: number
}

/** The main thread's end of the PGlite worker: calls as promises, notices as callbacks. */
export interface PgliteThread {
  query(sql: string, parameters: readonly unknown[]): Promise<QueryAnswer>
  exec(sql: string): Promise<void>
  listen(channel: string, onPayload: (payload: string) => void): Promise<void>
  close(): Promise<void>
}

/** The worker's file: TypeScript beside this one in the sources, a bundled entry of that name in a build. */
function workerFile(): URL {
  const candidates = import.meta.url.endsWith('.ts')
    ? ['./pglite-worker.ts']
    : ['./pglite-worker.js', './pglite-worker.mjs', '../pglite-worker.js', '../pglite-worker.mjs']
  const urls = candidates.map((name) => new URL(name, import.meta.url))
  const found = urls.find((url) => existsSync(fileURLToPath(url)))
  if (!found) throw new Error(`pglite-worker is not beside ${import.meta.url}`)
  return found
}

type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never

/** Starts PGlite in a thread of its own; without dataDir in memory. Rejects when the folder cannot be opened. */
export async function startPgliteThread(start: PgliteStart): Promise<PgliteThread> {
  const worker = new Worker(workerFile(), { workerData: start, execArgv: [] })
  const waiting = new Map<
    number,
    { resolve: (answer: QueryAnswer) => void; reject: (error: Error) => void }
  >()
  const listeners = new Map<string, Set<(payload: string) => void>>()
  let nextId = 1
  let lost: Error | undefined

  const failAll = (error: Error): void => {
    lost = error
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  await new Promise<void>((resolve, reject) => {
    worker.on('message', (message: WorkerAnswer) => {
      if (message.kind === 'ready') resolve()
      else if (message.kind === 'failed') reject(new Error(message.message))
      else if (message.kind === 'notice') {
        for (const listener of listeners.get(message.channel) ?? []) listener(message.payload)
      } else {
        const call = waiting.get(message.id)
        waiting.delete(message.id)
        if (message.kind === 'result') call?.resolve(message)
        else call?.reject(Object.assign(new Error(String(message.error.message)), message.error))
      }
    })
    worker.on('error', (error: Error) => {
      reject(error)
      failAll(error)
    })
    worker.on('exit', (code) => {
      const error = new Error(`The embedded database stopped (code ${code}).`)
      reject(error)
      failAll(error)
    })
  })

  function call(message: Unnumbered<WorkerCall>): Promise<QueryAnswer> {
    if (lost) return Promise.reject(lost)
    const id = nextId++
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage({ ...message, id })
    })
  }

  return {
    query: (sql, parameters) => call({ kind: 'query', sql, parameters: [...parameters] }),
    async exec(sql) {
      await call({ kind: 'exec', sql })
    },
    async listen(channel, onPayload) {
      const known = listeners.get(channel)
      if (known) known.add(onPayload)
      else {
        listeners.set(channel, new Set([onPayload]))
        await call({ kind: 'listen', channel })
      }
    },
    async close() {
      if (lost) return
      await call({ kind: 'close' })
      await worker.terminate()
    },
  }
}
