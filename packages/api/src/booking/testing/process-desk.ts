import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openMigrated } from '../../platform/db/testing/open-migrated.ts'
import { testServer } from '../../platform/db/testing/test-server.ts'
import type { Answer } from './booking-desk.ts'
import type { DeskProcessReport, DeskProcessOptions, DeskProcessCommand } from './desk-process.ts'
import { deskProgram } from './desk-program.ts'
import type { FailPoint } from './fail-point.ts'
import { bookingWorld } from './insert-booking-world.ts'

const server = await testServer()

/** Several processes need a database server: without a PostgreSQL these suites are skipped. */
export const postgresMissing = server === undefined

/** LONG_RACES=1 runs them for minutes instead of seconds. */
export const longRaces = Boolean(process.env['LONG_RACES'])

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface ApiRequest {
  readonly method: Method
  /** From the root of the host. */
  readonly path: string
  readonly body?: object | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** One process of the API. */
export interface DeskProcess {
  /** Rejects when the process dies before its answer. Every call uses a new client address. */
  call<Body>(method: Method, path: string, body?: object): Promise<Answer<Body>>
  /** `call` for any path of the host. A body that is not JSON is returned as text. */
  request<Body>(request: ApiRequest): Promise<Answer<Body>>
  armFailPoint(point: FailPoint): Promise<void>
  /** Runs the reconciler until nothing is due. Rejects when the process dies first. */
  reconcile(): Promise<void>
  /** Looks after unpaid bookings until nothing is due at that moment. Rejects when the process dies first. */
  advanceUnpaid(at: Date): Promise<void>
  /** Compares alerts with a changed accommodation, and then all that nobody has compared. Rejects when the process dies first. */
  compareAlerts(accommodationId: number): Promise<void>
  /** Pays out what guests get back until nothing is due. */
  refund(): Promise<void>
  /** Declines requests without an answer and completes stays that are over. */
  doDaily(): Promise<void>
  /** Sets the calendar of the process; whatever asks the database for the time is unaffected. */
  setCalendar(at: Date): Promise<void>
  /** SIGKILL from outside. Resolves when the process is gone. */
  kill(): Promise<void>
  /** How it ended: 'SIGKILL', or its exit code. */
  readonly ended: Promise<string | number>
  stop(): Promise<void>
}

/** A PostgreSQL database with the world of booking-world.ts, and how to start processes on it. */
export async function openProcessDesk() {
  if (!server) throw new Error('These tests need a PostgreSQL')
  const { database, url = '', close } = await openMigrated(server, bookingWorld)
  const running = new Set<DeskProcess>()

  async function start(order: Partial<DeskProcessOptions> = {}): Promise<DeskProcess> {
    const desk = await startProcess({ databaseUrl: url, ...order })
    running.add(desk)
    const forget = () => running.delete(desk)
    desk.ended.then(forget, forget)
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
    /** PostgreSQL's own count. Sessions report reliably at their end, so read it after `stopAll`. */
    async deadlocks(): Promise<number> {
      const { rows } = await sql<{ deadlocks: number }>`
        select deadlocks::int from pg_stat_database where datname = current_database()`.execute(database.db)
      return rows[0]?.deadlocks ?? 0
    },
    async close() {
      await stopAll()
      await close()
    },
  }
}

export type ProcessDesk = Awaited<ReturnType<typeof openProcessDesk>>

const compileCache = join(tmpdir(), 'camping-test-compile-cache')

async function startProcess(order: DeskProcessOptions): Promise<DeskProcess> {
  // The test runner's own flags do not apply to the child.
  const child = fork(await deskProgram(), [JSON.stringify(order)], {
    execArgv: [],
    stdio: ['ignore', 2, 2, 'ipc'],
    // Half of the start-up time is compiling, and killed processes start often.
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
  })
  const ended = once(child, 'exit').then(([code, signal]) => (signal ?? code) as string | number)
  const port = await Promise.race([
    nextNews(child).then((news) => ('port' in news ? news.port : 0)),
    ended.then((how) => {
      throw new Error(`A process of the API ended at its start: ${how}`)
    }),
  ])
  const send = async (word: DeskProcessCommand): Promise<void> => {
    const answer = nextNews(child)
    // Ignore the error of sending to a dead process.
    child.send(word, () => {})
    await Promise.race([
      answer,
      ended.then((how) => {
        throw new Error(`A process of the API ended: ${how}`)
      }),
    ])
  }
  return {
    call: (method, path, body) => sendTo(port, { method, path: `${editionBase}/${path}`, body }),
    request: (request) => sendTo(port, request),
    armFailPoint: send,
    reconcile: () => send('reconcile'),
    advanceUnpaid: (at) => send({ unpaidAt: at.toISOString() }),
    compareAlerts: (changed) => send({ changed }),
    refund: () => send('refund'),
    doDaily: () => send('daily'),
    setCalendar: (at) => send({ calendar: at.toISOString() }),
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

async function nextNews(child: ChildProcess): Promise<DeskProcessReport> {
  const [news] = (await once(child, 'message')) as [DeskProcessReport]
  return news
}

let visitors = 0

/** The default edition. */
const editionBase = '/api/twenty/v2/alder/nl'

function sendTo<Body>(port: number, { method, path, body, headers }: ApiRequest): Promise<Answer<Body>> {
  visitors += 1
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        // A new connection: the server could close a pooled one while this request is on its way.
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
