import { type Kysely, sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenedDatabase } from '../platform/db/opened-database.ts'
import type { Database } from '../platform/db/schema.ts'
import { openWithTables } from '../platform/db/testing/open-with-tables.ts'
import { testServer } from '../platform/db/testing/test-server.ts'
import { unread } from '../platform/db/unread.ts'
import { runTransaction } from './run-transaction.ts'

const server = await testServer()

describe('work that a database breaks off', () => {
  /** Breaks off the given number of runs with the code. Returns how often it ran, and what came of it. */
  async function runs(code: string, times: number) {
    let count = 0
    const execute = async () => {
      count += 1
      if (count <= times) throw Object.assign(new Error(code), { code })
      return 'done'
    }
    const db = { transaction: () => ({ execute }) } as unknown as Kysely<Database>
    const outcome = await runTransaction(db, () => Promise.resolve('done')).catch((error: unknown) => error)
    return [count, outcome]
  }

  test.each(['40001', '40P01'])('F51: runs again after %s, three times at most', async (code) => {
    expect(await runs(code, 3)).toEqual([4, 'done'])
    expect(await runs(code, 10)).toMatchObject([4, { code }])
  })

  test('F51: does not run again after an overlap, or after another error', async () => {
    expect(await runs('23P01', 10)).toMatchObject([1, { init: { status: 409, type: 'no-longer-available' } }])
    expect(await runs('23505', 10)).toMatchObject([1, { code: '23505' }])
  })
})

describe.skipIf(!server)('transactions that PostgreSQL breaks off', () => {
  let database: OpenedDatabase
  let close: () => Promise<void>
  beforeAll(async () => {
    const table = 'create table counted (name text primary key, value int)'
    ;({ database, close } = await openWithTables(server ?? '', table))
  })
  afterAll(() => close?.())

  const count = (transaction: Transaction<Database>, name: string) =>
    sql`insert into counted values (${name}, 1) on conflict (name) do update set value = counted.value + 1`.execute(
      transaction,
    )
  const valueOf = async (name: string) =>
    (await sql<{ value: number }>`select value from counted where name = ${name}`.execute(database.db))
      .rows[0]?.value
  const raising = (code: string) =>
    sql`${sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`)}`
  const raise = (transaction: Transaction<Database>, code: string) => raising(code).execute(transaction)

  /** Counts, then fails with the code for the given number of runs. Returns how often it ran. */
  async function failing(name: string, code: string, times: number) {
    let runs = 0
    const outcome = await runTransaction(database.db, async (transaction) => {
      runs += 1
      await count(transaction, name)
      if (runs <= times) await raise(transaction, code)
      return 'done'
    }).catch((error: unknown) => error)
    return { runs, outcome }
  }

  test.each(['40001', '40P01'])(
    'F51: %s runs the whole transaction again, three times at most',
    async (code) => {
      expect(await failing(`ends ${code}`, code, 3)).toEqual({ runs: 4, outcome: 'done' })
      // The counts of the failed runs were rolled back.
      expect(await valueOf(`ends ${code}`)).toBe(1)
      const { runs, outcome } = await failing(`never ends ${code}`, code, Number.POSITIVE_INFINITY)
      expect([runs, (outcome as { code: string }).code]).toEqual([4, code])
      expect(await valueOf(`never ends ${code}`)).toBeUndefined()
    },
  )

  test('F51: 23P01 is another booking’s stay: reported at once, never repeated', async () => {
    const { runs, outcome } = await failing('overlaps', '23P01', Number.POSITIVE_INFINITY)
    expect(runs).toBe(1)
    expect(outcome).toMatchObject({ init: { status: 409, type: 'no-longer-available' } })
  })

  test('F51: a statement that nobody reads breaks a transaction off like any other', async () => {
    let runs = 0
    const outcomeOf = (code: string) =>
      runTransaction(database.db, async (transaction) => {
        runs += 1
        if (runs === 1) await sql`${raising(code)} ${unread}`.execute(transaction)
        return 'done'
      }).catch((error: unknown) => error)
    expect([await outcomeOf('40001'), runs]).toEqual(['done', 2])
    runs = 0
    expect(await outcomeOf('23P01')).toMatchObject({ init: { status: 409, type: 'no-longer-available' } })
    expect(runs).toBe(1)
  })

  test('F51: two that wait for each other both get through', async () => {
    await sql`insert into counted values ('left', 0), ('right', 0)`.execute(database.db)
    let goOn = () => {}
    const bothHold = new Promise<void>((resolve) => (goOn = resolve))
    let holders = 0
    const crossing = (first: string, second: string) =>
      runTransaction(database.db, async (transaction) => {
        await count(transaction, first)
        holders += 1
        if (holders === 2) goOn()
        await bothHold
        await count(transaction, second)
      })
    await Promise.all([crossing('left', 'right'), crossing('right', 'left')])
    expect([await valueOf('left'), await valueOf('right')]).toEqual([2, 2])
    // One of them was the deadlock's victim and ran again; whoever runs again before the other has woken may be one once more.
    expect(holders).toBeGreaterThanOrEqual(3)
    expect(holders, 'four runs of each at most').toBeLessThanOrEqual(8)
  })
})
