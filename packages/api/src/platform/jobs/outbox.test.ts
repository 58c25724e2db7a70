import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { announceEvent } from './announce-event.ts'
import { claimEvent, finishEvent, leaseSeconds } from './claim-event.ts'
import { LastingFailure, type OutboxEvent, type OutboxHandler } from './outbox-handler.ts'
import { maxAttempts } from './retry-delay.ts'
import { runJobs } from './run-jobs.ts'
import { databaseNames, openTestDatabase, type TestDatabase } from './testing/test-databases.ts'
import { outboxJob } from './work-outbox.ts'

const { signal } = new AbortController()

describe.each(databaseNames)('the outbox on %s', (name) => {
  let opened: TestDatabase
  beforeAll(async () => {
    opened = await openTestDatabase(name)
  })
  afterAll(() => opened?.close())
  beforeEach(() => sql`delete from outbox`.execute(opened.database.db))

  const announce = (keys: string[], kind = 'mail') =>
    opened.database.db.transaction().execute(async (transaction) => {
      for (const key of keys) await announceEvent(transaction, { kind, dedupeKey: key, payload: { key } })
    })
  const worker = (handler: OutboxHandler, parked: string[] = [], { db } = opened.database) =>
    outboxJob({
      db,
      handlers: { mail: handler },
      onParked: (_event, reason) => parked.push(reason),
      everyMs: 20,
    })
  const rows = () => opened.database.db.selectFrom('outbox').selectAll().orderBy('id').execute()
  const soon = () => sql`update outbox set available_at = now()`.execute(opened.database.db)

  test('an event has one effect and one mark, however often it is announced', async () => {
    await announce(['a', 'b'])
    await announce(['a'])
    const seen: OutboxEvent[] = []
    const job = worker((event) => Promise.resolve(void seen.push(event)))
    expect([await job.run(signal), await job.run(signal), await job.run(signal)]).toEqual([true, true, false])
    expect(seen).toMatchObject([
      { kind: 'mail', dedupeKey: 'a', payload: { key: 'a' }, attempts: 1 },
      { dedupeKey: 'b' },
    ])
    expect((await rows()).every(({ done_at }) => done_at instanceof Date)).toBe(true)
  })

  test('nothing is announced by a transaction that fails', async () => {
    const failing = opened.database.db.transaction().execute(async (transaction) => {
      await announceEvent(transaction, { kind: 'mail', dedupeKey: 'gone', payload: {} })
      throw new Error('after the announcement')
    })
    await expect(failing).rejects.toThrow('after the announcement')
    expect(await rows()).toEqual([])
  })

  test('workers of several processes share the events: each is worked on once', async () => {
    const keys = Array.from({ length: 60 }, (_, at) => `shared-${at}`)
    await announce(keys)
    const seen: string[] = []
    const handler: OutboxHandler = async ({ dedupeKey }) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 4))
      seen.push(dedupeKey)
    }
    const drain = async (database: TestDatabase['database']) => {
      const job = worker(handler, [], database)
      while (await job.run(signal));
    }
    const { database, second } = opened
    await Promise.all([drain(database), drain(second), drain(database), drain(second)])
    expect(seen.toSorted()).toEqual(keys.toSorted())
    expect((await rows()).every(({ attempts }) => attempts === 1)).toBe(true)
  })

  test('a process that died is replaced when its claim ends, and its late mark does not count', async () => {
    await announce(['crash'])
    const { db } = opened.database
    const dead = await claimEvent(db, ['mail'])
    expect(await claimEvent(db, ['mail']), 'claimed by another').toBeUndefined()
    const [claimed] = await rows()
    const left = Number(claimed?.locked_until) - Date.now()
    expect(left).toBeGreaterThan((leaseSeconds - 30) * 1000)

    await sql`update outbox set locked_until = now() - interval '1 second'`.execute(db)
    const next = await claimEvent(db, ['mail'])
    expect(next).toMatchObject({ dedupeKey: 'crash', attempts: 2 })
    expect(await finishEvent(db, dead as OutboxEvent)).toBe(false)
    expect(await finishEvent(db, next as OutboxEvent)).toBe(true)
    expect(await claimEvent(db, ['mail'])).toBeUndefined()
  })

  test('a failure is repeated, with the reason stored and no address in it', async () => {
    await announce(['retry'])
    let failures = 2
    const job = worker(() => {
      failures -= 1
      if (failures >= 0) throw new Error('450 <anna@example.org> mailbox\nbusy')
      return Promise.resolve()
    })
    await job.run(signal)
    const [failed] = await rows()
    expect(failed).toMatchObject({ attempts: 1, done_at: null, parked_at: null, locked_until: null })
    expect(failed?.last_error).toBe('450 … mailbox busy')
    expect(Number(failed?.available_at)).toBeGreaterThan(Date.now() + 5_000)
    expect(await job.run(signal), 'not due yet').toBe(false)

    await soon()
    await job.run(signal)
    const [again] = await rows()
    expect(Number(again?.available_at)).toBeGreaterThan(Date.now() + 12_000)
    await soon()
    await job.run(signal)
    expect((await rows())[0]).toMatchObject({ attempts: 3, last_error: null })
    expect((await rows())[0]?.done_at).toBeInstanceOf(Date)
  })

  test('a lasting failure and the last attempt park the event with its reason', async () => {
    await announce(['refused', 'hopeless'])
    const parked: string[] = []
    const job = worker(({ dedupeKey }) => {
      throw dedupeKey === 'refused' ? new LastingFailure('550 no such mailbox') : new Error('timeout')
    }, parked)
    for (let run = 0; run < 40; run += 1) {
      await soon()
      if (!(await job.run(signal))) break
    }
    expect(await rows()).toMatchObject([
      { dedupe_key: 'refused', attempts: 1, last_error: '550 no such mailbox', done_at: null },
      { dedupe_key: 'hopeless', attempts: maxAttempts, last_error: 'timeout', done_at: null },
    ])
    expect((await rows()).every(({ parked_at }) => parked_at instanceof Date)).toBe(true)
    expect(parked).toEqual(['550 no such mailbox', 'timeout'])
  })

  test('an event that takes its process with it every time is parked, not tried for ever', async () => {
    await announce(['deadly'])
    const { db } = opened.database
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      expect(await claimEvent(db, ['mail'])).toBeDefined()
      await sql`update outbox set locked_until = now() - interval '1 second'`.execute(db)
    }
    const job = worker(() => Promise.reject(new Error('must not run')))
    expect(await job.run(signal)).toBe(false)
    expect((await rows())[0]?.parked_at).toBeInstanceOf(Date)
    expect((await rows())[0]?.last_error).toMatch(/process ended/)
  })

  test('kinds that this version does not know wait for one that does', async () => {
    await announce(['future'], 'of-a-later-version')
    expect(await worker(() => Promise.resolve()).run(signal)).toBe(false)
    expect((await rows())[0]).toMatchObject({ attempts: 0, locked_until: null })
  })

  test('a commit wakes the worker of another process', async () => {
    const seen: string[] = []
    const job = {
      ...worker(({ dedupeKey }) => Promise.resolve(void seen.push(dedupeKey)), [], opened.second),
      everyMs: 60_000,
    }
    const jobs = runJobs({
      jobs: [job],
      onError: (error) => {
        throw error
      },
    })
    await opened.second.listen({ channel: 'outbox', onPayload: () => jobs.wake('outbox') })
    await new Promise((resolve) => setTimeout(resolve, 300))
    await announce(['woken'])
    await expect.poll(() => seen).toEqual(['woken'])
    await jobs.stop()
  })
})
