import { sql } from 'kysely'
import fastify from 'fastify'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mountHealth } from '../server/health.ts'
import { type FaultProxy, openFaultProxy, throughPort } from '../server/testing/fault-proxy.ts'
import { isDatabaseUnreachable } from './is-database-unreachable.ts'
import { openPostgres } from './open-postgres.ts'
import type { OpenedDatabase } from './opened-database.ts'
import { postgresTiming } from './postgres-timing.ts'
import { makeTestDatabase } from './testing/make-test-database.ts'
import { onServer, testServer } from './testing/test-server.ts'

const server = await testServer()
// The test only awaits the effect; its speed depends on the machine.
vi.setConfig({ expect: { poll: { timeout: 50_000 } }, testTimeout: 120_000 })
/** As in production, with shorter times. A time longer than any test must not be what ends a wait in it. */
const hasty = {
  ...postgresTiming,
  heartbeatMs: 40,
  reconnectMs: 5,
  restMs: 0,
  statementMs: 600_000,
  queryMs: 600_000,
}
const unhurried = { ...hasty, heartbeatAnswerMs: 600_000, connectMs: 600_000, restAnswerMs: 600_000 }
const suspicious = { ...hasty, heartbeatAnswerMs: 3_000, connectMs: 3_000, restAnswerMs: 3_000 }
const channels = ['availability', 'outbox', 'payment']

test('F72: a heartbeat and its answer are due within ten seconds', () => {
  const { heartbeatMs, heartbeatAnswerMs, restAnswerMs } = postgresTiming
  expect(heartbeatMs + heartbeatAnswerMs).toBeLessThanOrEqual(10_000)
  expect(restAnswerMs).toBeLessThanOrEqual(10_000)
})

describe.skipIf(!server)('after an outage of PostgreSQL', () => {
  let beside: pg.Client
  let address: string
  let drop: () => Promise<void>
  let network: FaultProxy
  let database: OpenedDatabase
  let received: string[]
  let gaps: string[]

  beforeEach(async () => {
    const made = await makeTestDatabase(server ?? '')
    drop = made.drop
    beside = new pg.Client({ connectionString: made.url })
    await beside.connect()
    network = await openFaultProxy(Number(new URL(made.url).port || 5432))
    address = throughPort(made.url, network.port)
    received = []
    gaps = []
  })
  async function open(timing: typeof postgresTiming): Promise<void> {
    database = await openPostgres(address, timing)
    for (const channel of channels)
      await database.listen({
        channel,
        onPayload: (payload) => received.push(`${channel} ${payload}`),
        onGap: () => gaps.push(channel),
      })
  }
  afterEach(async () => {
    await database?.close()
    await network.close()
    await beside.end()
    await drop()
  })

  const listening = async (): Promise<number> => {
    const { rows } = await beside.query<{ count: string }>(
      `select count(*) from pg_stat_activity
        where datname = current_database() and application_name = 'camping-api-notices'`,
    )
    return Number(rows[0]?.count)
  }
  /** Every channel receives each word exactly once: a second connection would deliver it twice. */
  async function expectHearing(word: string): Promise<void> {
    for (const channel of channels) await beside.query('select pg_notify($1, $2)', [channel, word])
    await expect.poll(() => received.length).toBeGreaterThanOrEqual(channels.length)
    expect(received.toSorted()).toEqual(channels.map((channel) => `${channel} ${word}`))
    received.length = 0
  }

  test('F71: three channels are one connection, and an outage of many tries leaves one', async () => {
    await open(unhurried)
    await expectHearing('before')
    expect(await listening()).toBe(1)
    for (let round = 1; round <= 5; round += 1) {
      const before = network.refused()
      network.down()
      await expect.poll(() => database.isListening()).toBe(false)
      await expect.poll(() => network.refused()).toBeGreaterThan(before + 4)
      network.up()
      await expect.poll(() => database.isListening()).toBe(true)
      expect(gaps.toSorted()).toEqual(channels.flatMap((channel) => Array<string>(round).fill(channel)))
    }
    await expect.poll(listening).toBe(1)
    // Any other connection would have been made by now: its turn comes before this many heartbeats.
    const joinedBefore = network.joined()
    for (let turn = 0; turn < 10; turn += 1) await expectHearing(`after ${turn}`)
    expect(network.joined()).toBe(joinedBefore)
    expect(await listening()).toBe(1)
  })

  test('F71: a server that turns everybody away leaves no second loop either', async () => {
    await open(unhurried)
    const name = pg.escapeIdentifier((await beside.query('select current_database() as name')).rows[0].name)
    const turnAway = (allow: boolean) =>
      onServer(server ?? '', `alter database ${name} allow_connections ${allow}`)
    await turnAway(false)
    await beside.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'camping-api%'`)
    await expect.poll(() => database.isListening()).toBe(false)
    const before = network.joined()
    await expect.poll(() => network.joined()).toBeGreaterThan(before + 10)
    await turnAway(true)
    await expect.poll(() => database.isListening()).toBe(true)
    expect(await listening()).toBe(1)
    await expectHearing('after')
  })

  test('F72: sockets that fall silent are noticed, statements under way end, and all goes on', async () => {
    await open(suspicious)
    await sql`select 1`.execute(database.db)
    const underWay = sql`select pg_sleep(600)`.execute(database.db).catch((error: unknown) => error)
    await expect.poll(async () => (await beside.query(sleeping)).rowCount).toBe(1)
    network.silence()
    await expect.poll(() => gaps.length).toBeGreaterThanOrEqual(channels.length)
    expect(isDatabaseUnreachable(await underWay)).toBe(true)
    await expectHearing('after')
    expect((await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }])
  })

  test('F72: an idle connection that died is probed before use', async () => {
    await open({ ...suspicious, heartbeatMs: 600_000 })
    const all = Array.from({ length: 6 }, () => sql`select pg_sleep(0.05)`.execute(database.db))
    await Promise.all(all)
    network.silence()
    const answer = await sql<{ one: number }>`select 1 as one`.execute(database.db)
    expect(answer.rows).toEqual([{ one: 1 }])
  })

  test('F74: ready fails while the database or notices cannot be reached, and recovers after', async () => {
    await open(suspicious)
    const app = fastify()
    mountHealth(app, database, 3_000)
    const ready = async () => {
      const reply = await app.inject('/api/health/ready')
      return [reply.statusCode, reply.json<{ status: string }>().status]
    }
    expect(await ready()).toEqual([200, 'ok'])
    network.silence({ newOnes: true })
    expect(await ready()).toEqual([503, 'database-unreachable'])
    expect((await app.inject('/api/health/live')).statusCode).toBe(200)
    network.up()
    network.down()
    network.up()
    await expect.poll(ready).toEqual([200, 'ok'])
    const listening = vi.spyOn(database, 'isListening').mockReturnValue(false)
    expect(await ready()).toEqual([503, 'notices-unheard'])
    listening.mockRestore()
    expect(await ready()).toEqual([200, 'ok'])
    await app.close()
  })
})

const sleeping = `select 1 from pg_stat_activity
  where datname = current_database() and query like 'select pg_sleep(600)%' and state = 'active'`
