import { type Kysely, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenedDatabase } from './opened-database.ts'
import type { Database } from './schema.ts'
import { openWithTables } from './testing/open-with-tables.ts'
import { testServer } from './testing/test-server.ts'
import { isUnread, unread } from './unread.ts'

const server = await testServer()

describe.skipIf(!server)('statements of a transaction whose answer nobody reads', () => {
  let database: OpenedDatabase
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ database, close } = await openWithTables(
      server ?? '',
      'create table counted (value int primary key)',
    ))
  })
  afterAll(() => close?.())
  beforeEach(() => database.exec('truncate counted'))

  const add = (db: Kysely<Database>, value: number) =>
    sql`insert into counted values (${value}) ${unread}`.execute(db)
  const all = async (db: Kysely<Database>) =>
    (await sql<{ value: number }>`select value from counted order by value`.execute(db)).rows.map(
      ({ value }) => value,
    )
  const inTransaction = (work: (transaction: Transaction<Database>) => Promise<unknown>) =>
    database.db
      .transaction()
      .execute(work)
      .catch((error: unknown) => error)

  /** How often the client waits in `work`: it sends something, and everything before is answered. */
  async function waitsOf(work: (transaction: Transaction<Database>) => Promise<unknown>): Promise<number> {
    let underWay = 0
    let waits = 0
    const client = pg.Client.prototype
    const own = client.query
    client.query = function (this: pg.Client, ...given: unknown[]) {
      if (underWay === 0) waits += 1
      underWay += 1
      const answer = (own as (...all: unknown[]) => unknown).apply(this, given)
      const answered = () => (underWay -= 1)
      void Promise.resolve(answer).then(answered, answered)
      return answer
    } as typeof own
    try {
      await inTransaction(work)
    } finally {
      client.query = own
    }
    return waits
  }

  test('travel with the beginning and with the next statement that is read, in their order', async () => {
    const waits = await waitsOf(async (transaction) => {
      await add(transaction, 1)
      await add(transaction, 2)
      expect(await all(transaction)).toEqual([1, 2])
      await add(transaction, 3)
    })
    expect(waits).toBe(2)
    expect(await all(database.db)).toEqual([1, 2, 3])
  })

  test('of a transaction that ends with them are in its commit, or break it off', async () => {
    await inTransaction((transaction) => add(transaction, 1))
    expect(await all(database.db)).toEqual([1])
    const failed = await inTransaction(async (transaction) => {
      await add(transaction, 2)
      await add(transaction, 1)
    })
    expect(failed).toMatchObject({ code: '23505' })
    expect(await all(database.db)).toEqual([1])
  })

  test('that fail: the next statement reports why, and nothing of the transaction stays', async () => {
    await inTransaction((transaction) => add(transaction, 1))
    const failed = await inTransaction(async (transaction) => {
      await add(transaction, 2)
      await add(transaction, 1)
      await all(transaction)
    })
    expect(failed).toMatchObject({ code: '23505' })
    expect(await all(database.db)).toEqual([1])
  })

  test('that fail before a refusal of the caller leave that refusal, and the connection works', async () => {
    const refusal = new Error('refused')
    const failed = await inTransaction(async (transaction) => {
      await add(transaction, 1)
      await add(transaction, 1)
      throw refusal
    })
    expect(failed).toBe(refusal)
    expect(await inTransaction((transaction) => add(transaction, 2))).toMatchObject({ rows: [] })
    expect(await all(database.db)).toEqual([2])
  })

  test('may be a lock: what is read after it is what the transaction before it left behind', async () => {
    await inTransaction((transaction) => add(transaction, 1))
    let goOn = () => {}
    const read = new Promise<void>((resolve) => (goOn = resolve))
    let locked = () => {}
    const isLocked = new Promise<void>((resolve) => (locked = resolve))
    const lock = (transaction: Transaction<Database>) =>
      sql`select from counted where value = 1 for update ${unread}`.execute(transaction)
    const first = inTransaction(async (transaction) => {
      await lock(transaction)
      await all(transaction)
      locked()
      await read
      await add(transaction, 2)
    })
    await isLocked
    const second = inTransaction(async (transaction) => {
      await lock(transaction)
      const seen = all(transaction)
      goOn()
      expect(await seen).toEqual([1, 2])
      return 'seen'
    })
    await first
    expect(await second).toBe('seen')
  })

  test('outside of a transaction are waited for', async () => {
    await add(database.db, 1)
    await expect(add(database.db, 1)).rejects.toMatchObject({ code: '23505' })
    expect(await all(database.db)).toEqual([1])
  })
})

test.each([
  ['select 1 /* unread */', true],
  ['select 1', false],
  ['select 1 /* unread */ where true', false],
])('%s: %s', (text, expected) => {
  expect(isUnread(text)).toBe(expected)
})
