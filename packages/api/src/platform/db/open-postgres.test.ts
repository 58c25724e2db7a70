import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestDatabase } from './testing/make-test-database.ts'
import { testServer } from './testing/test-server.ts'
import { isDatabaseUnreachable } from './is-database-unreachable.ts'
import { openPostgres } from './open-postgres.ts'

const server = await testServer()
const poolSize = 12
const longestQueue = 500

describe.skipIf(!server)('connections to a PostgreSQL', () => {
  let url: string
  let drop: () => Promise<void>
  beforeAll(async () => {
    ;({ url, drop } = await makeTestDatabase(server ?? ''))
  })
  afterAll(() => drop?.())

  async function onDatabase(statement: (name: string) => string): Promise<void> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(statement(pg.escapeIdentifier(new URL(url).pathname.slice(1))))
    await client.end()
  }

  test.each([
    ['off', 'on'],
    ['local', 'on'],
    ['on', 'on'],
    ['remote_apply', 'remote_apply'],
  ])('F49: a server that commits with "%s": our sessions commit with "%s"', async (servers, ours) => {
    await onDatabase((name) => `alter database ${name} set synchronous_commit = ${servers}`)
    const { db, close } = await openPostgres(url)
    const { rows } = await db
      .transaction()
      .execute(async (transaction) =>
        sql<{ mode: string }>`select current_setting('synchronous_commit') as mode`.execute(transaction),
      )
    expect(rows).toEqual([{ mode: ours }])
    await close()
    await onDatabase((name) => `alter database ${name} reset synchronous_commit`)
  })

  test('a statement that is sent again and again is parsed once, and answers beside a column of the next version', async () => {
    const { db, close } = await openPostgres(url)
    await sql`create table kept (id int, name text)`.execute(db)
    await sql`insert into kept values (${1}, ${'one'})`.execute(db)
    await db.connection().execute(async (connection) => {
      const columns = () => sql`select id, name from kept where id = ${1}`.execute(connection)
      const all = () => sql`select * from kept where id = ${1}`.execute(connection)
      for (let turn = 0; turn < 6; turn += 1) await Promise.all([columns(), all()])
      const prepared = await sql<{ text: string }>`
        select statement as text from pg_prepared_statements`.execute(connection)
      expect(prepared.rows).toEqual([{ text: 'select id, name from kept where id = $1' }])
      await onDatabase(() => `alter table kept add column later text default 'of the next version'`)
      expect((await columns()).rows).toEqual([{ id: 1, name: 'one' }])
      expect((await all()).rows).toEqual([{ id: 1, name: 'one', later: 'of the next version' }])
    })
    await close()
  })

  test('F52: when the queue for a connection is full, the next caller fails at once', async () => {
    const { db, close } = await openPostgres(url)
    let giveBack = () => {}
    const holding = new Promise<void>((resolve) => (giveBack = resolve))
    const held: Promise<void>[] = []
    for (let turn = 0; turn < poolSize; turn += 1) {
      await new Promise<void>((taken) => {
        const hold = async () => {
          taken()
          await holding
        }
        held.push(db.connection().execute(hold))
      })
    }
    const waiting = Promise.all(Array.from({ length: longestQueue }, () => sql`select 1`.execute(db)))
    const refused = await sql`select 1`.execute(db).catch((error: unknown) => error)
    expect(isDatabaseUnreachable(refused)).toBe(true)
    giveBack()
    await Promise.all(held)
    expect(await waiting).toHaveLength(longestQueue)
    await close()
  })
})
