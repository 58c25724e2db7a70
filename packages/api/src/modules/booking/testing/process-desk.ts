import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { migrate } from '../../../db/migrate.ts'
import { openDatabase } from '../../../db/open-database.ts'
import { makeTestDatabase, testServer } from '../../../server/open-test-api.ts'
import type { Answer } from './booking-desk.ts'
import type { DeskProcessNews, DeskProcessOrder, DeskProcessWord } from './desk-process.ts'
import type { FailPoint } from './fail-point.ts'
import { insertBookingWorld } from './insert-booking-world.ts'

const server = await testServer()

/** Several processes need a database that serves several: without a PostgreSQL these suites are skipped. */
export const postgresMissing = server === undefined

/** LONG_RACES=1 runs them for minutes instead of seconds. */
export const longRaces = Boolean(process.env['LONG_RACES'])

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface AskedRequest {
  readonly method: Method
  /** From the root of the host. */
  readonly path: string
  readonly body?: object | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** One process of the API. */
export interface DeskProcess {
  /** Rejects when the process dies before it has answered. Every call comes from another client address. */
  call<Body>(method: Method, path: string, body?: object): Promise<Answer<Body>>
  /** `call` for any path of the host. A body that is not JSON is answered as text. */
  ask<Body>(request: AskedRequest): Promise<Answer<Body>>
  armFailPoint(point: FailPoint): Promise<void>
  /** Runs the reconciler until nothing is due. Rejects when the process dies before that. */
  reconcile(): Promise<void>
  /** SIGKILL from outside. Resolves when it is gone. */
  kill(): Promise<void>
  /** How it ended, once it has: 'SIGKILL', or its exit code. */
  readonly ended: Promise<string | number>
  stop(): Promise<void>
}

/** A PostgreSQL database with the world of booking-world.ts, and how to start processes on it. */
export async function openProcessDesk() {
  if (!server) throw new Error('These tests need a PostgreSQL')
  const { url, drop } = await makeTestDatabase(server)
  const database = await openDatabase({ databaseUrl: url })
  await migrate(database)
  await insertBookingWorld(database.db)
  const running = new Set<DeskProcess>()

  async function start(order: Partial<DeskProcessOrder> = {}): Promise<DeskProcess> {
    const desk = await startProcess({ databaseUrl: url, ...order })
    running.add(desk)
    void desk.ended.then(() => running.delete(desk))
    return desk
  }
  const stopAll = async (): Promise<void> => {
    await Promise.all([...running].map((desk) => desk.stop()))
  }
  return {
    db: database.db,
    databaseUrl: url,
    start,
    stopAll,
    /** PostgreSQL's own count. Sessions report at their end for certain, so ask after `stopAll`. */
    async deadlocks(): Promise<number> {
      const { rows } = await sql<{ deadlocks: number }>`
        select deadlocks::int from pg_stat_database where datname = current_database()`.execute(database.db)
      return rows[0]?.deadlocks ?? 0
    },
    async close() {
      await stopAll()
      await database.close()
      await drop()
    },
  }
}

export type ProcessDesk = Awaited<ReturnType<typeof openProcessDesk>>

const compileCache = join(tmpdir(), 'camping-test-compile-cache')
const program = fileURLToPath(new URL('desk-process.ts', import.meta.url))

async function startProcess(order: DeskProcessOrder): Promise<DeskProcess> {
  // The test runner's own flags are not for the child.
  const child = fork(program, [JSON.stringify(order)], {
    execArgv: [],
    stdio: ['ignore', 2, 2, 'ipc'],
    // Half the time of a start is compiling, and processes that are there to be killed start often.
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
  })
  const ended = once(child, 'exit').then(([code, signal]) => (signal ?? code) as string | number)
  const port = await Promise.race([
    nextNews(child).then((news) => ('port' in news ? news.port : 0)),
    ended.then((how) => {
      throw new Error(`A process of the API ended at its start: ${how}`)
    }),
  ])
  const tell = async (word: DeskProcessWord): Promise<void> => {
    const answer = nextNews(child)
    // To one that is dead already nothing is said; that is no error of its own.
    child.send(word, () => {})
    await Promise.race([
      answer,
      ended.then((how) => {
        throw new Error(`A process of the API ended: ${how}`)
      }),
    ])
  }
  return {
    call: (method, path, body) => ask(port, { method, path: `${editionBase}/${path}`, body }),
    ask: (request) => ask(port, request),
    armFailPoint: tell,
    reconcile: () => tell('reconcile'),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    ended,
    async stop() {
      if (child.exitCode === null && child.signalCode === null && child.connected) child.send('stop')
      await ended
    },
  }
}

async function nextNews(child: ChildProcess): Promise<DeskProcessNews> {
  const [news] = (await once(child, 'message')) as [DeskProcessNews]
  return news
}

let visitors = 0

/** The edition that is asked unless said. */
const editionBase = '/api/twenty/v2/alder/nl'

function ask<Body>(port: number, { method, path, body, headers }: AskedRequest): Promise<Answer<Body>> {
  visitors += 1
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        // A connection of its own: one that is kept could be closed by the other side while this is on its way.
        agent: false,
        headers: {
          ...headers,
          'x-forwarded-for': address,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
      },
      (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        reply.on('error', reject)
        reply.on('end', () => {
          const text = Buffer.concat(parts).toString()
          const isJson = reply.headers['content-type']?.includes('json')
          resolve({
            status: reply.statusCode ?? 0,
            body: (isJson ? JSON.parse(text) : text) as Body,
            headers: reply.headers,
          })
        })
      },
    )
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}
